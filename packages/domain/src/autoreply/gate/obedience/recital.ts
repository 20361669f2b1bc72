import { characters } from '@spotter/language/text/characters';
import { linear } from '@spotter/language/text/linear-expression';
import { rememberLatest } from '@spotter/language/text/remember-latest';
import { sentencesOf } from '@spotter/language/sentences/sentences';
import { plainWordsOf } from '@spotter/language/text/folded-words';

/**
 * A coach's instructions stay with the coach, except offers with their prices and terms, and sentences in
 * quotation marks. A text recites when it has this many words in a row and more than half of them are private,
 * the longer run of any words, or a whole sentence that directs the agent.
 */
const ownRun = 8;
const anyRun = 30;
const minOrderLength = 4;
/** A text is spelled out where it has this many words, of this many letters on average. */
const minSpelled = 20;
const maxSpelledLength = 1.7;
const directing = wordsIn([
  'never always dont must should shouldnt avoid only ask asked asks whether handover whenever say tell pretend push',
  'nunca siempre jamas debes evita solo pregunta preguntan sempre deve evite pergunta di digas dile',
  'jamais toujours dois demande evite nie niemals immer musst sollst fragt frag vermeide sag',
  'mai devi chiede chiedono evita nooit altijd moet vraagt vermijd nigdy zawsze musisz pyta unikaj',
]);
/** Words that direct the agent even beside a price. */
const ordering = wordsIn([
  'never dont must should shouldnt avoid ask asked asks whether handover whenever say said tell pretend push mention',
  'nunca jamas debes evita pregunta preguntan deve pergunta digas dile menciones diga mencione',
  'jamais dois demande mentionne niemals musst sollst fragt frag erwahne',
  'devi chiede chiedono menzionare moet vraagt noem nigdy musisz pyta wspominaj',
]);
/** What the headings of offers have in them. */
const ofOffers = wordsIn([
  'offer offers price prices pricing program programs package packages services terms faq faqs policy policies',
  'oferta ofertas precio precios programas paquetes servicios condiciones ofertas precos pacotes servicos',
  'offre offres tarif tarifs prix angebot angebote preise konditionen offerta offerte prezzi aanbod prijzen cennik',
]);
const maxHeadingLength = 60;
const quoted = linear(String.raw`["“«„][^"”»“\n]{0,400}["”»“]`);
/** What is written before a heading's bracket, or the whole of it. */
const headingEnds = characters('(:');
const letters = characters(String.raw`\p{L}`);
const priced = characters(String.raw`\p{Sc}0-9%`);
const firstList = linear(String.raw`^\s*\d{1,2}[.)]\s`);

type ReadInstructions = { own: Set<string>; orders: string[]; whole: string };

/**
 * Whether a text recites the part of the coach's instructions that is not to be said,
 * nor in a source that it names.
 */
export function recitesInstructions(text: string, instructions: string, sources = ''): boolean {
  const words = plainWordsOf(text);
  if (words.length < minOrderLength) return false;
  const { own, orders, whole } = readInstructions(instructions);
  const joined = ` ${words.join(' ')} `;
  const known = ` ${plainWordsOf(sources).join(' ')} `;
  const recited = [
    ...runsOf(words, ownRun).filter((run) => own.has(run)),
    ...runsOf(words, anyRun).filter((run) => whole.includes(` ${run} `)),
    ...orders.filter((order) => joined.includes(` ${order} `)),
  ];
  return recited.some((run) => !known.includes(` ${run} `)) || spells(words, own);
}

/** Whether a text spells them out: "N e v e r  p u s h". */
function spells(words: string[], own: Set<string>): boolean {
  const spelled = words.join('');
  if (words.length < minSpelled || spelled.length > words.length * maxSpelledLength) return false;
  return [...own].some((run) => spelled.includes(run.replaceAll(' ', '')));
}

/** Remembered because instructions are long, and the same for every draft. */
const readInstructions = rememberLatest(
  (instructions: string) => instructions,
  (instructions: string): ReadInstructions => {
    const sentences = instructionSentences(instructions);
    const quotes = quoted.findAll(instructions).map(({ text }) => plainWordsOf(text));
    const quotedRuns = new Set(quotes.flatMap((quote) => runsOf(quote, ownRun)));
    const allQuotes = quotes.map((quote) => ` ${quote.join(' ')} `).join('|');
    const words = sentences.flatMap(({ text, isSayable }) => plainWordsOf(text).map((word) => ({ word, isSayable })));
    const runs = words.flatMap((_, at) => (at + ownRun <= words.length ? [words.slice(at, at + ownRun)] : []));
    const own = runs
      .filter((run) => run.filter(({ isSayable }) => !isSayable).length > ownRun / 2)
      .map((run) => run.map(({ word }) => word).join(' '))
      .filter((run) => !quotedRuns.has(run));
    const orders = sentences
      .filter(({ isSayable }) => !isSayable)
      .map(({ text }) => plainWordsOf(text))
      .filter((order) => order.length >= minOrderLength && order.some((word) => directing.has(word)))
      .map((order) => order.join(' '))
      .filter((order) => !allQuotes.includes(` ${order} `));
    return { own: new Set(own), orders, whole: ` ${words.map(({ word }) => word).join(' ')} ` };
  },
  { max: 50, maxKeyLength: 50_000 },
);

/**
 * Returns the sentences of instructions without what is in quotation marks,
 * and whether each is there to be said.
 */
function instructionSentences(instructions: string): { text: string; isSayable: boolean }[] {
  let isOfOffers = false;
  return quoted
    .replace(instructions, ' ')
    .split('\n')
    .flatMap((line) => {
      const heading = isHeading(line);
      if (heading) isOfOffers = plainWordsOf(line).some((word) => ofOffers.has(word));
      return sentencesOf(firstList.replace(line, ''), ';').map((text) => ({
        text,
        isSayable:
          !heading && (isOfOffers || priced.areIn(text)) && !plainWordsOf(text).some((word) => ordering.has(word)),
      }));
    });
}

/** "OFFERS (prices may be said)", "Precios:". */
function isHeading(line: string): boolean {
  const title = (headingEnds.split(line)[0] ?? '').trim();
  if (!letters.areIn(title) || title.length > maxHeadingLength) return false;
  const isAlone = line.trimEnd().endsWith(':') || line.startsWith('#');
  return isAlone || title === title.toUpperCase();
}

function runsOf(words: string[], length: number): string[] {
  return words.flatMap((_, at) => (at + length <= words.length ? [words.slice(at, at + length).join(' ')] : []));
}

function wordsIn(lines: string[]): Set<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}
