import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { Form } from '../../../components/form/form.tsx';
import { focusChat } from '../chat-heading.ts';
import { inboxMessages } from '../inbox-messages.ts';

/** Asks what the agent should know before it goes on in a chat that a person had. */
export function HandBackDialog(props: { onClose: () => void; onHandBack: (note: string) => void }) {
  const [note, setNote] = useState('');
  return (
    <Dialog opened onClose={props.onClose} title={inboxMessages.handBackTitle}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          // The button that asked goes with the bar.
          focusChat();
          props.onHandBack(note.trim());
        }}
      >
        <Textarea
          data-autofocus
          label={inboxMessages.handBackNote}
          description={inboxMessages.handBackHint}
          rows={3}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button type="submit" fullWidth>
          {inboxMessages.handBack}
        </Button>
      </Form>
    </Dialog>
  );
}
