import { asksForSilence } from '../../safety/judge-safety.ts';
import { isAbout } from '../phrases/talk-phrases.ts';

/**
 * Whether the contact asks for no more messages, in English, Spanish, Portuguese, French, German, Italian, Dutch or
 * Polish. "I can't stop eating" and "para mí" do not ask that: a bare "stop" or "para" counts only as a whole message.
 */
export function isOptOut(text: string): boolean {
  return asksForSilence(text) || asksForDeletion(text);
}

/** Whether the contact asks us to delete what is stored about them. Such a contact wants no more messages either. */
export function asksForDeletion(text: string): boolean {
  return isAbout(text, 'deletion');
}
