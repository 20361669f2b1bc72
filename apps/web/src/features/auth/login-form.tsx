import { Button, TextInput } from '@mantine/core';
import { ApiError, authRoutes } from '@spotter/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { useServices } from '../../api/services.ts';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import { paths } from '../../paths.ts';
import { useSignIn } from './use-sign-in.ts';

/** Email and password; on success the session begins. `onTwoStep` takes over where a second step is to come. */
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
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        void signIn.submit(undefined);
      }}
    >
      <TextInput
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <div>
        <PasswordField
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Link className="form-aside" to={paths.forgotPassword}>
          Forgot your password?
        </Link>
      </div>
      <Button type="submit" fullWidth size="lg" disabled={signIn.sending} aria-busy={signIn.sending}>
        {signIn.sending ? 'Signing in…' : 'Sign in'}
      </Button>
      <FormFailure message={signIn.failure ?? (signIn.sending ? null : props.failure)} />
    </form>
  );
}
