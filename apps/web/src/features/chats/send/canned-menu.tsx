import type { CannedReply } from '@spotter/contract';
import { inboxMessages } from '../inbox-messages.ts';

/** The canned replies that begin with what is typed after the slash, above the box. */
export function CannedMenu(props: {
  id: string;
  replies: CannedReply[];
  active: number;
  onPick: (reply: CannedReply) => void;
  onManage: () => void;
}) {
  const { replies, active } = props;
  return (
    <div className="canned-menu">
      {replies.length === 0 ? (
        <p className="contact-panel-quiet">{inboxMessages.cannedNoMatch}</p>
      ) : (
        <ul id={props.id} role="listbox" aria-label={inboxMessages.canned}>
          {replies.map((reply, index) => (
            <li
              key={reply._id}
              id={`${props.id}-${index}`}
              role="option"
              aria-selected={index === active}
              // The box must keep the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => props.onPick(reply)}
            >
              <span className="canned-shortcut">/{reply.shortcut}</span>
              <bdi>{reply.text}</bdi>
            </li>
          ))}
        </ul>
      )}
      <button type="button" className="text-action" onClick={props.onManage}>
        {inboxMessages.cannedManage}
      </button>
    </div>
  );
}
