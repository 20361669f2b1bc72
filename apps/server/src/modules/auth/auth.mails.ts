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

/** The mail with the link that confirms an address. */
export function verifyEmailMail({ firstName, link }: { firstName: string; link: string }): Omit<OutgoingMail, 'to'> {
  return {
    subject: 'Confirm your email address for Spotter',
    ...writeLetter({
      paragraphs: [
        `Hi ${firstName},`,
        'Welcome to Spotter! Please confirm that this is your email address. Then you can connect your accounts and book calls. The link works for three days:',
      ],
      action: { label: 'Confirm my email address', link },
      closing: [
        'If you did not sign up for Spotter, please do not use the link: without it the account cannot do anything in your name.',
        'Your Spotter team',
      ],
    }),
  };
}

/** What was done to an account, by which device, and how its owner gets it back. */
type AccountNews = { firstName: string; device: string | null; at: Date; timeZone: string; link: string };

/** The mail after the password was changed. */
export function passwordChangedMail(news: AccountNews): Omit<OutgoingMail, 'to'> {
  return {
    subject: 'Your Spotter password was changed',
    ...writeLetter({
      paragraphs: [
        `Hi ${news.firstName},`,
        `The password of your Spotter account was changed on ${timeOf(news)}, by ${deviceOf(news)}. Every other device was signed out.`,
        'If that was you, there is nothing to do. If it was not, set a new password at once:',
      ],
      action: { label: 'Set a new password', link: news.link },
      closing: ['Your Spotter team'],
    }),
  };
}

/** The mail after somebody signed in from where nobody had before. */
export function newDeviceMail(news: AccountNews): Omit<OutgoingMail, 'to'> {
  return {
    subject: 'New sign-in to your Spotter account',
    ...writeLetter({
      paragraphs: [
        `Hi ${news.firstName},`,
        `Your Spotter account was signed in to on ${timeOf(news)}, by ${deviceOf(news)}. We have not seen this device or network before.`,
        'If that was you, there is nothing to do. If it was not, set a new password: that signs out every device.',
      ],
      action: { label: 'Set a new password', link: news.link },
      closing: ['Your Spotter team'],
    }),
  };
}

function timeOf({ at, timeZone }: AccountNews): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `${format.format(at)} (${timeZone})`;
}

function deviceOf({ device }: AccountNews): string {
  return device ?? 'an unknown device';
}
