import type { Chat } from '@spotter/contract';
import { NavLink } from 'react-router';
import { Avatar } from '../../../components/avatar.tsx';
import { paths } from '../../../paths.ts';
import { contactHandleOf, contactNameOf } from '../contact-name.ts';
import { stateOfAgent } from '../state/agent-state.ts';
import { AgentMark, StageChip } from '../state/marks.tsx';
import { authorName, snippet } from '../messages.ts';
import { timeAgo } from '../times.ts';

/** One conversation of the list: who, when, what was said last and by whom, and who has the chat now. */
export function ConversationRow(props: { chat: Chat; botEnabled: boolean; now: Date }) {
  return (
    <NavLink className="conversation" to={paths.chat(props.chat._id)} data-unread={props.chat.unread > 0 || undefined}>
      <ConversationSummary {...props} />
    </NavLink>
  );
}

/** What a row of the list says. */
export function ConversationSummary({ chat, botEnabled, now }: { chat: Chat; botEnabled: boolean; now: Date }) {
  const name = contactNameOf(chat);
  const handle = contactHandleOf(chat);
  const last = chat.history.at(-1);
  return (
    <>
      <Avatar name={name} picture={chat.picture} size={44} />
      <span className="conversation-name" dir="auto">
        {name}
        {handle !== null && (
          <>
            {' '}
            <bdi className="contact-handle" dir="ltr">
              {handle}
            </bdi>
          </>
        )}
      </span>
      {last !== undefined && (
        <time className="conversation-time" dateTime={last.date}>
          {timeAgo(last.date, now)}
        </time>
      )}
      {chat.match != null ? (
        <span className="conversation-snippet" data-author="contact">
          <bdi>{chat.match.excerpt}</bdi>
        </span>
      ) : (
        last !== undefined && (
          <span className="conversation-snippet" data-author={last.author}>
            {last.author === 'contact' ? (
              <span className="visually-hidden">{name}: </span>
            ) : (
              <span className="conversation-author">{authorName(last.author, name)}: </span>
            )}
            <bdi>{snippet(last)}</bdi>
          </span>
        )
      )}
      <span className="conversation-marks">
        <StageChip stage={chat.stage} />
        <AgentMark state={stateOfAgent(chat, botEnabled, now)} />
        {chat.unread > 0 && (
          <span className="unread-count">
            {chat.unread}
            <span className="visually-hidden"> unread</span>
          </span>
        )}
      </span>
    </>
  );
}
