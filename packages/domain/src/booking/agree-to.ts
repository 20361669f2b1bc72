import { foldText } from '../autoreply/folded-text.ts';
import type { ProposalAction } from './proposal.ts';
import { yesTitles } from './proposal-buttons.ts';

/** How people repeat what is to be done, in the words of the question. Folded: small, without accents. */
const repeated: Record<ProposalAction, readonly string[]> = {
  book: [],
  move: [
    'move it',
    'change it',
    'cambiala',
    'cambialo',
    'muevela',
    'pode mudar',
    'mude',
    'deplace le',
    'verlegen',
    'verschieben',
    'spostala',
    'verzet het',
    'przenies',
  ],
  cancel: [
    'cancel it',
    'cancel the call',
    'cancel my call',
    'cancel',
    'cancelala',
    'cancela la llamada',
    'cancela',
    'pode cancelar',
    'cancele',
    'annule le',
    'annule',
    'absagen',
    'annullala',
    'annulla',
    'annuleer het',
    'odwolaj',
  ],
};
const courtesies = new Set(['please', 'pls', 'por favor', 'porfa', 's il te plait', 'bitte', 'per favore', 'prosze']);
const longestAnswer = 120;

/**
 * Whether an answer as a whole agrees to this being done. "Cancel it" is no yes to a booking; to the question whether to
 * cancel it is one, alone or with an assent beside it, and with nothing else.
 */
export function agreesTo(action: ProposalAction, answer: string, isAssent: (answer: string) => boolean): boolean {
  if (isAssent(answer)) return true;
  if (answer.length > longestAnswer || answer.includes('?')) return false;
  const words = wordsOf(answer);
  // Where there are no buttons, people write what they would have tapped.
  if (yesTitles(action).some((title) => wordsOf(title).join(' ') === words.join(' '))) return true;
  return repeated[action].some((phrase) => {
    const rest = without(words, phrase.split(' '));
    if (rest === null) return false;
    const left = rest.join(' ');
    return left === '' || courtesies.has(left) || isAssent(left);
  });
}

function wordsOf(text: string): string[] {
  let plain = '';
  for (const sign of foldText(text)) plain += isLetter(sign) ? sign : ' ';
  return plain.split(' ').filter((word) => word !== '');
}

function isLetter(sign: string): boolean {
  return sign.toLowerCase() !== sign.toUpperCase() || (sign >= '0' && sign <= '9');
}

/** The words that are left without a phrase among them; null where it is not there. */
function without(words: string[], phrase: string[]): string[] | null {
  const start = words.findIndex((_, at) => phrase.every((word, nth) => words[at + nth] === word));
  return start === -1 ? null : [...words.slice(0, start), ...words.slice(start + phrase.length)];
}
