import type { ContactMessage } from '@spotter/contract';
import type { OutgoingMail } from '@spotter/providers/ports/mail';
import type { z } from 'zod';
import { writeLetter } from '../../platform/letter.ts';

// Every word that is mailed about the contact form.

/** What the support mailbox gets; an answer to it goes to whoever wrote. */
export function contactMail(message: z.infer<typeof ContactMessage>): Omit<OutgoingMail, 'to'> {
  const { name, email, subject } = message;
  return {
    subject: `Contact form: ${subject}`,
    replyTo: { name, address: email },
    ...writeLetter({ paragraphs: [`${name} <${email}> wrote by the contact form:`, message.message] }),
  };
}
