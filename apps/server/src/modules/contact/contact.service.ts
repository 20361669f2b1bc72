import type { ContactMessage } from '@spotter/contract';
import type { Mail } from '@spotter/providers/ports/mail';
import { ProviderError } from '@spotter/providers/ports/provider-error';
import type { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import { type Limit, networkOf, type RateLimiter } from '../../http/limits/rate-limit.ts';
import { contactMail } from './contact.mails.ts';

const messagesFromOneAddress: Limit = { name: 'contact', tries: 10, windowMs: 60 * 60_000 };

export type ContactService = {
  /** Returns how to reach the company, and whether the form is delivered. */
  find(): { email: string | null; phone: string | null; delivers: boolean };
  /** Sends a message to the support mailbox; returns false where there is none, and then nothing was sent. */
  send(message: z.infer<typeof ContactMessage>, address: string): Promise<boolean>;
};

export function createContactService(dependencies: {
  support: { email: string | null; phone: string | null };
  /** null: this server has no mail. */
  mail: Mail | null;
  rateLimiter: RateLimiter;
}): ContactService {
  const { support, mail, rateLimiter } = dependencies;
  return {
    find: () => ({ ...support, delivers: support.email !== null && mail !== null }),

    async send(message, address) {
      if (support.email === null || mail === null) return false;
      await rateLimiter.take(messagesFromOneAddress, networkOf(address));
      try {
        // Not by a job, because the writer learns right away whether it has arrived, and still has the text.
        await mail.send({ to: support.email, ...contactMail(message) });
        return true;
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        throw new AppError(
          'provider_down',
          `We couldn’t deliver your message. Please try again, or write to ${support.email}`,
        );
      }
    },
  };
}
