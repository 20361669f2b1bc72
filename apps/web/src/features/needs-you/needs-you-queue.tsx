import { Button } from '@mantine/core';
import type { AssigneeFilter, Chat } from '@spotter/contract';
import { type ReactNode, useRef, useState } from 'react';
import { useSession } from '../../api/platform.ts';
import { useNow } from '../../components/time/use-now.ts';
import { needsYouMessages } from './messages.ts';
import { sectionNames } from './queue-messages.ts';
import { useNeedsYou } from './queries.ts';
import { QueueRow, type RowContent } from './queue-row.tsx';
import { inSections } from './queue-sections.ts';
import { NobodyWaits, QueueFailed } from './queue-states.tsx';
import { useDone } from './use-done.ts';
import { focusRow, useQueueKeys } from './use-queue-keys.ts';
import styles from './needs-you.module.css';

const clockRenewedMs = 30_000;

/** How many chats have their suggested line at once. The others have theirs when a reply is begun. */
const suggestedAtOnce = 3;

/** The chats that wait for the coach, by when they have to be looked at. */
export function NeedsYouQueue(props: {
  /** Whose chats show; null: all. */
  assignee: AssigneeFilter | null;
  skeleton: ReactNode;
  content: RowContent;
  /** Whether a text can be suggested for a chat. */
  maySuggest: (chat: Chat) => boolean;
  /** The place to answer a chat without leaving the list. */
  reply: (chat: Chat, end: () => void) => ReactNode;
}) {
  const queue = useNeedsYou(props.assignee);
  const { done, busyWith } = useDone();
  const now = useNow(clockRenewedMs);
  const timeZone = useSession()?.user.timeZone ?? 'UTC';
  const list = useRef<HTMLDivElement>(null);
  const [replyingTo, setReplyingTo] = useState<string | null>(null);
  const finish = (chatId: string) => {
    focusRow(list, chatId, 1);
    done(chatId);
  };
  useQueueKeys(list, { reply: setReplyingTo, done: busyWith === null ? finish : null });

  if (queue.isPending) return props.skeleton;
  if (queue.data === undefined) return <QueueFailed onRetry={() => void queue.refetch()} />;
  if (queue.data.length === 0) return <NobodyWaits isNarrowed={props.assignee !== null} />;
  const sections = inSections(queue.data, now, timeZone);
  const suggested = sections
    .flatMap(({ chats }) => chats)
    .filter((chat) => chat.needsYou?.urgency !== 'severe' && props.maySuggest(chat))
    .slice(0, suggestedAtOnce);
  return (
    <div ref={list}>
      {sections.map(({ section, chats }) => (
        <section key={section} className={styles.section} aria-labelledby={`queue-${section}`}>
          <h2 id={`queue-${section}`} className={styles.sectionName}>
            {sectionNames[section]}
          </h2>
          <ul className={styles.queue}>
            {chats.map((chat) => (
              <QueueRow
                key={chat._id}
                chat={chat}
                now={now}
                content={props.content}
                hasSuggestion={suggested.includes(chat)}
                isBusy={busyWith === chat._id}
                onDone={() => finish(chat._id)}
                isReplying={replyingTo === chat._id}
                onReply={() => setReplyingTo(replyingTo === chat._id ? null : chat._id)}
                reply={() =>
                  props.reply(chat, () => {
                    setReplyingTo(null);
                    focusRow(list, chat._id, 0);
                  })
                }
              />
            ))}
          </ul>
        </section>
      ))}
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
    </div>
  );
}
