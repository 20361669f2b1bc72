import { NativeSelect } from '@mantine/core';
import { type Chat, chatRoutes, type ChatStage } from '@spotter/contract';
import type { AgentState } from '@spotter/domain/inbox';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { toast } from 'react-toastify';
import { useHasColleagues } from '../../../api/rights/use-workspace.ts';
import { useMay } from '../../../api/rights/use-may.ts';
import { Avatar } from '../../../components/avatar.tsx';
import { shortPauseSentence } from '../../../components/pause/pause-time.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { AutoreplySwitch } from '../../../components/form/autoreply-switch.tsx';
import { presentTime } from '../../../components/time/present-time.ts';
import { contactHandleOf } from '../contact-name.ts';
import type { ChatPause } from '../state/chat-pause.ts';
import { AgentMark } from '../state/marks.tsx';
import { ScoreSection } from '../state/score-mark.tsx';
import { Arrivals } from './arrivals.tsx';
import { ContactData } from './contact-data.tsx';
import { Facts } from './facts.tsx';
import { inboxMessages } from '../inbox-messages.ts';
import { decisionSentence } from '../why/decision-sentence.ts';
import { chatMessages, stageNames } from '../messages.ts';
import { LostReasonField } from './lost-reason.tsx';
import { Notes } from './notes.tsx';
import { PlanPanel } from '../plan/plan-panel.tsx';
import { ChatTags } from '../tags/chat-tags.tsx';
import { dayAndTime } from '../times.ts';
import { paths } from '../../../paths.ts';
import { useChatChange } from '../use-chat-change.ts';
import styles from './contact-panel.module.css';

// A coach alone does what is next without writing it down.
const NextActionSection = lazy(() => import('../assignee/next-action.tsx'));

type Contact = {
  chat: Chat;
  contactName: string;
  state: AgentState;
  pause: ChatPause | null;
  now: Date;
  calls: ReactNode;
};

/** What is known about a lead, beside the chat on wide screens. */
export function ContactPanel(props: Contact) {
  return (
    <aside className={styles.contactPanel} aria-label={inboxMessages.about}>
      <ContactDetails {...props} />
    </aside>
  );
}

/** The same panel in front of the chat, where there is no room beside it. */
export function ContactSheet({ opened, onClose, ...contact }: Contact & { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title={inboxMessages.about}>
      <div className={styles.contactSheet}>
        <ContactDetails {...contact} />
      </div>
    </Dialog>
  );
}

function ContactDetails({ chat, contactName, state, pause, now, calls }: Contact) {
  const handle = contactHandleOf(chat);
  const change = useChatChange(chat._id);
  const hasColleagues = useHasColleagues();
  const mayChange = useMay(chatRoutes.update);
  return (
    <>
      <div className={styles.contactPanelHead}>
        <Avatar name={contactName} picture={chat.picture} size={72} />
        <p className={styles.contactPanelName}>
          <bdi>{contactName}</bdi>
          {handle !== null && (
            <span className={styles.contactPanelQuiet}>
              <bdi dir="ltr">{handle}</bdi>
            </span>
          )}
        </p>
        <AgentMark asks={chat.proposal !== null} state={state} paused={pause && shortPauseSentence(pause.until, now)} />
        <NativeSelect
          size="sm"
          aria-label={inboxMessages.stage}
          disabled={!mayChange}
          value={change.variables?.stage !== undefined && change.isPending ? change.variables.stage : chat.stage}
          data={Object.entries(stageNames).map(([value, label]) => ({ value, label }))}
          onChange={(event) =>
            change.mutate(
              { stage: event.currentTarget.value as ChatStage },
              { onError: () => toast.error(inboxMessages.stageFailed) },
            )
          }
        />
        {chat.stage === 'lost' && <LostReasonField key={chat._id} chat={chat} />}
        <AutoreplySwitch
          label={inboxMessages.never}
          disabled={!mayChange}
          description={
            <>
              {inboxMessages.neverMeans} <Link to={paths.neverList}>{inboxMessages.neverList}</Link>
            </>
          }
          checked={
            change.variables?.neverAutoreply !== undefined && change.isPending
              ? change.variables.neverAutoreply
              : chat.neverAutoreply
          }
          onChange={(event) =>
            change.mutate(
              { neverAutoreply: event.currentTarget.checked },
              { onError: () => toast.error(inboxMessages.neverFailed) },
            )
          }
        />
      </div>
      {hasColleagues && (
        <Suspense>
          <NextActionSection key={chat._id} chat={chat} now={now} />
        </Suspense>
      )}
      <ScoreSection score={chat.score} />
      {calls}
      <ChatTags chat={chat} />
      <PlanPanel chat={chat} />
      {chat.handBackNote !== null && (
        <section>
          <h2>{inboxMessages.handBackNow}</h2>
          <p dir="auto">{chat.handBackNote}</p>
        </section>
      )}
      <Arrivals chat={chat} />
      <Facts chat={chat} />
      <Notes chatId={chat._id} />
      {chat.lastDecision !== null && (
        <section>
          <h2>{chatMessages.lastDecisionTitle}</h2>
          <p>{decisionSentence(chat.lastDecision)}</p>
          <p className={styles.contactPanelQuiet}>{dayAndTime(chat.lastDecision.at, presentTime())}</p>
        </section>
      )}
      <ContactData chat={chat} contactName={contactName} />
    </>
  );
}
