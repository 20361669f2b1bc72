import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { CodeField } from '../../../components/form/code-field.tsx';
import { PasswordField } from '../../../components/form/password-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { DialogActions } from '../../../components/dialog.tsx';
import { answeredSentence, profileMessages } from '../messages.ts';

/** Asks for the password before an action that a stranger at an open screen must not take. */
export function PasswordQuestion<Answer>(props: {
  ask: (password: string, code: string) => Promise<Answer>;
  /** The label of the field for a code, where one is asked too. */
  codeLabel?: string;
  onAnswered: (answer: Answer) => void;
  onCancel: () => void;
  confirm: string;
  /** The button's label while the server is asked. */
  confirming?: string;
  /** Why it failed. The default is the server's own sentence. */
  failed?: string;
  danger?: boolean;
}) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const question = useMutation({ mutationFn: () => props.ask(password, code), onSuccess: props.onAnswered });
  const isComplete = password !== '' && (props.codeLabel === undefined || code.trim() !== '');
  const failure = question.isError
    ? (props.failed ?? answeredSentence(question.error) ?? profileMessages.twoStepFailed)
    : null;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        question.mutate();
      }}
    >
      <PasswordField
        label={profileMessages.deletePassword}
        autoComplete="current-password"
        data-autofocus
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {props.codeLabel !== undefined && (
        <CodeField
          label={props.codeLabel}
          required
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      )}
      <FormFailure message={failure} />
      <DialogActions>
        <Button variant="default" onClick={props.onCancel}>
          {profileMessages.cancel}
        </Button>
        <Button
          type="submit"
          {...(props.danger ? { color: 'danger' } : {})}
          disabled={!isComplete || question.isPending}
          aria-busy={question.isPending}
        >
          {question.isPending ? (props.confirming ?? props.confirm) : props.confirm}
        </Button>
      </DialogActions>
    </Form>
  );
}
