import type { Chat } from '@spotter/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useOnline } from '../../api/online.ts';
import { useHasColleagues } from '../../api/rights/use-workspace.ts';
import { useLiveState } from '../../api/services.ts';
import { useKeys } from '../../components/keys/use-keys.ts';
import { useNow } from '../../components/time/use-now.ts';
import { ChatHeader } from './chat-header.tsx';
import { ChatHistory } from './timeline/chat-history.tsx';
import { ContactPanel, ContactSheet } from './contact/contact-panel.tsx';
import { contactNameOf } from './contact-name.ts';
import { inboxMessages } from './inbox-messages.ts';
import { useLiveChat } from './live-chat.ts';
import { chatMessages } from './messages.ts';
import type { useChat } from './queries.ts';
import { SendBox } from './send/send-box.tsx';
import { AgentBar } from './state/agent-bar.tsx';
import { HandBackDialog } from './state/hand-back-dialog.tsx';
import { stateOfAgent, wayToAgent } from './state/agent-state.ts';
import { pauseOf } from './state/chat-pause.ts';
import { usePlan } from './plan/plan-queries.ts';
import { useCancelPendingReply } from './use-chat-change.ts';
import { useChatSwitch } from './state/use-chat-switch.ts';
import { useReadMark } from './use-read-mark.ts';
import { useSendingMessages } from './send/use-send-message.ts';
import styles from './chat.module.css';

const clockRenewedMs = 30_000;

// Most agents send their answers on their own.
const ProposalCard = lazy(async () => ({ default: (await import('./approval/proposal-card.tsx')).ProposalCard }));

// A coach alone has no colleague.
const AssigneeBar = lazy(() => import('./assignee/assignee-bar.tsx'));

type ChatViewProps = {
  chat: Chat;
  query: ReturnType<typeof useChat>;
  botEnabled: boolean;
  /** What keeps the account from sending, shown where the coach writes. */
  notice: ReactNode;
  /** The link to where the coach came from. */
  wayBack: ReactNode;
  /** Why the chat waits for the coach, shown under the header. */
  reason?: ReactNode;
  /** The calls of the lead, shown with what is known of them. */
  calls?: ReactNode;
  /** Whether the coach can write at once, without going to the box. */
  startsInBox?: boolean;
  /** Whether the coach came to change the answer that waits for their word. */
  editsProposal?: boolean;
  /** Whether an empty box begins with a suggested reply. */
  suggests?: boolean;
  /** Called once the coach has answered or given the chat to the agent. */
  onFinished?: (() => void) | undefined;
};

/** One live conversation, with what the coach needs to read, understand and take over. */
export function ChatView(props: ChatViewProps) {
  const { chat, query, botEnabled, notice, onFinished } = props;
  const contactName = contactNameOf(chat);
  const now = useNow(clockRenewedMs);
  const hasColleagues = useHasColleagues();
  const state = stateOfAgent(chat, botEnabled, now);
  const pause = pauseOf(chat, usePlan(chat._id).data?.pause ?? null, state, now);
  const switchChat = useChatSwitch(chat._id, onFinished);
  const sending = useSendingMessages(chat);
  const cancelReply = useCancelPendingReply(chat._id);
  // A later change of the address must not move the focus.
  const [startsInBox] = useState(props.startsInBox);
  const [handingBack, setHandingBack] = useState(false);
  const [showsAbout, setShowsAbout] = useState(false);
  useLiveChat(chat._id);
  useReadMark(chat._id, { unread: chat.unread, newestId: chat.history.at(-1)?._id ?? null });

  // The empty note makes this differ from the switch: the agent gets the chat even if the switch is on.
  const letAnswer = () => switchChat(true, '');
  const way = pause === null ? wayToAgent(chat, state, botEnabled) : null;
  useKeys({
    takeOver: chat.chatEnabled ? () => switchChat(false) : null,
    handBack: way === null ? null : way === 'hand-back' ? () => setHandingBack(true) : letAnswer,
  });
  const about = { chat, contactName, state, pause, now, calls: props.calls };

  return (
    <>
      <section className={styles.chat} aria-label={`Chat with ${contactName}`}>
        <ChatHeader
          chat={chat}
          contactName={contactName}
          botEnabled={botEnabled}
          state={state}
          pause={pause}
          now={now}
          wayBack={props.wayBack}
          onSwitch={switchChat}
          onHandBack={() => setHandingBack(true)}
          onAbout={() => setShowsAbout(true)}
        />
        {props.reason}
        <ChatHistory
          chat={chat}
          sending={sending}
          contactName={contactName}
          older={{
            hasMore: query.hasNextPage,
            isLoading: query.isFetchingNextPage,
            isBusy: query.isFetching,
            failed: query.isFetchNextPageError,
            load: () => void query.fetchNextPage(),
          }}
          onCancelReply={cancelReply}
        />
        <LiveNote />
        <div className={styles.chatNotice}>{notice}</div>
        {hasColleagues && (
          <Suspense>
            <AssigneeBar chat={chat} now={now} />
          </Suspense>
        )}
        {chat.proposal === null && (
          <AgentBar
            chat={chat}
            state={state}
            pause={pause}
            now={now}
            accountEnabled={botEnabled}
            onHandBack={() => setHandingBack(true)}
            onLetAnswer={letAnswer}
          />
        )}
        <WaitingAnswer chat={chat} startsEditing={props.editsProposal ?? false} />
        <SendBox chat={chat} startsHere={startsInBox} suggests={props.suggests ?? false} onSent={onFinished} />
        {handingBack && (
          <HandBackDialog
            onClose={() => setHandingBack(false)}
            onHandBack={(note) => {
              setHandingBack(false);
              switchChat(true, note);
            }}
          />
        )}
      </section>
      <ContactPanel {...about} />
      <ContactSheet {...about} opened={showsAbout} onClose={() => setShowsAbout(false)} />
    </>
  );
}

/** The answer that waits for the coach's word; one that is gone stays while the coach changes it. */
function WaitingAnswer({ chat, startsEditing }: { chat: Chat; startsEditing: boolean }) {
  const [hasWaited, setHasWaited] = useState(false);
  if (chat.proposal !== null && !hasWaited) setHasWaited(true);
  if (!hasWaited) return null;
  return (
    <Suspense>
      <ProposalCard key={String(startsEditing)} chat={chat} startsEditing={startsEditing} />
    </Suspense>
  );
}

/** Says that the chat is not live at the moment. */
function LiveNote() {
  const liveState = useLiveState();
  const online = useOnline();
  if (online && liveState !== 'reconnecting') return null;
  return (
    <p className={styles.reconnecting} role="status">
      {online ? chatMessages.reconnecting : inboxMessages.offline}
    </p>
  );
}
