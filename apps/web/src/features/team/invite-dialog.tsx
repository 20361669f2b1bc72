import { Button } from '@mantine/core';
import type { InvitedRole } from '@spotter/contract';
import { useState } from 'react';
import { Dialog, DialogActions, DialogText } from '../../components/dialog.tsx';
import { EmailField } from '../../components/form/email-field.tsx';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { Form } from '../../components/form/form.tsx';
import { teamMessages } from './messages.ts';
import { failureOf, useInvite } from './queries.ts';
import { RoleChoice } from './role-choice.tsx';

/** Invites somebody by email. */
export default function InviteDialog({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<InvitedRole>('setter');
  const invite = useInvite();
  return (
    <Dialog opened onClose={onClose} title={teamMessages.inviteTitle}>
      <DialogText>{teamMessages.inviteText}</DialogText>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          invite.mutate({ email: email.trim(), role }, { onSuccess: onClose });
        }}
      >
        <EmailField
          required
          data-autofocus
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <RoleChoice value={role} onChange={setRole} />
        <FormFailure message={failureOf(invite.error)} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {teamMessages.cancel}
          </Button>
          <Button type="submit" disabled={email.trim() === '' || invite.isPending} aria-busy={invite.isPending}>
            {invite.isPending ? teamMessages.sending : teamMessages.send}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
