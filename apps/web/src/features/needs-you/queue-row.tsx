import { ActionIcon } from '@mantine/core';
import type { Chat } from '@spotter/contract';
import { IconArrowBackUp, IconCheck, IconChevronUp, IconEyeOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LinkFromHere } from '../../components/way-back/link-from-here.tsx';
import { Avatar } from '../../components/avatar.tsx';
import { worthSentence } from '../../components/offer/worth-sentence.ts';
import { PillButton } from '../../components/kit/pill-button.tsx';
import { useKeyHint } from '../../components/keys/use-keys.ts';
import { paths } from '../../paths.ts';
import { needsYouMessages } from './messages.ts';
import { daysLeftSentence, leakActs, queueMessages } from './queue-messages.ts';
import { Reason, Since } from './reason.tsx';
import styles from './needs-you.module.css';

/** What a row shows of a chat. */
export type RowContent = {
  nameOf: (chat: Chat) => string;
  /** The newest message. */
  words: (chat: Chat) => ReactNode;
  /** What the coach has to know to answer, with links of its own. */
  brief: (chat: Chat) => ReactNode;
  suggestion: (chat: Chat) => ReactNode;
};

/** One chat that waits: who, why, what they wrote, what the agent would answer, and a reply in place. */
export function QueueRow(props: {
  chat: Chat;
  now: Date;
  content: RowContent;
  hasSuggestion: boolean;
  isBusy: boolean;
  onDone: () => void;
  isReplying: boolean;
  onReply: () => void;
  reply: () => ReactNode;
}) {
  const { chat, now, content, isReplying } = props;
  const { needsYou } = chat;
  const hint = useKeyHint();
  const name = content.nameOf(chat);
  // Opens the reply, too, with a text that keeps the lead.
  const leakAct =
    needsYou?.urgency === 'leaking' && chat.leak !== null && !isReplying ? leakActs[chat.leak.kind] : null;
  const isUnseen = chat.told !== null && chat.told.openedAt === null;
  return (
    <li className={styles.queueItem} data-urgency={needsYou?.urgency} data-chat={chat._id}>
      <div className={styles.row}>
        <LinkFromHere className={styles.queueChat} to={paths.chat(chat._id)}>
          <Avatar name={name} picture={chat.picture} size={40} />
          <span className={styles.who}>
            <span className={styles.name}>
              <bdi>{name}</bdi>
              {isUnseen && (
                <span className={styles.unseen} title={needsYouMessages.notSeen}>
                  <IconEyeOff size={16} aria-hidden />
                  <span className="visually-hidden">{needsYouMessages.notSeen}</span>
                </span>
              )}
            </span>{' '}
            {needsYou !== null && (
              <>
                <Reason of={needsYou} />
                <Since of={needsYou} now={now} />
              </>
            )}
          </span>
          <span className={styles.words}>
            <span className={styles.said} dir="auto">
              {needsYou?.quote == null ? content.words(chat) : `“${needsYou.quote.text}”`}
            </span>
            {needsYou?.why === 'went-quiet' && chat.coachWindowClosesAt !== null ? (
              <span className={styles.task}>{daysLeftSentence(chat.coachWindowClosesAt, now)}</span>
            ) : (
              props.hasSuggestion && !isReplying && content.suggestion(chat)
            )}
            {chat.leak?.worth != null && <span className={styles.worth}>{worthSentence(chat.leak.worth)}</span>}
          </span>
        </LinkFromHere>
        {leakAct !== null && (
          <PillButton className={styles.leakAct} aria-label={`${leakAct}: ${name}`} onClick={props.onReply}>
            {leakAct}
          </PillButton>
        )}
        <div className={styles.acts}>
          {leakAct === null && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              aria-label={`${isReplying ? queueMessages.closeReply : queueMessages.reply}: ${name}`}
              aria-expanded={isReplying}
              {...hint('reply', isReplying ? queueMessages.closeReply : queueMessages.reply)}
              onClick={props.onReply}
            >
              {isReplying ? <IconChevronUp size={20} /> : <IconArrowBackUp size={20} />}
            </ActionIcon>
          )}
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={`${needsYouMessages.done}: ${name}`}
            {...hint('done', needsYouMessages.done)}
            disabled={props.isBusy}
            onClick={props.onDone}
          >
            <IconCheck size={20} />
          </ActionIcon>
        </div>
      </div>
      {isReplying && <div className={styles.brief}>{content.brief(chat)}</div>}
      {isReplying && props.reply()}
    </li>
  );
}
