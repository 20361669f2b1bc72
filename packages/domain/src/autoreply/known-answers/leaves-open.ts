import { foldText } from '@spotter/language/text/folded-text';
import { sentencesOf } from '@spotter/language/sentences/sentences';
import { isAcknowledgement } from '../../wording/acknowledgement.ts';
import { asksIfBot } from '../../safety/classifier/classify-bot-question.ts';

const names = [
  'your name',
  'coachs name',
  'como te llamas',
  'tu nombre',
  'como se llama',
  'seu nome',
  'como voce se chama',
  'ton nom',
  'votre nom',
  'tu tappelles',
  'wie heisst du',
  'dein name',
  'come ti chiami',
  'tuo nome',
  'hoe heet je',
  'jouw naam',
  'jak masz na imie',
];

/**
 * Whether words ask something that can be left open for the coach. Whether a machine writes, who writes, and
 * thanks are none: the agent answers those itself.
 */
export function leavesOpen(text: string): boolean {
  if (asksIfBot(text) && !text.slice(0, -1).includes('?')) return false;
  return sentencesOf(text).some((clause) => {
    const folded = foldText(clause).replaceAll("'", '');
    const asksName = names.some((name) => folded.includes(name));
    return !asksName && !asksIfBot(clause) && !isAcknowledgement(clause);
  });
}
