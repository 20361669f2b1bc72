import type { OutgoingMail } from '@spotter/providers/ports/mail';
import { writeLetter } from '../../platform/letter.ts';

// Every word that is mailed about signing in.

/** The mail with the link to set a new password. */
export function passwordResetMail({ firstName, link }: { firstName: string; link: string }): Omit<OutgoingMail, 'to'> {
  return {
    subject: 'Set a new password for Spotter',
    ...writeLetter({
      paragraphs: [
        `Hi ${firstName},`,
        'Somebody asked to set a new password for your Spotter account. If that was you, use this link. It works once, within the next hour:',
      ],
      action: { label: 'Set a new password', link },
      closing: [
        'If it was not you, there is nothing to do: your password stays as it is, and nobody else got this mail.',
        'Your Spotter team',
      ],
    }),
  };
}
