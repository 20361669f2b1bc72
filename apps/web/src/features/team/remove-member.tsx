import { Button } from '@mantine/core';
import type { Member } from '@spotter/contract';
import { Dialog, DialogActions, DialogText } from '../../components/dialog.tsx';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { teamMessages } from './messages.ts';
import { failureOf, useRemove } from './queries.ts';

/** Asks before somebody loses access. */
export default function RemoveMember({ member, onClose }: { member: Member; onClose: () => void }) {
  const remove = useRemove();
  return (
    <Dialog opened onClose={onClose} title={teamMessages.removeTitle(member.name)}>
      <DialogText>{teamMessages.removeText}</DialogText>
      <FormFailure message={failureOf(remove.error)} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {teamMessages.cancel}
        </Button>
        <Button
          color="danger"
          disabled={remove.isPending}
          aria-busy={remove.isPending}
          onClick={() => remove.mutate(member._id, { onSuccess: onClose })}
        >
          {remove.isPending ? teamMessages.removing : teamMessages.remove}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
