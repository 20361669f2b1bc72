import { Button, Textarea, TextInput } from '@mantine/core';
import { contactRoutes } from '@spotter/contract';
import { IconAlertTriangle, IconMailCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../api/services.ts';
import { EmailField } from '../../components/form/email-field.tsx';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { StateMessage } from '../../components/page/state-message.tsx';
import { Form } from '../../components/form/form.tsx';
import { FieldPair } from '../../components/form/field-pair.tsx';
import { contactFailure, contactMessages, nothingSentSentence, notDeliveredSentence } from './messages.ts';
import { useSupport } from './queries.ts';
import styles from './contact-form.module.css';

const blank = { name: '', email: '', subject: '', message: '' };

/** A form for a message to the support mailbox. If none is configured, the form says so and keeps the text. */
export function ContactForm() {
  const { api } = useServices();
  const support = useSupport().data;
  const [values, setValues] = useState(blank);
  const message = useMutation({
    mutationFn: () => api.call(contactRoutes.send, { body: { ...values, email: values.email.trim() } }),
    onSuccess: ({ delivered }) => {
      if (delivered) setValues(blank);
    },
  });

  const field = (name: keyof typeof blank) => ({
    name,
    required: true,
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setValues((before) => ({ ...before, [name]: value }));
    },
  });

  if (message.data?.delivered) {
    return (
      <div role="status">
        <StateMessage
          icon={<IconMailCheck />}
          title={contactMessages.sentTitle}
          action={{ label: contactMessages.another, onClick: message.reset }}
        >
          {contactMessages.sent}
        </StateMessage>
      </div>
    );
  }
  const nowhere = message.data === undefined ? null : nothingSentSentence(support?.email ?? null);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        message.mutate();
      }}
    >
      {support !== undefined && !support.delivers && (
        <p className={styles.contactWarning}>
          <IconAlertTriangle size={18} aria-hidden />
          <span>{notDeliveredSentence(support.email)}</span>
        </p>
      )}
      <FieldPair>
        <TextInput label="Name" autoComplete="name" maxLength={200} {...field('name')} />
        <EmailField maxLength={254} {...field('email')} />
      </FieldPair>
      <TextInput label="Subject" maxLength={200} {...field('subject')} />
      <Textarea label="Message" rows={6} maxLength={5000} {...field('message')} />
      <Button type="submit" fullWidth size="lg" disabled={message.isPending} aria-busy={message.isPending}>
        {message.isPending ? contactMessages.sending : contactMessages.send}
      </Button>
      <FormFailure message={message.isError ? contactFailure(message.error) : nowhere} />
    </Form>
  );
}
