import { characters } from '@spotter/language/text/characters';
import { foldText } from '@spotter/language/text/folded-text';
import { sentencesOf } from '@spotter/language/sentences/sentences';
import { termWordsOf } from '@spotter/language/patterns/exact/joined-terms';
import { phraseMatcher } from '@spotter/language/patterns/exact/phrase-matcher';
import { qualificationFields } from '../../prompt/qualification-fields.ts';
import { joinsObedience, paraphrasesRules } from './obedience-rules.ts';

/** Names of the parts of our instructions. */
const parts = phraseMatcher('parts of instructions', [
  '(contact/coach/agent/system) (instructions/message/messages/note/prompt) (:/=/block/section/field/tag)',
  '(fields to learn/facts to learn/known facts/known calls/open proposal) (:/=/is/are/block/section/field/tag)',
]);
const joints = characters('_-');

/** How many fields with a sign behind them make a list of what is recorded. */
const minListed = 2;

/** Whether a draft obeys an order from a message, or names the parts of our instructions or the fields of a lead. */
export function obeysMessage(draft: string, facts: { name: string }[]): boolean {
  const plain = foldText(draft).replaceAll("'", '');
  if (parts.test(joints.replace(plain, ' '))) return true;
  const sentences = sentencesOf(draft).map(termWordsOf);
  if (sentences.some(joinsObedience) || paraphrasesRules(sentences.flat())) return true;
  const names = [...new Set([...qualificationFields, ...facts.map(({ name }) => foldText(name))])];
  const held = names.filter((name) => plain.includes(name));
  return (
    held.some((name) => name.includes('_')) ||
    held.filter((name) => [':', '=', '":'].some((sign) => plain.includes(`${name}${sign}`))).length >= minListed
  );
}
