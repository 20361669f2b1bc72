import { Button } from '@mantine/core';
import { authRoutes } from '@spotter/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { useServices } from '../../../api/services.ts';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { PasswordField } from '../../../components/form/password-field.tsx';
import { StrengthBar } from '../../../components/form/strength-bar.tsx';
import { Form } from '../../../components/form/form.tsx';
import { profileMessages } from '../messages.ts';
import { useSessionsChanged } from '../queries.ts';

const blank = { current: '', next: '', confirmation: '' };

/** Changes the password. Every other device is signed out. */
export function PasswordForm() {
  const { api } = useServices();
  const sessionsChanged = useSessionsChanged();
  const [values, setValues] = useState(blank);
  const change = useMutation({
    mutationFn: () =>
      api.call(authRoutes.changePassword, { body: { password: values.current, newPassword: values.next } }),
    onSuccess: () => {
      setValues(blank);
      toast.success(profileMessages.passwordUpdated);
      void sessionsChanged();
    },
  });
  const differs = values.confirmation !== '' && values.confirmation !== values.next;

  const field = (name: keyof typeof blank) => ({
    name,
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setValues((before) => ({ ...before, [name]: value }));
    },
  });

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate();
      }}
    >
      <PasswordField label="Current password" autoComplete="current-password" {...field('current')} />
      <div>
        <PasswordField label="New password" autoComplete="new-password" minLength={8} {...field('next')} />
        <StrengthBar password={values.next} id="password-strength" />
      </div>
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        minLength={8}
        error={differs ? profileMessages.passwordsDiffer : null}
        {...field('confirmation')}
      />
      <Button
        type="submit"
        variant="default"
        disabled={values.next !== values.confirmation || change.isPending}
        aria-busy={change.isPending}
      >
        {change.isPending ? profileMessages.passwordSaving : profileMessages.passwordSave}
      </Button>
      <FormFailure message={change.isError ? profileMessages.passwordFailed : null} />
    </Form>
  );
}
