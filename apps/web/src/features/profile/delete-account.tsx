import { Button, Checkbox } from '@mantine/core';
import { ApiError, userRoutes } from '@spotter/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'react-toastify';
import { useServices } from '../../api/services.ts';
import { Dialog, DialogText } from '../../components/dialog.tsx';
import { paths } from '../../paths.ts';
import { profileMessages } from './messages.ts';
import { PasswordQuestion } from './sign-in/password-question.tsx';
import styles from './delete-account.module.css';

/** Asks for the password, deletes the account and leaves. */
export function DeleteAccount() {
  const { api, session } = useServices();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const [hasMembers, setHasMembers] = useState(false);
  const [deleteWorkspaces, setDeleteWorkspaces] = useState(false);
  const close = () => setAsked(false);

  async function remove(password: string) {
    try {
      return await api.call(userRoutes.remove, {
        body: { password, ...(deleteWorkspaces ? { deleteWorkspaces } : {}) },
      });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'has_members') setHasMembers(true);
      throw error;
    }
  }

  return (
    <>
      <Button variant="default" className={styles.delete} onClick={() => setAsked(true)}>
        {profileMessages.deleteOpen}
      </Button>
      <Dialog opened={asked} onClose={close} title={profileMessages.deleteQuestion}>
        <DialogText>{profileMessages.deleteConsequences}</DialogText>
        <div role="status">
          {hasMembers && (
            <>
              <DialogText>{profileMessages.deleteMembers}</DialogText>
              <Checkbox
                checked={deleteWorkspaces}
                onChange={(event) => setDeleteWorkspaces(event.currentTarget.checked)}
                label={profileMessages.deleteTogether}
              />
            </>
          )}
        </div>
        <PasswordQuestion
          ask={remove}
          onAnswered={() => {
            session.end('signed-out');
            toast.success(profileMessages.deleted);
            void navigate(paths.login, { replace: true });
          }}
          onCancel={close}
          confirm={profileMessages.deleteConfirm}
          confirming={profileMessages.deleting}
          failed={hasMembers && !deleteWorkspaces ? profileMessages.deleteMembers : profileMessages.deleteFailed}
          danger
        />
      </Dialog>
    </>
  );
}
