import { Button } from '@mantine/core';
import { ApiError, authRoutes } from '@spotter/contract';
import { useState } from 'react';
import { useServices } from '../../api/services.ts';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { Form } from '../../components/form/form.tsx';
import { CodeField } from '../../components/form/code-field.tsx';
import { EntryLead, EntrySwitch } from '../../components/page/entry-page.tsx';
import { authMessages } from './messages.ts';
import { useSignIn } from './use-sign-in.ts';
import styles from './second-step-form.module.css';

/** The form for a code of the authenticator app or a recovery code. On success the session begins. */
export function SecondStepForm(props: {
  ticket: string;
  /** Goes back to the first step, at the user's wish or for the server's reason. */
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
      <EntryLead id="second-step-lead">
        {usesRecovery ? authMessages.stepRecoveryLead : authMessages.stepLead}
      </EntryLead>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void verify.submit(undefined);
        }}
      >
        <CodeField
          // Each kind of code has its own field, because the keyboard and the browser's suggestions differ.
          key={String(usesRecovery)}
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
      </Form>
      <EntrySwitch className={styles.secondStepWays}>
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
      </EntrySwitch>
    </>
  );
}
