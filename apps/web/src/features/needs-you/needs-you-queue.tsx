import { Button } from '@mantine/core';
import type { Chat, NeedsYou } from '@spotter/contract';
import { IconCheck, IconEyeOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useNow } from '../../components/time/use-now.ts';
import { paths } from '../../paths.ts';
import { daysLeftSentence, needsYouMessages } from './messages.ts';
import { useNeedsYou } from './queries.ts';
import { NobodyWaits, QueueFailed } from './queue-states.tsx';
import { Reason } from './reason.tsx';
import { useDone } from './use-done.tsx';
import styles from './needs-you.module.css';

const clockRenewedMs = 30_000;

/** The chats that wait for the coach, the most urgent first. `describe` returns the content of a conversation. */
export function NeedsYouQueue({ describe, skeleton }: { describe: (chat: Chat) => ReactNode; skeleton: ReactNode }) {
  const queue = useNeedsYou();
  const { done, busyWith } = useDone();
  const now = useNow(clockRenewedMs);

  if (queue.isPending) return skeleton;
  if (queue.data === undefined) return <QueueFailed onRetry={() => void queue.refetch()} />;
  if (queue.data.length === 0) return <NobodyWaits />;
  return (
    <>
      <ul className={styles.queue}>
        {queue.data.map((chat) => (
          <li key={chat._id} className={styles.queueItem} data-urgency={chat.needsYou?.urgency}>
            <Link className={styles.queueChat} to={paths.chat(chat._id)}>
              {chat.needsYou !== null && <Waiting of={chat.needsYou} chat={chat} now={now} />}
              {describe(withoutQuoted(chat))}
            </Link>
            <Button
              variant="subtle"
              color="gray"
              className={styles.queueDone}
              leftSection={<IconCheck size={18} aria-hidden />}
              aria-label={`${needsYouMessages.done}: ${chat.name ?? chat.username ?? chat.senderId}`}
              disabled={busyWith === chat._id}
              onClick={() => done(chat._id)}
            >
              {needsYouMessages.done}
            </Button>
          </li>
        ))}
      </ul>
      {queue.hasNextPage && (
        <Button
          variant="default"
          className={styles.queueMore}
          disabled={queue.isFetchingNextPage}
          onClick={() => void queue.fetchNextPage()}
        >
          {needsYouMessages.more}
        </Button>
      )}
    </>
  );
}

/** What is known of the wait, above the conversation. */
function Waiting({ of, chat, now }: { of: NeedsYou; chat: Chat; now: Date }) {
  return (
    <>
      <span className={styles.queueReason}>
        <Reason of={of} from={chat.from} now={now} />
      </span>
      {of.why === 'went-quiet' && chat.coachWindowClosesAt !== null && (
        <span className={styles.queueTask}>{daysLeftSentence(chat.coachWindowClosesAt, now)}</span>
      )}
      {of.quote !== null && (
        <span className={styles.queueQuote} dir="auto">
          “{of.quote.text}”
        </span>
      )}
      {chat.told !== null && chat.told.openedAt === null && (
        <span className={`mark ${styles.queueUnseen}`} data-tone="warning">
          <IconEyeOff size={15} aria-hidden />
          {needsYouMessages.notSeen}
        </span>
      )}
    </>
  );
}

/** Leaves out the newest message if the quote has it already, because it is often the one that caused the wait. */
function withoutQuoted(chat: Chat): Chat {
  const last = chat.history.at(-1);
  return last !== undefined && last._id === chat.needsYou?.quote?.messageId ? { ...chat, history: [] } : chat;
}
