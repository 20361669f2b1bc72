import { Button } from '@mantine/core';
import { ApiError, authRoutes } from '@spotter/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { useServices } from '../../api/services.ts';
import { EmailField } from '../../components/form/email-field.tsx';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import { Form } from '../../components/form/form.tsx';
import { paths } from '../../paths.ts';
import { useSignIn } from './use-sign-in.ts';
import styles from './login-form.module.css';

/**
 * The form for email and password. On success the session begins.
 * `onTwoStep` is called if a second step follows.
 */
export function LoginForm(props: { failure: string | null; onTwoStep: (ticket: string) => void }) {
  const { api } = useServices();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const signIn = useSignIn(
    () => api.call(authRoutes.signIn, { body: { email: email.trim(), password } }),
    (error) => {
      if (!(error instanceof ApiError) || error.ticket === null) return false;
      props.onTwoStep(error.ticket);
      return true;
    },
  );

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void signIn.submit(undefined);
      }}
    >
      <EmailField name="email" required value={email} onChange={(event) => setEmail(event.currentTarget.value)} />
      <div>
        <PasswordField
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Link className={styles.aside} to={paths.forgotPassword}>
          Forgot your password?
        </Link>
      </div>
      <Button type="submit" fullWidth size="lg" disabled={signIn.sending} aria-busy={signIn.sending}>
        {signIn.sending ? 'Signing in…' : 'Sign in'}
      </Button>
      <FormFailure message={signIn.failure ?? (signIn.sending ? null : props.failure)} />
    </Form>
  );
}
