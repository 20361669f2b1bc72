import { Button } from '@mantine/core';
import { authRoutes } from '@spotter/contract';
import { IconMailForward } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../api/services.ts';
import { EmailField } from '../../components/form/email-field.tsx';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { StateMessage } from '../../components/page/state-message.tsx';
import { Form } from '../../components/form/form.tsx';
import { authMessages, failureSentence } from './messages.ts';

/** Requests the link that sets a new password. Known and unknown addresses get the same answer. */
export function ForgotPasswordForm() {
  const { api } = useServices();
  const [email, setEmail] = useState('');
  const request = useMutation({
    mutationFn: () => api.call(authRoutes.forgotPassword, { body: { email: email.trim() } }),
  });

  if (request.isSuccess) {
    return (
      <div role="status">
        <StateMessage
          icon={<IconMailForward />}
          title={authMessages.forgotSentTitle}
          action={{ label: authMessages.forgotAgain, onClick: request.reset }}
        >
          {authMessages.forgotSent}
        </StateMessage>
      </div>
    );
  }
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        request.mutate();
      }}
    >
      <EmailField name="email" required value={email} onChange={(event) => setEmail(event.currentTarget.value)} />
      <Button type="submit" fullWidth size="lg" disabled={request.isPending} aria-busy={request.isPending}>
        {request.isPending ? authMessages.forgotSending : authMessages.forgotSend}
      </Button>
      <FormFailure message={request.isError ? failureSentence(request.error) : null} />
    </Form>
  );
}
