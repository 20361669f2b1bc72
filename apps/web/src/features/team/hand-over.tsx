import { Button } from '@mantine/core';
import type { Member } from '@spotter/contract';
import { useState } from 'react';
import { Dialog, DialogActions, DialogText } from '../../components/dialog.tsx';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { Form } from '../../components/form/form.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import { teamMessages } from './messages.ts';
import { failureOf, useHandOver } from './queries.ts';

/** Asks for the password before the workspace gets another owner. */
export default function HandOver({ member, onClose }: { member: Member; onClose: () => void }) {
  const [password, setPassword] = useState('');
  const handOver = useHandOver();
  return (
    <Dialog opened onClose={onClose} title={teamMessages.handOverTitle(member.name)}>
      <DialogText>{teamMessages.handOverText}</DialogText>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          handOver.mutate({ memberId: member._id, password }, { onSuccess: onClose });
        }}
      >
        <PasswordField
          label={teamMessages.password}
          autoComplete="current-password"
          data-autofocus
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <FormFailure message={failureOf(handOver.error)} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {teamMessages.cancel}
          </Button>
          <Button type="submit" disabled={password === '' || handOver.isPending} aria-busy={handOver.isPending}>
            {handOver.isPending ? teamMessages.handingOver : teamMessages.handOver}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
