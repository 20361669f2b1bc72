import type { ContactMessage } from '@spotter/contract';
import type { OutgoingMail } from '@spotter/providers/ports/mail';
import type { z } from 'zod';
import { writeEmail } from '../../platform/emails/email-body.ts';

// Every email about the contact form.

/** Returns the email to the support mailbox; a reply goes to the person who wrote. */
export function contactMail(message: z.infer<typeof ContactMessage>): Omit<OutgoingMail, 'to'> {
  const { name, email, subject } = message;
  return {
    replyTo: { name, address: email },
    ...writeEmail({
      subject: `Contact form: ${subject}`,
      paragraphs: [`${name} <${email}> wrote on the contact form:`, message.message],
    }),
  };
}
