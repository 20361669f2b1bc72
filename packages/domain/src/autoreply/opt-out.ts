import { asksForSilence } from '../safety/judge-safety.ts';

/**
 * Whether the contact asks to be written to no more, in English, Spanish, Portuguese, French, German, Italian, Dutch or
 * Polish. "I can't stop eating" and "para mí" do not: a bare "stop" or "para" counts only as a whole message.
 */
export function isOptOut(text: string): boolean {
  return asksForSilence(text);
}
