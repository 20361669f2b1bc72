import { Button } from '@mantine/core';
import type { Chat } from '@spotter/contract';
import type { AgentState } from '@spotter/domain/inbox';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pauseMessages } from '../../../components/pause/pause-messages.ts';
import { paths } from '../../../paths.ts';
import { inboxMessages } from '../inbox-messages.ts';
import { usePauseChat } from '../plan/plan-queries.ts';
import { isWithPerson } from './agent-state.ts';
import { type ChatPause, pausedSentence } from './chat-pause.ts';
import styles from './agent-bar.module.css';

/** Shows above the send box if the agent will not answer: why, and how to give it the chat. */
export function AgentBar(props: {
  chat: Chat;
  state: AgentState;
  pause: ChatPause | null;
  now: Date;
  accountEnabled: boolean;
  onHandBack: () => void;
  onLetAnswer: () => void;
}) {
  const { state, onHandBack, onLetAnswer } = props;
  if (props.pause !== null) return <PauseBar chat={props.chat} pause={props.pause} now={props.now} />;
  const handBack = { label: inboxMessages.handBack, act: onHandBack };
  const letAnswer = { label: inboxMessages.letAnswer, act: onLetAnswer };
  if (isWithPerson(props.chat)) return <Bar sentence={inboxMessages.withYou} action={handBack} />;
  switch (state) {
    case 'stopped':
      return <Bar sentence={inboxMessages.stopped} />;
    case 'waits-for-keyword':
      return <Bar sentence={inboxMessages.waitsForKeyword} action={letAnswer} />;
    case 'not-a-lead':
      return props.accountEnabled ? <Bar sentence={inboxMessages.notALead} action={letAnswer} /> : null;
    case 'off':
      // The account's switch is off, and the header says so.
      return props.accountEnabled ? <Bar sentence={inboxMessages.agentIsOff} action={letAnswer} /> : null;
    case 'no-agent':
      return <Bar sentence={inboxMessages.noAgent} />;
    case 'other-app':
      return <Bar sentence={inboxMessages.otherApp} />;
    case 'taken-over':
    case 'delayed':
    case 'waiting':
    case 'on':
      return null;
  }
}

/**
 * Says who is paused and how long, with the way to end it:
 * here for the chat, on their pages for account and agent.
 */
function PauseBar({ chat, pause, now }: { chat: Chat; pause: ChatPause; now: Date }) {
  const pauseChat = usePauseChat(chat._id);
  const sentence = pausedSentence(pause, now);
  const { agentId } = chat.answering;
  if (pause.by === 'account') {
    return (
      <Bar sentence={sentence}>
        <Button component={Link} variant="default" size="sm" to={paths.account(chat.credentialId)}>
          {inboxMessages.toAccount}
        </Button>
      </Bar>
    );
  }
  if (pause.by === 'agent') {
    return (
      <Bar sentence={sentence}>
        {agentId !== null && (
          <Button component={Link} variant="default" size="sm" to={paths.agent(agentId)}>
            {inboxMessages.toAgent}
          </Button>
        )}
      </Bar>
    );
  }
  return (
    <Bar sentence={sentence}>
      <Button variant="default" size="sm" disabled={pauseChat.isPending} onClick={() => pauseChat.mutate(null)}>
        {pauseMessages.resume}
      </Button>
    </Bar>
  );
}

function Bar(props: { sentence: string; action?: { label: string; act: () => void }; children?: ReactNode }) {
  const { sentence, action, children } = props;
  return (
    <div className={styles.agentBar}>
      <p>{sentence}</p>
      {action !== undefined && (
        <Button variant="default" size="sm" onClick={action.act}>
          {action.label}
        </Button>
      )}
      {children}
    </div>
  );
}
