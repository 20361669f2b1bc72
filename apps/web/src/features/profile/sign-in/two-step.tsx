import { Button } from '@mantine/core';
import { authRoutes, type User } from '@spotter/contract';
import { IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { useServices } from '../../../api/services.ts';
import { Dialog, DialogText } from '../../../components/dialog.tsx';
import { profileMessages } from '../messages.ts';
import { PasswordQuestion } from './password-question.tsx';
import { useRenewedUser } from '../queries.ts';
import { SetUpTwoStep } from './set-up-two-step.tsx';
import styles from './two-step.module.css';

/** Whether signing in asks for a second step, and the way to turn it on and off. */
export function TwoStep({ user }: { user: User }) {
  const { api } = useServices();
  const renewUser = useRenewedUser();
  const [opened, setOpened] = useState<'set-up' | 'disable' | null>(null);

  // The server's answer counts. If the server cannot be reached now, the next load shows it.
  const changed = () => void renewUser(user).catch(() => undefined);

  return (
    <>
      {user.twoStep ? (
        <>
          <p className={styles.twoStepState}>
            <IconShieldCheck size={20} aria-hidden />
            {profileMessages.twoStepOn}
          </p>
          <Button variant="default" onClick={() => setOpened('disable')}>
            {profileMessages.twoStepDisable}
          </Button>
        </>
      ) : (
        <Button variant="default" onClick={() => setOpened('set-up')}>
          {profileMessages.twoStepSetUp}
        </Button>
      )}
      {opened === 'set-up' && <SetUpTwoStep onSwitchedOn={changed} onClose={() => setOpened(null)} />}
      <Dialog
        opened={opened === 'disable'}
        onClose={() => setOpened(null)}
        title={profileMessages.twoStepDisableQuestion}
      >
        <DialogText>{profileMessages.twoStepDisableText}</DialogText>
        <PasswordQuestion
          ask={(password, code) => api.call(authRoutes.disableTwoStep, { body: { password, code } })}
          codeLabel={profileMessages.twoStepAnyCode}
          onAnswered={() => {
            setOpened(null);
            toast.success(profileMessages.twoStepDisabled);
            changed();
          }}
          onCancel={() => setOpened(null)}
          confirm={profileMessages.twoStepDisableConfirm}
          danger
        />
      </Dialog>
    </>
  );
}
