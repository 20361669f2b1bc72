import { Button } from '@mantine/core';
import type { ApiKey } from '@spotter/contract';
import { toast } from 'react-toastify';
import { Dialog, DialogActions, DialogText } from '../../components/dialog.tsx';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { developerMessages } from './messages.ts';
import { failureOf, useRevokeKey } from './queries.ts';

/** Asks before a key is revoked. */
export default function RevokeKey({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const revoke = useRevokeKey();
  const onSuccess = () => {
    toast.success(developerMessages.revoked);
    onClose();
  };
  return (
    <Dialog opened onClose={onClose} title={developerMessages.revokeTitle(apiKey.name)}>
      <DialogText>{developerMessages.revokeText}</DialogText>
      <FormFailure message={failureOf(revoke.error)} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {developerMessages.cancel}
        </Button>
        <Button
          color="danger"
          disabled={revoke.isPending}
          aria-busy={revoke.isPending}
          onClick={() => revoke.mutate(apiKey._id, { onSuccess })}
        >
          {revoke.isPending ? developerMessages.revoking : developerMessages.revoke}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
