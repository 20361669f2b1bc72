import type { ContactWords } from './history.ts';

/** Stands in every text of a history: what was written or answered is known by it wherever it turns up. */
const tokens = /zq[a-z]+/g;

const sentences: Record<ContactWords, (token: string) => string> = {
  trigger: (token) => `SHRED please ${token}`,
  plain: (token) => `and what about mornings ${token}`,
  stop: () => 'stop messaging me',
  back: (token) => `ok back on it ${token}`,
  thanks: () => 'thanks!',
};

/** The contact's sentence. */
export function contactText(words: ContactWords, token: string): string {
  return sentences[words](token);
}

/** The coach's sentence; `back` with the re-engagement keyword. */
export function coachText(back: boolean, token: string): string {
  return back ? `Dana here, back on it ${token}` : `Dana here, let me answer that ${token}`;
}

/** Everything that a text names. */
export function tokensIn(text: string): string[] {
  return text.match(tokens) ?? [];
}

/** Whether a text asks to be left alone, as the script wrote it. */
export function asksToStop(text: string): boolean {
  return text === sentences.stop('');
}

export function holdsTrigger(text: string): boolean {
  return text.includes('SHRED');
}

export function holdsBack(text: string): boolean {
  return text.includes('back on it');
}

/** The one thing said after a wish to be left alone. */
export function isStopConfirmation(text: string): boolean {
  return /won't message you again|no te escribiré más/.test(text);
}

/** Whether a text tells that a call is booked. */
export function tellsOfBooking(text: string): boolean {
  return /\bbooked\b|\bconfirmed\b/i.test(text);
}
