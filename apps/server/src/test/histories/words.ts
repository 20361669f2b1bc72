import type { ContactWords } from './history.ts';

/** Matches the tokens in every text of a history, by which a message or an answer is recognized anywhere. */
const tokens = /\bzq[a-z]+/g;

const sentences: Record<ContactWords, (token: string) => string> = {
  trigger: (token) => `SHRED please ${token}`,
  plain: (token) => `and what about mornings ${token}`,
  stop: () => 'stop messaging me',
  back: (token) => `ok back on it ${token}`,
  thanks: () => 'thanks!',
  doubt: (token) => `my heart skips a beat when i see your results ${token}`,
};

/** Returns the contact's sentence. */
export function contactText(words: ContactWords, token: string): string {
  return sentences[words](token);
}

/** What the agent sends to whoever comments. */
export const commentGreeting = 'You asked for it under my post! What is your goal?';

/** Returns what somebody comments. */
export function commentText(token: string): string {
  return `SHRED please ${token}`;
}

/** Returns the coach's sentence; `back` with the re-engagement keyword. */
export function coachText(back: boolean, token: string): string {
  return back ? `Dana here, back on it ${token}` : `Dana here, let me answer that ${token}`;
}

/** Returns all tokens in a text. */
export function tokensIn(text: string): string[] {
  return text.match(tokens) ?? [];
}

/** Returns whether a text asks to be left alone, as the script wrote it. */
export function asksToStop(text: string): boolean {
  return text === sentences.stop('');
}

export function holdsTrigger(text: string): boolean {
  return text.includes('SHRED');
}

export function holdsBack(text: string): boolean {
  return text.includes('back on it');
}

/** Returns whether a text is the confirmation of a wish to be left alone. */
export function isStopConfirmation(text: string): boolean {
  return /won't message you again|no te escribiré más/.test(text);
}

/** Returns whether a text claims that a call is booked. */
export function mentionsBooking(text: string): boolean {
  return /\bbooked\b|\bconfirmed\b/i.test(text);
}
