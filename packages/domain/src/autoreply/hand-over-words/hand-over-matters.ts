import type { ChatLanguage } from '../../text/chat-language.ts';

/** What a hand-over is about, as far as the words for it differ. `danger`: grave, and not known what. */
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
  'other',
] as const;
export type HandOverMatter = (typeof handOverMatters)[number];

/**
 * The sentences of one language. `{call}` stands for one of the ways to say "call the emergency number", `{lines}` for one of
 * those to name who listens. None says that the coach knows already: nobody can promise that a notification has arrived.
 */
export type HandOverWords = {
  language: ChatLanguage;
  call: {
    /** In the contact's own country. */
    known: string;
    /** Where only the coach's country is known, the number is named with it. */
    guessed: string;
    unknown: string;
  };
  lines: { known: string; guessed: string; unknown: string };
  matters: Record<HandOverMatter, string>;
};
