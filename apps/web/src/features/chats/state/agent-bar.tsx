import { Button } from '@mantine/core';
import { inboxMessages } from '../inbox-messages.ts';

/** Above the send box while a person has the chat: that it is so, and the way to give it back. */
export function AgentBar({ onHandBack }: { onHandBack: () => void }) {
  return (
    <div className="agent-bar">
      <p>{inboxMessages.withYou}</p>
      <Button variant="default" onClick={onHandBack}>
        {inboxMessages.handBack}
      </Button>
    </div>
  );
}
