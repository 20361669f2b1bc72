import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { PasswordField } from '../../../components/form/password-field.tsx';
import { answeredSentence, profileMessages } from '../messages.ts';

/** Asks for the password before something that a stranger at an open screen must not do. */
export function PasswordQuestion<Answer>(props: {
  ask: (password: string) => Promise<Answer>;
  onAnswered: (answer: Answer) => void;
  onCancel: () => void;
  confirm: string;
  /** What the button says while the server is asked. */
  confirming?: string;
  /** Why it did not go through; the server's own sentence if left out. */
  failed?: string;
  danger?: boolean;
}) {
  const [password, setPassword] = useState('');
  const question = useMutation({ mutationFn: () => props.ask(password), onSuccess: props.onAnswered });
  const failure = question.isError
    ? (props.failed ?? answeredSentence(question.error) ?? profileMessages.twoStepFailed)
    : null;
  return (
    <form
      className="form"
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
      <FormFailure message={failure} />
      <div className="dialog-actions">
        <Button variant="default" onClick={props.onCancel}>
          {profileMessages.cancel}
        </Button>
        <Button
          type="submit"
          {...(props.danger ? { color: 'danger' } : {})}
          disabled={password === '' || question.isPending}
          aria-busy={question.isPending}
        >
          {question.isPending ? (props.confirming ?? props.confirm) : props.confirm}
        </Button>
      </div>
    </form>
  );
}
