import type { TopicAgreement } from '@spotter/contract';
import { answersUntilTrust, askedOneIn } from '@spotter/domain/autoreply';

export const topicNames: Record<TopicAgreement['topic'], string> = {
  price: 'Prices',
  booking: 'Calls',
  objection: 'Doubts',
  'small-talk': 'Small talk',
  other: 'Other questions',
};

export const agreementMessages = {
  title: 'How often you agree',
  hint: `Send ${answersUntilTrust} answers about something, nearly all of them as they are, and you can let those go out on their own. One in ${askedOneIn} still asks you; two changed ones of the last ten, and all ask you again.`,
  makeAutomatic: 'Let these go out',
  askAgain: 'Ask me again',
  failed: 'We couldn’t load how often you agree.',
  retry: 'Try again',
  changeFailed: 'That didn’t save. Please try again.',
};

/** Returns what the coach did with the answers about a topic. */
export function countsSentence({ asWas, edited, dropped }: TopicAgreement): string {
  if (asWas + edited + dropped === 0) return 'None yet';
  return `${asWas} as ${asWas === 1 ? 'it was' : 'they were'}, ${edited} edited, ${dropped} dropped`;
}

/** Returns whether answers about a topic go out on their own, or what is missing. */
export function stateSentence({ isAutomatic, mayBeAutomatic, decided, agreed }: TopicAgreement): string {
  if (isAutomatic) return 'They go out on their own.';
  if (mayBeAutomatic) return 'You agree: they could go out on their own.';
  if (decided < answersUntilTrust) return `${answersUntilTrust - decided} more to decide.`;
  return `${Math.floor((100 * agreed) / decided)} % as they were; 95 % are needed.`;
}
