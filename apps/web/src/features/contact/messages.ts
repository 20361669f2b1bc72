import { ApiError } from '@spotter/contract';

/** Every sentence of the contact page. */
export const contactMessages = {
  title: 'Talk to us',
  lead: 'A question about your agent, your account or your data? Write to us. A real person reads it.',
  liveChat: 'Live Chat Available 24/7',
  send: 'Send message',
  sending: 'Sending…',
  sentTitle: 'Your message is on its way',
  sent: 'We’ll answer at the email you gave us.',
  another: 'Write another message',
  failed: 'An error occurred',
  unreachable: 'We can’t show the support address right now.',
};

/** The sentence before a visitor types, if the form's messages reach no mailbox. */
export function notDeliveredSentence(email: string | null): string {
  const fallback = email === null ? 'There’s no support address yet.' : `Please write to ${email} instead.`;
  return `This form can’t deliver messages right now. ${fallback}`;
}

/** The sentence after a message that was not sent. */
export function nothingSentSentence(email: string | null): string {
  const fallback =
    email === null ? 'Your text is still in the form.' : `Please write to ${email}. Your text is still here.`;
  return `Nothing was sent. This form can’t deliver messages right now. ${fallback}`;
}

/** Returns the sentence under the form after a failure: the server's own sentence, if there is one. */
export function contactFailure(error: Error): string {
  const answered = error instanceof ApiError && error.status !== 0;
  return answered && error.message !== '' ? error.message : contactMessages.failed;
}
