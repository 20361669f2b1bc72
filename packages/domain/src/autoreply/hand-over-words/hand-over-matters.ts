import type { ChatLanguage } from '@spotter/language/detection/chat-language';

/** What a hand-over is about, as far as the words for it differ. `danger`: grave, but not known what. */
export const handOverMatters = [
  'medical-emergency',
  'self-harm',
  'abuse',
  'eating-disorder',
  'danger',
  'minor',
  'medical',
  'pregnancy',
  'medication',
  'payment',
  'anger',
  'person',
  'unheard',
  'picture',
  'other',
] as const;
export type HandOverMatter = (typeof handOverMatters)[number];

/**
 * The sentences of one language. `{call}` stands for one of the ways to say "call the emergency number",
 * `{lines}` for one of the ways to name the help lines. None says that the coach knows already, because a
 * notification may not have arrived.
 */
export type HandOverWords = {
  language: ChatLanguage;
  call: {
    /** For the contact's own country. */
    known: string;
    /** For the coach's country, where only that is known: its name is said with the number. */
    guessed: string;
    unknown: string;
  };
  lines: { known: string; guessed: string; unknown: string };
  matters: Record<HandOverMatter, string>;
};
