import { resolveTimeZone, zonedFormat } from '@spotter/language/zones/time-zone';
import type { OutgoingMail } from '@spotter/providers/ports/mail';
import { type EmailContent, writeEmail } from '../../platform/emails/email-body.ts';

// Every email about signing in.

/** Returns the email with the link to set a new password. */
export function passwordResetMail({ firstName, link }: { firstName: string; link: string }): Omit<OutgoingMail, 'to'> {
  return accountEmail(firstName, {
    subject: 'Set a new Spotter password',
    paragraphs: [
      'Someone asked for a new password for your Spotter account. If that was you, use this link. It works once, within the next hour:',
    ],
    action: { label: 'Set a new password', link },
    closing: [
      'If it wasn’t you, you can ignore this email. Your password stays the same, and nobody else got this email.',
    ],
  });
}

/** Returns the email with the link that confirms an address. */
export function verifyEmailMail({ firstName, link }: { firstName: string; link: string }): Omit<OutgoingMail, 'to'> {
  return accountEmail(firstName, {
    subject: 'Confirm your email address for Spotter',
    paragraphs: [
      'Welcome to Spotter! Please confirm your email address so you can connect your accounts and book calls. The link works for three days:',
    ],
    action: { label: 'Confirm my email address', link },
    closing: [
      'If you didn’t sign up for Spotter, don’t use the link. Without it, the account can’t do anything in your name.',
    ],
  });
}

/** What was done to an account, by which device, and how its owner gets it back. */
type AccountNews = { firstName: string; device: string | null; at: Date; timeZone: string; link: string };

/** Returns the email after the password was changed. */
export function passwordChangedMail(news: AccountNews): Omit<OutgoingMail, 'to'> {
  return accountEmail(news.firstName, {
    subject: 'Your Spotter password was changed',
    paragraphs: [
      `Your Spotter password was changed on ${timeOf(news)} from ${deviceOf(news)}. Every other device was signed out.`,
      'If that was you, you’re all set. If it wasn’t, set a new password right away:',
    ],
    action: { label: 'Set a new password', link: news.link },
  });
}

/** Returns the email after a sign-in from a new device or network. */
export function newDeviceMail(news: AccountNews): Omit<OutgoingMail, 'to'> {
  return accountEmail(news.firstName, {
    subject: 'New sign-in to your Spotter account',
    paragraphs: [
      `Someone signed in to your Spotter account on ${timeOf(news)} from ${deviceOf(news)}. We haven’t seen this device or network before.`,
      'If that was you, you’re all set. If it wasn’t, set a new password. That signs out every device.',
    ],
    action: { label: 'Set a new password', link: news.link },
  });
}

/** Returns the email after several wrong codes for the second step of a sign-in. */
export function wrongCodesMail(news: AccountNews): Omit<OutgoingMail, 'to'> {
  return accountEmail(news.firstName, {
    subject: 'Wrong codes for your Spotter account',
    paragraphs: [
      `Someone entered your password and then several wrong codes, the last on ${timeOf(news)} from ${deviceOf(news)}. They didn’t get in.`,
      'If that was you, use the code your app shows now, or a recovery code. If it wasn’t, set a new password right away:',
    ],
    action: { label: 'Set a new password', link: news.link },
  });
}

/** Returns the email after two-step sign-in was turned off. */
export function twoStepOffMail(news: AccountNews): Omit<OutgoingMail, 'to'> {
  return accountEmail(news.firstName, {
    subject: 'Two-step sign-in is off for your Spotter account',
    paragraphs: [
      `Two-step sign-in was turned off on ${timeOf(news)} from ${deviceOf(news)}. From now on, your password is enough to sign in.`,
      'If that was you, you’re all set. If it wasn’t, set a new password, which signs out every device, and turn it on again.',
    ],
    action: { label: 'Set a new password', link: news.link },
  });
}

function timeOf({ at, timeZone }: AccountNews): string {
  const format = zonedFormat('en-US', timeZone, { dateStyle: 'medium', timeStyle: 'short' });
  return `${format.format(at)} (${resolveTimeZone(timeZone)})`;
}

function deviceOf({ device }: AccountNews): string {
  return device ?? 'an unknown device';
}

/** Greets the owner of an account, and signs what was written to them. */
function accountEmail(
  firstName: string,
  { paragraphs, closing = [], ...rest }: EmailContent,
): Omit<OutgoingMail, 'to'> {
  return writeEmail({
    ...rest,
    paragraphs: [`Hi ${firstName},`, ...paragraphs],
    closing: [...closing, 'The Spotter team'],
  });
}
