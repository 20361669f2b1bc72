import { ActionIcon } from '@mantine/core';
import { type Chat, chatRoutes } from '@spotter/contract';
import type { AgentState } from '@spotter/domain/inbox';
import { IconInfoCircle } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useHasColleagues } from '../../api/rights/use-workspace.ts';
import { useMay } from '../../api/rights/use-may.ts';
import { Avatar } from '../../components/avatar.tsx';
import { shortPauseSentence } from '../../components/pause/pause-time.ts';
import { ChannelIcon } from '../../components/channel-icon.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { lostReasonNames } from '../../components/words/lost-reasons.ts';
import { AutoreplySwitch } from '../../components/form/autoreply-switch.tsx';
import { useKeyHint } from '../../components/keys/use-keys.ts';
import { ContactHandle } from './contact-handle.tsx';
import { contactHandleOf } from './contact-name.ts';
import { inboxMessages } from './inbox-messages.ts';
import { chatHeadingId } from './chat-heading.ts';
import { isWithPerson } from './state/agent-state.ts';
import type { ChatPause } from './state/chat-pause.ts';
import { withApp } from './state/other-app.ts';
import { AgentMark, StageChip } from './state/marks.tsx';
import { chatMessages } from './messages.ts';
import styles from './chat.module.css';

// A coach alone has nobody to give a chat to.
const AssigneeChoice = lazy(() => import('./assignee/assignee-choice.tsx'));

/** The name of the contact, and whether the agent may answer. */
export function ChatHeader(props: {
  chat: Chat;
  contactName: string;
  botEnabled: boolean;
  state: AgentState;
  pause: ChatPause | null;
  now: Date;
  wayBack: ReactNode;
  onSwitch: (enabled: boolean) => void;
  /** Opens the hand-back dialog, because only the person who had the chat can tell what happened. */
  onHandBack: () => void;
  onAbout: () => void;
}) {
  const { chat, contactName, botEnabled, onSwitch } = props;
  const handle = contactHandleOf(chat);
  const hint = useKeyHint();
  const hasColleagues = useHasColleagues();
  const maySwitch = useMay(chatRoutes.setEnabled);
  return (
    <header className={styles.chatHeader}>
      {props.wayBack}
      <Avatar name={contactName} picture={chat.picture} size={40} />
      <div className={styles.chatContact}>
        <div className={styles.chatNames}>
          <PageHeading id={chatHeadingId} className={styles.chatName}>
            <bdi>{contactName}</bdi>
          </PageHeading>
          {handle !== null && <ContactHandle>{handle}</ContactHandle>}
        </div>
        <div className={styles.chatMarks}>
          <ChannelIcon source={chat.from} size={16} />
          <StageChip stage={chat.stage} />
          {hasColleagues && (
            <Suspense>
              <AssigneeChoice chat={chat} />
            </Suspense>
          )}
          {chat.answering.otherApp !== null && (
            <span className={styles.chatFact}>{withApp(chat.answering.otherApp, props.now)}</span>
          )}
          {chat.lost !== null && <span className={styles.chatFact}>{lostReasonNames[chat.lost.reason]}</span>}
        </div>
      </div>
      <ActionIcon
        className={styles.chatAbout}
        variant="subtle"
        color="gray"
        size={44}
        aria-label={inboxMessages.about}
        onClick={props.onAbout}
      >
        <IconInfoCircle size={20} />
      </ActionIcon>
      <div className={styles.chatSwitch}>
        <p className={styles.chatState}>
          {props.pause === null && sayOnOrOff(props.state)}
          <AgentMark
            asks={chat.proposal !== null}
            state={props.state}
            paused={props.pause && shortPauseSentence(props.pause.until, props.now)}
          />
        </p>
        <AutoreplySwitch
          label={chatMessages.toggle}
          checked={chat.chatEnabled}
          disabled={!maySwitch}
          {...(chat.chatEnabled ? hint('takeOver', chatMessages.toggle) : {})}
          onChange={(event) => {
            const on = event.currentTarget.checked;
            if (on && isWithPerson(chat)) props.onHandBack();
            else onSwitch(on);
          }}
        />
        {!botEnabled && <p className={styles.chatSwitchNote}>{chatMessages.accountOff}</p>}
      </div>
    </header>
  );
}

/** Returns the word before a state that does not itself say whether the agent is on. */
function sayOnOrOff(state: AgentState): string | null {
  switch (state) {
    case 'waiting':
    case 'delayed':
    case 'waits-for-keyword':
      return inboxMessages.isOn;
    case 'taken-over':
    case 'stopped':
    case 'not-a-lead':
      return inboxMessages.isOff;
    case 'on':
    case 'off':
    case 'no-agent':
    case 'other-app':
    case 'spam':
      return null;
  }
}
