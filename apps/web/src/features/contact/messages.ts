import { ApiError } from '@spotter/contract';

/** Every sentence of the contact page. */
export const contactMessages = {
  title: 'Talk to us',
  lead: 'A question about your agent, your account or your data? Write to us. A person reads it.',
  liveChat: 'Live Chat Available 24/7',
  send: 'Send message',
  sending: 'Sending…',
  sentTitle: 'Your message is on its way',
  sent: 'We answer to the email you gave.',
  another: 'Write another message',
  failed: 'An error occurred',
  unreachable: 'The support address cannot be shown right now.',
};

/** Said before anybody types, where messages of the form reach nobody. */
export function notDeliveredSentence(email: string | null): string {
  const instead = email === null ? 'No support address is set up yet.' : `Please write to ${email} instead.`;
  return `This form does not deliver messages at the moment. ${instead}`;
}

/** Said after a message went nowhere. */
export function nothingSentSentence(email: string | null): string {
  const instead =
    email === null ? 'Your text is still in the form.' : `Please write to ${email}; your text is still here.`;
  return `Nothing was sent: this form does not deliver messages at the moment. ${instead}`;
}

/** What stands under the form after a failure: the server's own sentence, where it gave one. */
export function contactFailure(error: Error): string {
  const answered = error instanceof ApiError && error.status !== 0;
  return answered && error.message !== '' ? error.message : contactMessages.failed;
}
