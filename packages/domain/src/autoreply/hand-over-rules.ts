import { angerSigns, humanRequestSigns } from './conversation-signs.ts';
import { foldText } from './folded-text.ts';
import type { HandOverSign } from './hand-over-sign.ts';
import { medicalSigns, withoutDenials } from './medical-signs.ts';
import { minorSigns } from './minor-signs.ts';
import { redFlagSigns } from './red-flag-signs.ts';
import type { HandOverReason } from './reply-decision.ts';

/**
 * Why these words need a person, in English or Spanish, the gravest reason first; null when they need none.
 * Each line of the text is read as a message of its own. `now` turns years of birth into ages.
 */
export function handOverReasonFor(text: string, now: Date): HandOverReason | null {
  const plain = plainSentences(text);
  const shows = (signs: HandOverSign[], words: string) =>
    signs.some(({ found }) => (typeof found === 'function' ? found(words, now) : found.test(words)));
  if (shows(redFlagSigns, plain)) return 'red-flag';
  if (shows(minorSigns, plain)) return 'minor';
  if (shows(medicalSigns, withoutDenials(plain))) return 'medical';
  if (shows(humanRequestSigns, plain)) return 'asked-for-human';
  if (shows(angerSigns, plain)) return 'anger';
  return null;
}

/** Folded, without apostrophes and stretched letters ("soooo"), one sentence a line. */
function plainSentences(text: string): string {
  return text
    .split(/\n|(?<=[.!?;…])\s+/)
    .map((sentence) =>
      foldText(sentence)
        .replace(/['"¿¡()[\]]/g, '')
        .replace(/(\p{L})\1{2,}/gu, '$1')
        .replace(/\s*[.!?;]+$/, '')
        .trim(),
    )
    .join('\n');
}
