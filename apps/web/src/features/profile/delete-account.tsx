import { Button } from '@mantine/core';
import { userRoutes } from '@spotter/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'react-toastify';
import { useServices } from '../../api/services.ts';
import { Dialog } from '../../components/dialog.tsx';
import { FormFailure } from '../../components/form-failure.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { paths } from '../../paths.ts';
import { profileMessages } from './messages.ts';

/** Deletes the account after asking for the password, and leaves. */
export function DeleteAccount() {
  const { api, session } = useServices();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const [password, setPassword] = useState('');
  const removal = useMutation({
    mutationFn: () => api.call(userRoutes.remove, { body: { password } }),
    onSuccess: () => {
      session.end('signed-out');
      toast.success(profileMessages.deleted);
      void navigate(paths.login, { replace: true });
    },
  });

  function close() {
    setAsked(false);
    setPassword('');
    removal.reset();
  }

  return (
    <>
      <Button variant="default" className="danger" onClick={() => setAsked(true)}>
        {profileMessages.deleteOpen}
      </Button>
      <Dialog opened={asked} onClose={close} title={profileMessages.deleteQuestion}>
        <p className="dialog-text">{profileMessages.deleteConsequences}</p>
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault();
            removal.mutate();
          }}
        >
          <PasswordField
            label={profileMessages.deletePassword}
            autoComplete="current-password"
            data-autofocus
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <FormFailure message={removal.isError ? profileMessages.deleteFailed : null} />
          <div className="dialog-actions">
            <Button variant="default" onClick={close}>
              {profileMessages.cancel}
            </Button>
            <Button
              type="submit"
              color="danger"
              disabled={password === '' || removal.isPending}
              aria-busy={removal.isPending}
            >
              {removal.isPending ? profileMessages.deleting : profileMessages.deleteConfirm}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
