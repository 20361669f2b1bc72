import { Button, TextInput } from '@mantine/core';
import { ApiError, authRoutes } from '@spotter/contract';
import { useState } from 'react';
import { useServices } from '../../api/services.ts';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { authMessages } from './messages.ts';
import { useSignIn } from './use-sign-in.ts';

/** A code of the authenticator app, or a recovery code; on success the session begins. */
export function SecondStepForm(props: {
  ticket: string;
  /** The first step has to be taken again: asked for, or the server's reason. */
  onStartOver: (reason: string | null) => void;
}) {
  const { api } = useServices();
  const [usesRecovery, setUsesRecovery] = useState(false);
  const [code, setCode] = useState('');
  const verify = useSignIn(
    () => api.call(authRoutes.verifyTwoStep, { body: { ticket: props.ticket, code } }),
    (error) => {
      if (!(error instanceof ApiError) || error.code !== 'ticket_expired') return false;
      props.onStartOver(error.message);
      return true;
    },
  );

  return (
    <>
      <p className="entry-lead" id="second-step-lead">
        {usesRecovery ? authMessages.stepRecoveryLead : authMessages.stepLead}
      </p>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          void verify.submit(undefined);
        }}
      >
        <TextInput
          // A field of its own for each: the keyboard and the browser's offers differ.
          key={String(usesRecovery)}
          className="code-field"
          label={usesRecovery ? authMessages.stepRecoveryCode : authMessages.stepCode}
          aria-describedby="second-step-lead"
          name="code"
          required
          autoFocus
          autoComplete={usesRecovery ? 'off' : 'one-time-code'}
          inputMode={usesRecovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" fullWidth size="lg" disabled={verify.sending} aria-busy={verify.sending}>
          {verify.sending ? authMessages.stepVerifying : authMessages.stepVerify}
        </Button>
        <FormFailure message={verify.failure} />
      </form>
      <p className="entry-switch second-step-ways">
        <button
          type="button"
          className="text-action"
          onClick={() => {
            setUsesRecovery(!usesRecovery);
            setCode('');
          }}
        >
          {usesRecovery ? authMessages.stepUseApp : authMessages.stepUseRecovery}
        </button>
        <button type="button" className="text-action" onClick={() => props.onStartOver(null)}>
          {authMessages.stepBack}
        </button>
      </p>
    </>
  );
}
