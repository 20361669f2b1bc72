import { Button } from '@mantine/core';
import { authRoutes } from '@spotter/contract';
import { IconCircleCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useServices } from '../../api/services.ts';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import { StateMessage } from '../../components/page/state-message.tsx';
import { StrengthBar } from '../../components/form/strength-bar.tsx';
import { Form } from '../../components/form/form.tsx';
import { paths } from '../../paths.ts';
import { authMessages, failureSentence } from './messages.ts';

/** Sets a new password with the token of a mailed link. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { api } = useServices();
  const [newPassword, setNewPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const reset = useMutation({
    mutationFn: () => api.call(authRoutes.resetPassword, { body: { token, newPassword } }),
  });
  const differs = confirmation !== '' && confirmation !== newPassword;

  if (reset.isSuccess) {
    return (
      <div role="status">
        <StateMessage icon={<IconCircleCheck />} title={authMessages.resetDoneTitle}>
          {authMessages.resetDone}
        </StateMessage>
        <Button component={Link} to={paths.login} fullWidth size="lg">
          Sign in
        </Button>
      </div>
    );
  }
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        reset.mutate();
      }}
    >
      <div>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          minLength={8}
          value={newPassword}
          onChange={(event) => setNewPassword(event.currentTarget.value)}
        />
        <StrengthBar password={newPassword} id="password-strength" />
      </div>
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        minLength={8}
        value={confirmation}
        error={differs ? authMessages.passwordsDiffer : null}
        onChange={(event) => setConfirmation(event.currentTarget.value)}
      />
      <Button
        type="submit"
        fullWidth
        size="lg"
        disabled={newPassword.length < 8 || newPassword !== confirmation || reset.isPending}
        aria-busy={reset.isPending}
      >
        {reset.isPending ? authMessages.resetSaving : authMessages.resetSave}
      </Button>
      <FormFailure message={reset.isError ? failureSentence(reset.error) : null} />
    </Form>
  );
}
