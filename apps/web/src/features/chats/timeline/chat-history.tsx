import { Loader } from '@mantine/core';
import type { Chat, Decision, Message } from '@spotter/contract';
import { IconArrowDown } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { PillButton } from '../../../components/kit/pill-button.tsx';
import { ScrollSentinel } from '../../../components/scroll-sentinel.tsx';
import { presentTime } from '../../../components/time/present-time.ts';
import { decisionSentence, troubleSentence } from '../why/decision-sentence.ts';
import { inboxMessages } from '../inbox-messages.ts';
import { MessageActions } from '../message/message-actions.tsx';
import { MessageBubble } from '../message/message-bubble.tsx';
import { MessageContext } from '../message/message-context.tsx';
import { chatMessages } from '../messages.ts';
import { HandsLine } from './hands-line.tsx';
import { PendingReply } from '../message/pending-reply.tsx';
import { Reactions } from '../message/reactions.tsx';
import { HistoryColumn } from './history-column.tsx';
import { Silence } from './silence.tsx';
import { dayAndTime } from '../times.ts';
import { timelineOf } from './timeline.ts';
import { TimelineLine } from './timeline-line.tsx';
import { ToldLine } from './told-line.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { useChatScroll } from './use-chat-scroll.ts';
import { WhyChip } from '../why/why-chip.tsx';
import styles from './chat-history.module.css';

type Older = { hasMore: boolean; isLoading: boolean; isBusy: boolean; failed: boolean; load: () => void };

/** A chat's messages, oldest first, opened at the newest. Older ones load above without a jump. */
export function ChatHistory(props: {
  chat: Chat;
  sending: Message[];
  contactName: string;
  older: Older;
  onCancelReply: () => void;
}) {
  const { chat, sending, older, contactName } = props;
  const messages = [...chat.history, ...sending];
  const [picture, setPicture] = useState<string | null>(null);
  const scroll = useChatScroll(messages[0]?._id, messages.at(-1));
  const whyOf = (decision: Decision, { _id }: Message) => (
    <WhyChip decision={decision} chatId={chat._id} messageId={_id} agentId={chat.answering.agentId} />
  );
  const timeline = timelineOf(messages, {
    changesOfHands: chat.changesOfHands,
    told: chat.told,
    isWhole: !older.hasMore,
  });
  const announcement = useAnnouncement(chat.history.at(-1), contactName);

  return (
    <div className={styles.historyFrame}>
      <div
        className={styles.history}
        ref={scroll.scroller}
        onScroll={scroll.onScroll}
        tabIndex={0}
        role="region"
        aria-label="Messages"
      >
        <HistoryColumn ref={scroll.content}>
          <OlderMessages older={older} within={scroll.scroller} />
          {messages.length === 0 && <p className={styles.historyNote}>{chatMessages.chatEmpty}</p>}
          <ol>
            {timeline.map((item) => {
              switch (item.kind) {
                case 'day':
                  return (
                    <li key={item.id}>
                      <TimelineLine>{dayAndTime(item.date, presentTime())}</TimelineLine>
                    </li>
                  );
                case 'told':
                  return (
                    <li key={item.id}>
                      <ToldLine told={item.told} />
                    </li>
                  );
                case 'hands':
                  return (
                    <li key={item.id}>
                      <HandsLine
                        change={item.change}
                        from={chat.from}
                        waitsForThem={
                          item === timeline.at(-1) && item.change.kind !== 'taken-over' && isAnswered(chat, messages)
                        }
                      />
                    </li>
                  );
                case 'message':
                  return (
                    <MessageBubble
                      key={item.id}
                      item={item}
                      contactName={contactName}
                      renderWhy={(decision) => whyOf(decision, item.message)}
                      silence={
                        item.message.decision !== null && (
                          <Silence
                            handsOver={item.message.decision.kind === 'hand-over'}
                            sentence={decisionSentence(item.message.decision)}
                            // The agent's own message has its chip already.
                            why={item.message.author === 'contact' && whyOf(item.message.decision, item.message)}
                          />
                        )
                      }
                      extras={{
                        context: <MessageContext message={item.message} contactName={contactName} />,
                        reactions: <Reactions reactions={item.message.reactions} />,
                        actions: <MessageActions chatId={chat._id} message={item.message} />,
                        onPicture: setPicture,
                      }}
                    />
                  );
              }
            })}
            {chat.pendingReply !== null && chat.chatEnabled && (
              <PendingReply
                key={chat.pendingReply.at}
                at={chat.pendingReply.at}
                trouble={troubleSentence(chat.lastDecision)}
                onCancel={props.onCancelReply}
              />
            )}
          </ol>
        </HistoryColumn>
      </div>
      {older.isLoading && (
        // Above the messages and not among them, because they must not move.
        <p className={`${styles.historyLoading} delayed`} role="status" aria-label="Loading older messages">
          <Loader size="sm" color="gray" />
        </p>
      )}
      {scroll.hasUnseen && (
        <PillButton className={styles.toNewest} onClick={scroll.toNewest}>
          <IconArrowDown size={16} aria-hidden />
          {chatMessages.newMessages}
        </PillButton>
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

/** Whether the agent may answer but has nothing to answer now. */
function isAnswered({ chatEnabled, pendingReply }: Chat, messages: Message[]): boolean {
  const last = messages.findLast(({ aborted }) => !aborted);
  return chatEnabled && pendingReply === null && last?.author !== 'contact';
}

function OlderMessages({ older, within }: { older: Older; within: RefObject<HTMLDivElement | null> }) {
  if (older.failed) {
    return (
      <p className={styles.historyNote} role="alert">
        {chatMessages.olderFailed}{' '}
        <button type="button" className="text-action" onClick={older.load}>
          {chatMessages.retry}
        </button>
      </p>
    );
  }
  return older.hasMore && !older.isBusy ? <ScrollSentinel within={within} onNear={older.load} /> : null;
}
