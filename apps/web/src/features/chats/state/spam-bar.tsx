import { Button } from '@mantine/core';
import { focusChat } from '../chat-heading.ts';
import { inboxMessages } from '../inbox-messages.ts';
import { Bar } from './bar.tsx';

/** Says who took the contact for a seller, with the one tap that undoes it. */
export function SpamBar(props: { by: 'detected' | 'marked'; isPending: boolean; onNotSpam: () => void }) {
  return (
    <Bar sentence={props.by === 'detected' ? inboxMessages.spamDetected : inboxMessages.spamMarked}>
      <Button
        variant="default"
        size="sm"
        disabled={props.isPending}
        aria-busy={props.isPending}
        onClick={() => {
          // The button goes with the bar.
          focusChat();
          props.onNotSpam();
        }}
      >
        {inboxMessages.notSpam}
      </Button>
    </Bar>
  );
}
