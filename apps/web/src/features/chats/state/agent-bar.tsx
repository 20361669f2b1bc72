import { Button } from '@mantine/core';
import type { Chat } from '@spotter/contract';
import type { AgentState } from '@spotter/domain/inbox';
import { Link } from 'react-router';
import { pauseMessages } from '../../../components/pause/pause-messages.ts';
import { paths } from '../../../paths.ts';
import { focusChat } from '../chat-heading.ts';
import { inboxMessages } from '../inbox-messages.ts';
import { usePauseChat } from '../plan/plan-queries.ts';
import { isWithPerson, wayToAgent } from './agent-state.ts';
import { type ChatPause, pausedSentence } from './chat-pause.ts';
import { Bar } from './bar.tsx';
import { SpamBar } from './spam-bar.tsx';
import { ThreadBar } from './thread-bar.tsx';
import { useSpamMark } from './use-spam-mark.ts';

type Props = {
  chat: Chat;
  state: AgentState;
  pause: ChatPause | null;
  now: Date;
  accountEnabled: boolean;
  onHandBack: () => void;
  onLetAnswer: () => void;
};

/** Shows above the send box if the agent will not answer: why, and how to give it the chat. */
export function AgentBar(props: Props) {
  return (
    <>
      <ThreadBar chat={props.chat} />
      <StateBar {...props} />
    </>
  );
}

function StateBar(props: Props) {
  const { chat, state } = props;
  const spam = useSpamMark(chat._id);
  if (chat.spam !== null)
    return <SpamBar by={chat.spam} isPending={spam.isPending} onNotSpam={() => spam.mark(false)} />;
  if (props.pause !== null) return <PauseBar chat={chat} pause={props.pause} now={props.now} />;
  const sentence = isWithPerson(chat) ? inboxMessages.withYou : silenceOf(state, props.accountEnabled);
  if (sentence === null) return null;
  switch (wayToAgent(chat, state, props.accountEnabled)) {
    case 'hand-back':
      return <Bar sentence={sentence} action={{ label: inboxMessages.handBack, act: props.onHandBack }} />;
    case 'let-answer':
      return (
        <Bar
          sentence={sentence}
          action={{
            label: inboxMessages.letAnswer,
            act: () => {
              // The button goes with the bar.
              focusChat();
              props.onLetAnswer();
            },
          }}
        />
      );
    case null:
      return <Bar sentence={sentence} />;
  }
}

/**
 * Returns why the agent will not answer a chat that no person has; null if it will, or the page says it
 * elsewhere.
 */
function silenceOf(state: AgentState, accountEnabled: boolean): string | null {
  switch (state) {
    case 'stopped':
      return inboxMessages.stopped;
    case 'waits-for-keyword':
      return inboxMessages.waitsForKeyword;
    case 'not-a-lead':
      return accountEnabled ? inboxMessages.notALead : null;
    case 'off':
      return accountEnabled ? inboxMessages.agentIsOff : null;
    case 'no-agent':
      return inboxMessages.noAgent;
    case 'other-app':
    case 'spam':
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
