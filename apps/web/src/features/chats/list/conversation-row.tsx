import type { Chat, Tag } from '@spotter/contract';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { Avatar } from '../../../components/avatar.tsx';
import { shortPauseSentence } from '../../../components/pause/pause-time.ts';
import { ContactHandle } from '../contact-handle.tsx';
import { paths } from '../../../paths.ts';
import { contactHandleOf, contactNameOf } from '../contact-name.ts';
import { stateOfAgent } from '../state/agent-state.ts';
import { pauseOf } from '../state/chat-pause.ts';
import { nextStepSentence } from '../state/next-step.ts';
import { AgentMark, StageChip } from '../state/marks.tsx';
import { authorName, snippet } from '../messages.ts';
import { FoundWords, isNamed } from './found-words.tsx';
import { RowTags } from '../tags/tag-chip.tsx';
import { timeAgo } from '../times.ts';
import styles from './conversation.module.css';

type Row = {
  chat: Chat;
  botEnabled: boolean;
  /** Until when the whole account is paused. */
  accountPausedUntil?: string | null;
  /** The words that the list is searched for. */
  search?: string;
  /** The tags of the workspace. */
  tags?: Tag[];
  /** Who has the chat, where the workspace has more than one person. */
  assignee?: ReactNode;
  now: Date;
};

/**
 * One conversation of the list: the lead, the time, the last message and its author, and who has the chat now.
 * `kept` is the part of the address that keeps the list as it is narrowed.
 */
export function ConversationRow({ kept, ...props }: Row & { kept: string }) {
  return (
    <NavLink
      className={styles.conversation!}
      to={paths.chat(props.chat._id) + kept}
      data-unread={props.chat.unread > 0 || undefined}
    >
      <ConversationSummary {...props} />
    </NavLink>
  );
}

/** The same row in a picture, without a link. */
export function ConversationItem({ chat, now }: { chat: Chat; now: Date }) {
  return (
    <li className={styles.conversation}>
      <ConversationSummary chat={chat} botEnabled now={now} />
    </li>
  );
}

/** The content of a row of the list. */
function ConversationSummary({
  chat,
  botEnabled,
  accountPausedUntil = null,
  search = '',
  tags = [],
  assignee,
  now,
}: Row) {
  const name = contactNameOf(chat);
  const handle = contactHandleOf(chat);
  const last = chat.history.at(-1);
  const state = stateOfAgent(chat, botEnabled, now);
  const ofAccount = accountPausedUntil === null ? null : { by: 'account' as const, until: accountPausedUntil };
  // Found by the name, a chat shows its last message: a line with the name in it would say nothing.
  const match = isNamed(`${name} ${handle ?? ''}`, search) ? null : chat.match;
  const pause = pauseOf(chat, ofAccount, state, now);
  return (
    <>
      <Avatar name={name} picture={chat.picture} size={40} />
      <span className={styles.conversationName} dir="auto">
        <FoundWords text={name} typed={search} />
        {handle !== null && (
          <>
            {' '}
            <ContactHandle>
              <FoundWords text={handle} typed={search} />
            </ContactHandle>
          </>
        )}
      </span>
      {last !== undefined && (
        <time className={styles.conversationTime} dateTime={last.date}>
          {timeAgo(last.date, now)}
        </time>
      )}
      {match != null ? (
        <span className={styles.conversationSnippet} data-author="contact">
          <bdi>
            <FoundWords text={match.excerpt} typed={search} />
          </bdi>
        </span>
      ) : (
        last !== undefined && (
          <span className={styles.conversationSnippet} data-author={last.author}>
            {last.author === 'contact' ? (
              <span className="visually-hidden">{name}: </span>
            ) : (
              <span className={styles.conversationAuthor}>{authorName(last.author, name)}: </span>
            )}
            <bdi>{snippet(last)}</bdi>
          </span>
        )
      )}
      <span className={styles.conversationMarks}>
        <StageChip stage={chat.stage} />
        <RowTags tags={tags.filter(({ _id }) => chat.tags.some((given) => given._id === _id))} />
        <AgentMark
          state={state}
          paused={pause && shortPauseSentence(pause.until, now)}
          asks={chat.proposal !== null}
          next={chat.nextStep && nextStepSentence(chat.nextStep, now)}
        />
        {assignee}
        {chat.unread > 0 && (
          <span className={styles.unreadCount}>
            {chat.unread}
            <span className="visually-hidden"> unread</span>
          </span>
        )}
      </span>
    </>
  );
}
