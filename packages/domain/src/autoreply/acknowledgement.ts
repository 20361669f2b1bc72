import { foldText } from './folded-text.ts';

/** Thanks in English and Spanish. "ok", "yes" and "k" are missing on purpose: they may answer a question. */
const thanks = [
  '(?:many |mil |muchas |muchisimas )?(?:thanks|thank (?:you|u|ya)|thankyou|thanku|thanx|thnx|thnks|thks|thx+|tnx|ty|tysm|tyvm|cheers|gracias|grax|grcs|grasias)',
  'much appreciated|(?:i )?(?:really )?appreciate (?:it|you|that)|te lo agradezco|te agradezco',
];
/** What may stand beside thanks without asking or telling anything. */
const beside = [
  '(?:so|very) much|a (?:lot|bunch|ton|million)|again|for (?:everything|that)|de verdad|por todo|de nuevo',
  'bro|man|mate|dude|coach|sir|bestie|crack|amig[oa]|hermano|ha(?:ha)+|ja(?:ja)+|lol',
];
const onlyThanks = new RegExp(
  `^(?:(?:${beside.join('|')}) )*(?:${thanks.join('|')})(?: (?:${[...thanks, ...beside].join('|')}))*$`,
);

/** Whether the message only says thanks or is nothing but emoji: in a chat that goes on it needs no answer. */
export function isAcknowledgement(text: string): boolean {
  const folded = foldText(text).replaceAll('<3', '❤');
  // "?" and its emoji ask for something.
  if (/[?❓❔]/u.test(folded)) return false;
  const words = folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  if (words === '') return /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(folded);
  return onlyThanks.test(words);
}
