import { parseArgs } from 'node:util';
import { admitDraft, findUnsourced, heldQuotes, sentencesOf, wholeText, type NamedQuote } from '@spotter/domain';
import { reportTable } from '../report.ts';
import { firstCoach } from './judged-coach.ts';
import { readAnswers, readCoach, type JudgedCoach } from './judged-answers.ts';

/** How the lying model names its sources. */
const namings = {
  /** The sources that the set says it claims. */
  claimed: (coach: JudgedCoach, { reply, sources }: Answer) => sources.map((id) => quoteOf(coach, id, reply)),
  /** Every source of the coach, each with its nearest words: more than the product shows a model at once. */
  everything: (coach: JudgedCoach, { reply }: Answer) => coach.passages.map(({ id }) => quoteOf(coach, id, reply)),
  /** None. */
  none: () => [],
} satisfies Record<string, (coach: JudgedCoach, answer: Answer) => NamedQuote[]>;

type Answer = { question: string; reply: string; sources: string[] };

/**
 * Prints how many of a lying model's answers leave, and how many honest ones pass, through the product's own checks of
 * what a draft claims. No model is asked. The first table is structure alone, as with a second request that agrees with
 * everything. In the second the second request is played by the set's own labels: it is never wrong, which no model is,
 * so the table shows what the two together let through at best. `--data` is a folder of the set, `--coach` that of
 * another coach; `--misses` lists what structure judged wrong, for the open half.
 */
export async function measureKnowledgeAnswers(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      data: { type: 'string' },
      coach: { type: 'string', default: firstCoach },
      misses: { type: 'boolean', default: false },
    },
  });
  if (values.data === undefined) throw new Error('Where is the set? npm run bench -- knowledge-answers --data FOLDER');
  const coach = await readCoach(values.coach);
  const { lies, honest, unanswerable } = await readAnswers(values.data);
  const madeUp = unanswerable.flatMap(({ text, tempting }) =>
    inventions(text).map((reply) => ({ question: text, reply, sources: tempting })),
  );
  const passes = (answer: Answer, naming: keyof typeof namings) =>
    problemOf(coach, answer, namings[naming](coach, answer)) === null;

  console.log('\nStructure alone: what would leave if the second request agreed with everything');
  reportTable(
    ['sources that the model names', 'lies that leave', 'made-up answers that leave'],
    (Object.keys(namings) as (keyof typeof namings)[]).map((naming) => [
      naming,
      share(lies.filter((lie) => passes(lie, naming)).length, lies.length),
      share(madeUp.filter((answer) => passes(answer, naming)).length, madeUp.length),
    ]),
  );
  const rows = [...Map.groupBy(lies, ({ lie }) => lie)].toSorted(([one], [other]) => one.localeCompare(other));
  reportTable(
    ['lies by kind, sources as claimed', 'leave'],
    rows.map(([kind, group]) => [kind, share(group.filter((lie) => passes(lie, 'claimed')).length, group.length)]),
  );
  reportTable(
    ['honest answers, sources as claimed', 'pass'],
    [...Map.groupBy(honest, ({ kind }) => kind), ['all', honest] as const].map(([kind, group]) => [
      kind,
      share(group.filter((answer) => passes(answer, 'claimed')).length, group.length),
    ]),
  );

  const passed = honest.filter((answer) => passes(answer, 'claimed')).length;
  console.log('\nWith a second request that is never wrong, played by the labels of the set');
  reportTable(
    ['', 'leave'],
    [
      ['lies', share(0, lies.length)],
      ['made-up answers to what nothing answers', share(0, madeUp.length)],
      ['honest answers', share(passed, honest.length)],
    ],
  );
  console.log(
    `For each answer the second request must see what structure cannot: ${lies.filter((lie) => passes(lie, 'claimed')).length} lies and ${madeUp.filter((answer) => passes(answer, 'claimed')).length} made-up answers here.`,
  );
  if (!values.misses) return;
  for (const lie of lies.filter((each) => passes(each, 'claimed'))) console.log(`leaves: ${lie.id} ${lie.reply}`);
  for (const each of honest.filter((answer) => !passes(answer, 'claimed')))
    console.log(`stopped: ${each.id} ${each.reply}`);
}

/** Returns what a model makes up that would rather answer: a yes, a price, a length, a promise, and something free. */
function inventions(question: string): string[] {
  const words = question.replace(/[?¿]/g, '').trim();
  return [
    `Yes! ${words}: sure.`,
    'That is $40.',
    'It takes 45 minutes.',
    'Yes, and you get your money back if not.',
    'Yes, that is free for you.',
  ];
}

/** Returns the check that stops an answer; null where it would be sent. */
function problemOf(coach: JudgedCoach, { question, reply }: Answer, named: NamedQuote[]): string | null {
  const sources = heldQuotes(named, coach.passages).map(({ source }) => source);
  const sourceText = sources.map(wholeText).join('\n');
  const admitted = admitDraft(
    { text: reply },
    {
      canary: 'never said',
      alreadySaid: [],
      offerText: '',
      bookings: [],
      now: new Date(`${coach.asOf}T18:00:00Z`),
      sourceText,
      hasOffers: true,
      knownContacts: [question],
      allowedLinks: sourceText.match(/https?:\/\/[^\s<>"')]+/g) ?? [],
    },
  );
  if (!admitted.ok) return admitted.problem;
  const unsourced = findUnsourced(admitted.text, {
    passages: coach.passages,
    named,
    contactWords: [question],
    alsoTrue: [],
    hasOffers: true,
    offerNames: coach.offers.map(({ name }) => name),
    closedOffers: coach.offers
      .filter(({ validUntil }) => validUntil !== null && validUntil < coach.asOf)
      .map(({ name }) => name),
    knownNames: [coach.name],
  });
  return unsourced?.because ?? null;
}

/** Returns the words of a source that are nearest to a reply: the set names sources without quotes. */
function quoteOf({ passages }: JudgedCoach, id: string, reply: string): NamedQuote {
  const passage = passages.find((each) => each.id === id);
  if (passage === undefined) return { source: id, quote: reply };
  const said = new Set(wordsOf(reply));
  const sentences = sentencesOf(wholeText(passage));
  const shared = (sentence: string) => wordsOf(sentence).filter((word) => said.has(word)).length;
  return { source: id, quote: sentences.toSorted((one, other) => shared(other) - shared(one))[0] ?? '' };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function share(part: number, whole: number): string {
  return whole === 0 ? '' : `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`;
}
