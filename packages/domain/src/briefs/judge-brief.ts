import { sentencesOf } from '@spotter/language/sentences/sentences';
import { foldedWordsOf } from '@spotter/language/text/folded-words';
import {
  type Brief,
  type BriefAnswer,
  type BriefClaim,
  type BriefLine,
  type BriefPart,
  briefParts,
  maxSources,
  maxQuoteLength,
  maxSentenceLength,
  type ShownPart,
} from './brief.ts';
import { readStatement } from './statement.ts';
import { linesThatSupport, speakersOf } from './supports.ts';

/** Min letters and digits of a quote. */
const minQuoteLetters = 3;

/**
 * Returns what may be shown of a brief that a model wrote: of each part the sentence where the messages that it
 * names support all of it, else the sentence of a message that the model quoted, else nothing. Null where no
 * part is left. `name`: what the lead is called.
 */
export function judgeBrief(answer: BriefAnswer, lines: BriefLine[], name: string | null): Brief | null {
  const names = new Set(foldedWordsOf(name ?? ''));
  const shown = Object.fromEntries(
    briefParts.map((part) => [part, judgePart(answer[part], part, { lines, names })]),
  ) as Brief;
  return briefParts.some((part) => shown[part] !== null) ? shown : null;
}

function judgePart(
  claim: BriefClaim | null,
  part: BriefPart,
  { lines, names }: { lines: BriefLine[]; names: ReadonlySet<string> },
): ShownPart | null {
  if (claim === null || claim.from.length > maxSources) return null;
  const cited = lines.filter(({ n }) => claim.from.includes(n));
  const sentence = claim.sentence.trim();
  const support = sentence.length > maxSentenceLength ? [] : linesThatSupport(sentence, part, cited, names);
  if (support.length > 0) return partOf(sentence, 'sentence', support);
  return quotedPart(claim.quote, part, cited);
}

function partOf(text: string, kind: ShownPart['kind'], support: BriefLine[]): ShownPart {
  const ordered = support.toSorted((one, other) => one.n - other.n);
  return { text, kind, by: ordered[0]!.by, messageIds: ordered.map(({ id }) => id) };
}

/** Returns the whole sentence of a message that holds a quote: a part of it may say something else. */
function quotedPart(quote: string, part: BriefPart, cited: BriefLine[]): ShownPart | null {
  const wanted = foldedWordsOf(quote).join(' ');
  if (wanted.replaceAll(' ', '').length < minQuoteLetters) return null;
  for (const line of cited.filter(({ by }) => speakersOf[part].includes(by))) {
    const whole = sentencesOf(line.text).find((text) => ` ${foldedWordsOf(text).join(' ')} `.includes(` ${wanted} `));
    if (whole === undefined || whole.length > maxQuoteLength) continue;
    const { isQuestion, isRequest } = readStatement(whole);
    if (line.by !== 'lead' && (isQuestion || isRequest)) continue;
    return partOf(whole, 'quote', [line]);
  }
  return null;
}
