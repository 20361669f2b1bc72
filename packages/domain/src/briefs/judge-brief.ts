import { sentencesOf } from '@spotter/language/sentences/sentences';
import { foldedWordsOf } from '@spotter/language/text/folded-words';
import {
  type Brief,
  type BriefAnswer,
  type BriefClaim,
  type BriefLine,
  type BriefPart,
  briefParts,
  maxQuoteLength,
  type ShownPart,
} from './brief.ts';

/** Whose words each part may be. */
const speakersOf: Record<BriefPart, readonly BriefLine['by'][]> = {
  wants: ['lead'],
  promised: ['agent', 'coach'],
  next: ['lead', 'agent', 'coach'],
};
/** Min letters and digits of a quote. */
const minQuoteLetters = 3;
const questionMarks = ['?', '？', '؟'];

/**
 * Returns what may be shown of a brief that a model wrote: of each part the whole sentence of a message that it
 * quotes, by somebody whose words may stand there, else nothing. Null where no part is left.
 */
export function judgeBrief(answer: BriefAnswer, lines: BriefLine[]): Brief | null {
  const shown = Object.fromEntries(briefParts.map((part) => [part, quotedPart(answer[part], part, lines)])) as Brief;
  return briefParts.some((part) => shown[part] !== null) ? shown : null;
}

/** A part of a sentence may say something else, so all of it is shown. */
function quotedPart(claim: BriefClaim | null, part: BriefPart, lines: BriefLine[]): ShownPart | null {
  const line = lines.find(({ n }) => n === claim?.from);
  const wanted = foldedWordsOf(claim?.quote ?? '').join(' ');
  if (line === undefined || !speakersOf[part].includes(line.by)) return null;
  if (wanted.replaceAll(' ', '').length < minQuoteLetters) return null;
  const text = sentencesOf(line.text).find((each) => ` ${foldedWordsOf(each).join(' ')} `.includes(` ${wanted} `));
  if (text === undefined || text.length > maxQuoteLength) return null;
  // A question of our side promises nothing, and nobody has to do it.
  if (line.by !== 'lead' && questionMarks.some((mark) => text.includes(mark))) return null;
  return { text, by: line.by, messageId: line.id };
}
