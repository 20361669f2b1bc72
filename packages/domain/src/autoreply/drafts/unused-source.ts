import { isAbout } from '../phrases/conversation-patterns.ts';
import { characters } from '@spotter/language/text/characters';
import { contentWords, findSameQuestion, isForm } from '../../knowledge/asked-question.ts';
import { type Passage, sourceKindOf } from '../../knowledge/passage.ts';

/** What was asked, and the passage that answers it. */
export type Answering = { asked: string; passage: Passage };

/** Part of the content words of a question that a passage holds to answer it, and the min number of them. */
const heldPart = 0.75;
const minFound = 2;
/** Words of a passage, beside those of the question, that a draft which uses it shares. */
const minShared = 2;
const digits = characters('0-9');

/** Returns the passage that plainly answers what a contact asks; null where none does. */
export function findAnswering(asked: string, passages: Passage[]): Answering | null {
  if (isAbout(asked, 'price-question')) {
    const priced = passages.find(({ id, text }) => sourceKindOf(id) === 'offer' && digits.areIn(text));
    if (priced !== undefined) return { asked, passage: priced };
  }
  const wanted = contentWords(asked);
  const knowledge = passages.filter(({ id }) => sourceKindOf(id) !== 'offer');
  const named = knowledge.flatMap((passage) =>
    [titleAsked(passage), passage.heading, ...(passage.wordings ?? [])].map((question) => ({ question, passage })),
  );
  const same = wanted.length === 0 ? null : findSameQuestion(asked, named);
  const holding = knowledge.find((passage) =>
    isHeld(wanted, `${titleAsked(passage)} ${passage.heading} ${passage.text}`),
  );
  const passage = same?.passage ?? holding;
  return passage === undefined ? null : { asked, passage };
}

/** Whether a draft says anything of the passage that answers, beyond the words of the question. */
export function usesPassage(draft: string, { asked, passage }: Answering): boolean {
  if (sourceKindOf(passage.id) === 'offer') return digits.areIn(draft);
  const wanted = contentWords(asked);
  const own = contentWords(passage.text).filter((word) => !wanted.some((each) => isForm(word, each)));
  const drafted = contentWords(draft);
  const shared = own.filter((word) => drafted.some((each) => isForm(word, each))).length;
  return shared >= Math.min(minShared, own.length);
}

/** The title of a page or file asks nothing: it only says what all its parts are about. */
function titleAsked({ id, title }: Passage): string {
  return sourceKindOf(id) === 'entry' ? title : '';
}

function isHeld(wanted: string[], text: string): boolean {
  const held = contentWords(text);
  const found = wanted.filter((word) => held.some((each) => isForm(word, each))).length;
  return found >= minFound && found >= wanted.length * heldPart;
}
