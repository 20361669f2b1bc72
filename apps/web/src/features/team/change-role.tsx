import { Button } from '@mantine/core';
import { InvitedRole, type Member } from '@spotter/contract';
import { useState } from 'react';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { Form } from '../../components/form/form.tsx';
import { teamMessages } from './messages.ts';
import { failureOf, useChangeRole } from './queries.ts';
import { RoleChoice } from './role-choice.tsx';

/** Gives a member another role. */
export default function ChangeRole({ member, onClose }: { member: Member; onClose: () => void }) {
  const [role, setRole] = useState<InvitedRole>(InvitedRole.catch('viewer').parse(member.role));
  const change = useChangeRole();
  return (
    <Dialog opened onClose={onClose} title={teamMessages.changeTitle(member.name)}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate({ id: member._id, role }, { onSuccess: onClose });
        }}
      >
        <RoleChoice value={role} onChange={setRole} />
        <FormFailure message={failureOf(change.error)} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {teamMessages.cancel}
          </Button>
          <Button type="submit" disabled={change.isPending || role === member.role} aria-busy={change.isPending}>
            {change.isPending ? teamMessages.saving : teamMessages.save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
