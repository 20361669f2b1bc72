import { Button } from '@mantine/core';
import type { Chat } from '@spotter/contract';
import type { AgentState } from '@spotter/domain';
import { inboxMessages } from '../inbox-messages.ts';
import { isWithPerson } from './agent-state.ts';

/** Above the send box where the agent will not answer: why not, and how it gets the chat. */
export function AgentBar(props: {
  chat: Chat;
  state: AgentState;
  accountEnabled: boolean;
  onHandBack: () => void;
  onLetAnswer: () => void;
}) {
  const { state, onHandBack, onLetAnswer } = props;
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
      // The switch of the account is in the way: the header says so.
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

function Bar({ sentence, action }: { sentence: string; action?: { label: string; act: () => void } }) {
  return (
    <div className="agent-bar">
      <p>{sentence}</p>
      {action !== undefined && (
        <Button variant="default" size="sm" onClick={action.act}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
