import { characters } from '@spotter/language/text/characters';
import { phraseMatcher } from '@spotter/language/patterns/exact/phrase-matcher';
import type { WordClasses } from '@spotter/language/patterns/exact/wording-list';
import { boundText } from '@spotter/language/text/bounded-text';
import { foldText } from '@spotter/language/text/folded-text';
import { wordsOf } from '@spotter/language/text/tokens';

const words: WordClasses = {
  // "ok", "yes" and "k" are missing on purpose: they may answer a question.
  thanks: [
    '[many/mil/muchas/muchisimas] (thanks/thank you/thank u/thank ya/thankyou/thanku/gracias/grasias)',
    'thanx, thnx, thnks, thks, thx, thxx*, tnx, ty, tysm, tyvm, cheers, grax, grcs',
    'much appreciated, [i] [really] appreciate (it/you/that), te lo agradezco, te agradezco',
  ],
  /** What may be next to thanks without asking or saying anything. */
  additions: [
    '(so/very) much, a (lot/bunch/ton/million), again, for everything, for that, de verdad, por todo, de nuevo',
    'bro, man, mate, dude, coach, sir, bestie, crack, amigo, amiga, hermano, haha*, jaja*, lol',
  ],
};
/** Thanks in English and Spanish. */
const onlyThanks = phraseMatcher('nothing but thanks', '^ [{additions}]* {thanks} [{thanks}/{additions}]* $', words);
// "?" and its emoji ask for something.
const questionMarks = characters('?❓❔');
const emoji = characters(String.raw`\p{Extended_Pictographic}\p{Regional_Indicator}`);

/** Whether the message only says thanks or has only emoji: in an active chat it needs no answer. */
export function isAcknowledgement(text: string): boolean {
  const folded = foldText(boundText(text).text).replaceAll('<3', '❤');
  if (questionMarks.areIn(folded)) return false;
  const written = wordsOf(folded).join(' ');
  return written === '' ? emoji.areIn(folded) : onlyThanks.test(written);
}
