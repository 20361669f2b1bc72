import { Loader } from '@mantine/core';
import type { Chat, Message } from '@spotter/contract';
import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { Dialog } from '../../../components/dialog.tsx';
import { presentTime } from '../../../components/time/present-time.ts';
import { troubleSentence } from '../why/decision-sentence.ts';
import { inboxMessages } from '../inbox-messages.ts';
import { chatMessages } from '../messages.ts';
import { PendingReply } from '../message/pending-reply.tsx';
import { dayAndTime } from '../times.ts';
import { MessageList } from './message-list.tsx';
import { timelineOf } from './timeline.ts';
import { TimelineLine } from './timeline-line.tsx';
import { TimelineRow } from './timeline-row.tsx';
import { useAnnouncement } from './use-announcement.ts';
import styles from './chat-history.module.css';

type Older = { hasMore: boolean; isLoading: boolean; isBusy: boolean; failed: boolean; load: () => void };

/**
 * A chat's messages, oldest first, opened at the newest, or at the one that the address names. Older ones load
 * above without a jump.
 */
export function ChatHistory(props: {
  chat: Chat;
  sending: Message[];
  contactName: string;
  older: Older;
  onCancelReply: () => void;
}) {
  const { chat, sending, older, contactName } = props;
  const [params] = useSearchParams();
  const location = useLocation();
  const [picture, setPicture] = useState<string | null>(null);
  const announcement = useAnnouncement(chat.history.at(-1), contactName);
  const { messages, day, items } = useRows(chat, sending, older);

  return (
    <div className={styles.historyFrame}>
      <MessageList
        items={items}
        newest={messages.at(-1)}
        named={params.get('message')}
        visit={namesMessage(location.state) ? location.key : ''}
        isWhole={!older.hasMore}
        loadOlder={older.hasMore && !older.isBusy && !older.failed ? older.load : null}
        head={
          day === null ? (
            messages.length === 0 && <p className={styles.historyNote}>{chatMessages.chatEmpty}</p>
          ) : (
            <TimelineLine isFirst>{dayAndTime(day, presentTime())}</TimelineLine>
          )
        }
      >
        {(item, place, index) => {
          if (item.kind === 'older-failed') {
            return (
              <li key={item.id} {...place({ index, key: item.id })}>
                <p className={styles.historyNote} role="alert">
                  {chatMessages.olderFailed}{' '}
                  <button type="button" className="text-action" onClick={older.load}>
                    {chatMessages.retry}
                  </button>
                </p>
              </li>
            );
          }
          if (item.kind === 'pending') {
            return (
              <PendingReply
                key={item.id}
                place={place({ index, key: item.id })}
                at={item.at}
                trouble={troubleSentence(chat.lastDecision)}
                onCancel={props.onCancelReply}
              />
            );
          }
          return (
            <TimelineRow
              key={item.id}
              item={item}
              index={index}
              place={place}
              chatId={chat._id}
              agentId={chat.answering.agentId}
              from={chat.from}
              contactName={contactName}
              waitsForThem={
                item.kind === 'hands' &&
                item.change.kind !== 'taken-over' &&
                index === items.length - 1 &&
                isAnswered(chat, messages)
              }
              onPicture={setPicture}
            />
          );
        }}
      </MessageList>
      {older.isLoading && (
        // Above the messages and not among them, because they must not move.
        <p className={`${styles.historyLoading} delayed`} role="status" aria-label="Loading older messages">
          <Loader size="sm" color="gray" />
        </p>
      )}
      <Dialog opened={picture !== null} onClose={() => setPicture(null)} title={inboxMessages.picture}>
        {picture !== null && <img className={styles.lightbox} src={picture} alt="" />}
      </Dialog>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </div>
  );
}

/** Whether the coach has just pressed a link to a message of this chat. */
function namesMessage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'namesMessage' in state;
}

/** Returns what a chat shows, made again only when that changes, because it may be tens of thousands of rows. */
function useRows(chat: Chat, sending: Message[], older: Older) {
  const { history, changesOfHands, told: notification, pendingReply, chatEnabled } = chat;
  const pendingAt = chatEnabled ? (pendingReply?.at ?? null) : null;
  const { hasMore, failed } = older;
  const messages = useMemo(() => (sending.length === 0 ? history : [...history, ...sending]), [history, sending]);
  const { day, timeline } = useMemo(() => {
    const [first, ...rest] = timelineOf(messages, { changesOfHands, notification, isWhole: !hasMore });
    // The first day stands above the rows: it belongs to another message as soon as older ones come in.
    if (first?.kind === 'day') return { day: first.date, timeline: rest };
    return { day: null, timeline: first === undefined ? [] : [first, ...rest] };
  }, [messages, changesOfHands, notification, hasMore]);
  const items = useMemo(
    () => [
      ...(failed ? [{ kind: 'older-failed' as const, id: 'older-failed' }] : []),
      ...timeline,
      ...(pendingAt === null ? [] : [{ kind: 'pending' as const, id: `pending-${pendingAt}`, at: pendingAt }]),
    ],
    [failed, timeline, pendingAt],
  );
  return { messages, day, items };
}

/** Whether the agent may answer but has nothing to answer now. */
function isAnswered({ chatEnabled, pendingReply }: Chat, messages: Message[]): boolean {
  const last = messages.findLast(({ aborted }) => !aborted);
  return chatEnabled && pendingReply === null && last?.author !== 'contact';
}
