import { characters } from '../text/characters.ts';
import { anyOf, linear } from '../text/linear-expression.ts';
import { boundText } from './bounded-text.ts';
import { foldText } from './folded-text.ts';

/** Thanks in English and Spanish. "ok", "yes" and "k" are missing on purpose: they may answer a question. */
const thanks = [
  '(?:many |mil |muchas |muchisimas )?(?:thanks|thank (?:you|u|ya)|thankyou|thanku|gracias|grasias)',
  'thanx|thnx|thnks|thks|thx+|tnx|ty|tysm|tyvm|cheers|grax|grcs',
  'much appreciated|(?:i )?(?:really )?appreciate (?:it|you|that)|te lo agradezco|te agradezco',
];
/** What may stand beside thanks without asking or telling anything. */
const beside = [
  '(?:so|very) much|a (?:lot|bunch|ton|million)|again|for (?:everything|that)|de verdad|por todo|de nuevo',
  'bro|man|mate|dude|coach|sir|bestie|crack|amig[oa]|hermano|ha(?:ha)+|ja(?:ja)+|lol',
];
const onlyThanks = linear(`^(?:${anyOf(beside)} )*${anyOf(thanks)}(?: ${anyOf(thanks, beside)})*$`);
// "?" and its emoji ask for something.
const questionMarks = characters('?❓❔');
const lettersAndDigits = characters(String.raw`\p{L}\p{N}`);
const emoji = characters(String.raw`\p{Extended_Pictographic}\p{Regional_Indicator}`);

/** Whether the message only says thanks or is nothing but emoji: in a chat that goes on it needs no answer. */
export function isAcknowledgement(text: string): boolean {
  const folded = foldText(boundText(text).text).replaceAll('<3', '❤');
  if (questionMarks.areIn(folded)) return false;
  const words = lettersAndDigits.runs(folded).join(' ');
  return words === '' ? emoji.areIn(folded) : onlyThanks.test(words);
}
