import { angerSigns, humanRequestSigns } from './conversation-signs.ts';
import { foldText } from './folded-text.ts';
import type { HandOverSign } from './hand-over-sign.ts';
import { medicalSigns, withoutDenials } from './medical-signs.ts';
import { minorSigns, withAgesInDigits } from './minor-signs.ts';
import { paymentSigns } from './payment-signs.ts';
import { redFlagSigns } from './red-flag-signs.ts';
import { rememberLatest } from './remember-latest.ts';
import type { HandOverReason } from './reply-decision.ts';

/**
 * Why these words need a person, in English or Spanish, the gravest reason first; null when they need none.
 * Each line of the text is read as a message of its own. `now` turns years of birth into ages.
 */
export const handOverReasonFor = rememberLatest(
  (text: string, now: Date) => `${now.toISOString().slice(0, 10)} ${text}`,
  findReason,
);

function findReason(text: string, now: Date): HandOverReason | null {
  const plain = plainSentences(text);
  const shows = (signs: HandOverSign[], words: string) =>
    signs.some(({ found }) => (typeof found === 'function' ? found(words, now) : found.test(words)));
  if (shows(redFlagSigns, plain)) return 'red-flag';
  if (shows(minorSigns, withAgesInDigits(plain))) return 'minor';
  if (shows(medicalSigns, withoutDenials(plain))) return 'medical';
  if (shows(paymentSigns, plain)) return 'payment';
  if (shows(humanRequestSigns, plain)) return 'asked-for-human';
  if (shows(angerSigns, plain)) return 'anger';
  return null;
}

const inFull: Record<string, string> = {
  'do not': 'dont',
  dnt: 'dont',
  'i am': 'im',
  'i m': 'im',
  imma: 'im gonna',
  ima: 'im gonna',
  havnt: 'havent',
  hvnt: 'havent',
  wud: 'would',
  tryin: 'trying',
  q: 'que',
  ke: 'que',
  kiero: 'quiero',
  tngo: 'tengo',
  toy: 'estoy',
  xfa: 'porfa',
};
const shortened = new RegExp(`\\b(?:${Object.keys(inFull).join('|')})\\b`, 'g');

/** Folded, without apostrophes and stretched letters ("soooo"), one sentence a line. */
function plainSentences(text: string): string {
  return text
    .split(/\n|(?<=[.!?;…])\s+/)
    .map((sentence) =>
      foldText(sentence)
        // 5'6" stays a height.
        .replace(/(\d)' ?(\d{1,2})?/g, '$1ft$2')
        .replace(/['"¿¡()[\]]/g, '')
        .replace(/(\p{L})\1{2,}/gu, '$1')
        .replace(/\s*[.!?;]+$/, '')
        .replace(shortened, (word) => inFull[word] ?? word)
        .trim(),
    )
    .join('\n');
}
