import type { CannedReply } from '@spotter/contract';
import { inboxMessages } from '../inbox-messages.ts';
import styles from './canned.module.css';

/** The saved replies that begin with the text after the slash, above the box. */
export function CannedMenu(props: {
  id: string;
  replies: CannedReply[];
  active: number;
  onPick: (reply: CannedReply) => void;
  onManage: () => void;
}) {
  const { replies, active } = props;
  return (
    <div className={styles.cannedMenu}>
      {replies.length === 0 ? (
        <p className={styles.cannedQuiet}>{inboxMessages.cannedNoMatch}</p>
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
              <span className={styles.cannedShortcut}>/{reply.shortcut}</span>
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
