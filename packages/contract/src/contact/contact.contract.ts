import { z } from 'zod';
import { MailAddress } from '../mail-address.ts';
import { defineRoute } from '../route.ts';

export const ContactMessage = z.object({
  name: z.string().trim().min(1).max(200),
  email: MailAddress,
  subject: z.string().trim().min(1).max(200),
  message: z.string().trim().min(1).max(5000),
});

export const contactRoutes = {
  /** Returns how a visitor can reach the company, as configured. */
  find: defineRoute({
    method: 'GET',
    path: '/contact',
    summary: 'The support address and phone, and whether the form is delivered.',
    access: 'anyone',
    response: z.object({ email: z.string().nullable(), phone: z.string().nullable(), delivers: z.boolean() }),
  }),
  send: defineRoute({
    method: 'POST',
    path: '/contact',
    summary:
      'Delivers a message to the support mailbox. `delivered` is false where none is configured: nothing was sent.',
    access: 'anyone',
    body: ContactMessage,
    response: z.object({ delivered: z.boolean() }),
  }),
};
