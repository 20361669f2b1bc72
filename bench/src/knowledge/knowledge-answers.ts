import { parseArgs } from 'node:util';
import { admitDraft, heldQuotes, listUnsourced, wholeText, type NamedQuote } from '@spotter/domain';
import { checkSources } from '@spotter/server/check-sources';
import { reportTable } from '../report.ts';
import { checkers, nearestWords, type CheckedAnswer, type Checker } from './checkers.ts';
import { firstCoach } from './judged-coach.ts';
import { readAnswers, readCoach, type JudgedCoach } from './judged-answers.ts';

/** How the model names its sources. */
const namings = {
  /** The sources that the set says it claims. */
  claimed: (coach: JudgedCoach, { reply, sources }: CheckedAnswer) => sources.map((id) => quoteOf(coach, id, reply)),
  /** Every source of the coach, each with its nearest words: more than the product shows a model at once. */
  everything: (coach: JudgedCoach, { reply }: CheckedAnswer) =>
    coach.passages.map(({ id }) => quoteOf(coach, id, reply)),
  /** None. */
  none: () => [],
} satisfies Record<string, (coach: JudgedCoach, answer: CheckedAnswer) => NamedQuote[]>;

/** What became of an answer: the words or the fault of form for which it is refused; null: it is sent. */
type Judged = { answer: CheckedAnswer & { id: string; kind: string }; because: string | null };

/**
 * Prints how many of a lying model's answers leave, and how many honest ones pass, through the product's own checks: by
 * code alone, and with a second request that is played from the worst to the best. No model is asked. `--data` is a
 * folder of the set, `--coach` that of another coach; `--misses` lists what was judged wrong, for the open half.
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
  const read = await readAnswers(values.data);
  const lies = read.lies.map(({ lie, ...answer }) => ({ ...answer, kind: lie, isTrue: false }));
  const honest = read.honest.map((answer) => ({ ...answer, isTrue: true }));
  const madeUp = read.unanswerable.flatMap(({ id, text, tempting }) =>
    inventions(text).map((reply) => ({ id, question: text, reply, sources: tempting, kind: 'made up', isTrue: false })),
  );

  console.log('\nCode alone: answers in which it doubts nothing');
  reportTable(
    ['sources that the model names', 'lies', 'made-up answers', 'honest answers'],
    (Object.keys(namings) as (keyof typeof namings)[]).map((naming) => [
      naming,
      ...[lies, madeUp, honest].map((some) =>
        share(
          some.filter((each) => doubtsOf(coach, each, namings[naming](coach, each)).length === 0).length,
          some.length,
        ),
      ),
    ]),
  );

  console.log('\nWith the second request, sources as claimed');
  const rows: string[][] = [];
  const judged = new Map<string, Judged[]>();
  for (const [name, checker] of Object.entries(checkers)) {
    const row = [name];
    for (const some of [lies, madeUp, honest]) {
      const outcomes = await judgeAll(coach, some, checker);
      judged.set(name, [...(judged.get(name) ?? []), ...outcomes]);
      row.push(share(outcomes.filter(({ because }) => because === null).length, some.length));
    }
    rows.push(row);
  }
  reportTable(['a second request that', 'lies leave', 'made-up answers leave', 'honest answers pass'], rows);

  const gullible = judged.get('agrees, shows the nearest words')!;
  const right = Object.keys(checkers)
    .filter((name) => name.startsWith('is never wrong'))
    .map((name) => judged.get(name)!);
  // It shows the words that carry a sentence, whichever they are.
  const passing = new Set(
    right.flatMap((some) => some.filter(({ because }) => because === null)).map(({ answer }) => answer),
  );
  const stopped = honest.filter((each) => !passing.has(each));
  const copies = await judgeAll(
    coach,
    stopped.map((each) => ({ ...each, reply: inWordsOfSources(coach, each) })),
    checkers['is never wrong, shows the nearest words'],
  );
  const rescued = copies.filter(({ because }) => because === null).length;
  reportTable(
    ['honest answers, a second request that is never wrong', 'pass'],
    [
      ...[...Map.groupBy(honest, ({ kind }) => kind), ['all', honest] as const].map(([kind, group]) => [
        kind,
        share(group.filter((answer) => passing.has(answer)).length, group.length),
      ]),
      ['all, written again in the words of their sources', share(passing.size + rescued, honest.length)],
    ],
  );
  const byKind = [...Map.groupBy(lies, ({ kind }) => kind)].toSorted(([one], [other]) => one.localeCompare(other));
  const leaving = new Set(gullible.filter(({ because }) => because === null).map(({ answer }) => answer));
  reportTable(
    ['lies by kind, a second request that agrees and shows the nearest words', 'leave'],
    byKind.map(([kind, group]) => [kind, share(group.filter((answer) => leaving.has(answer)).length, group.length)]),
  );
  if (!values.misses) return;
  for (const [name, outcomes] of judged)
    for (const { answer, because } of outcomes)
      if (!answer.isTrue && because === null && answer.kind !== 'made up')
        console.log(
          `leaves (${name}; in doubt: ${doubtsOf(coach, answer, namings.claimed(coach, answer)).join(', ')}): ${answer.id} ${answer.reply}`,
        );
  for (const { answer, because } of right[1]!)
    if (answer.isTrue && !passing.has(answer)) console.log(`stopped (${because}): ${answer.id} ${answer.reply}`);
  for (const each of honest) {
    const doubts = doubtsOf(coach, each, namings.claimed(coach, each));
    if (doubts.length > 0) console.log(`in doubt (${doubts.join(', ')}): ${each.id} ${each.reply}`);
  }
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

async function judgeAll(coach: JudgedCoach, answers: Judged['answer'][], checker: Checker): Promise<Judged[]> {
  return Promise.all(
    answers.map(async (answer) => {
      const named = namings.claimed(coach, answer);
      const admitted = admit(coach, answer, named);
      if (!admitted.ok) return { answer, because: admitted.problem };
      const checked = await checkSources(admitted.text, named, {
        sources: { ...sourcesOf(coach), question: answer.question, asked: [] },
        contactWords: [answer.question],
        facts: [],
        instructions: '',
        calls: [],
        knownNames: [coach.name],
        ask: async ({ messages }) => ({
          kind: 'text',
          text: checker(messages.map(({ content }) => content).join('\n'), answer, coach.passages),
          usage: { model: 'played', inputTokens: null, outputTokens: null, steps: 1, durationMs: 0 },
        }),
      });
      return { answer, because: checked.kind === 'fault' ? checked.fault.words : null };
    }),
  );
}

/** Returns why code doubts an answer, or the fault of form for which it is refused. */
function doubtsOf(coach: JudgedCoach, answer: CheckedAnswer, named: NamedQuote[]): string[] {
  const admitted = admit(coach, answer, named);
  if (!admitted.ok) return [admitted.problem];
  const claims = listUnsourced(admitted.text, {
    ...sourcesOf(coach),
    named,
    contactWords: [answer.question],
    alsoTrue: [],
    knownNames: [coach.name],
  });
  return claims.map((claim) => (claim.because === 'quantity' ? claim.quantity.kind : claim.because));
}

function sourcesOf({ asOf, offers, passages }: JudgedCoach) {
  return {
    passages,
    hasOffers: true,
    offerNames: offers.map(({ name }) => name),
    closedOffers: offers.filter(({ validUntil }) => validUntil !== null && validUntil < asOf).map(({ name }) => name),
  };
}

/** The gate of every draft, before its sources are looked at. */
function admit({ asOf, passages }: JudgedCoach, { question, reply }: CheckedAnswer, named: NamedQuote[]) {
  const sourceText = heldQuotes(named, passages)
    .map(({ source }) => wholeText(source))
    .join('\n');
  return admitDraft(
    { text: reply },
    {
      canary: 'never said',
      alreadySaid: [],
      offerText: '',
      bookings: [],
      now: new Date(`${asOf}T18:00:00Z`),
      sourceText,
      hasOffers: true,
      knownContacts: [question],
      allowedLinks: sourceText.match(/https?:\/\/[^\s<>"')]+/g) ?? [],
    },
  );
}

/** What an honest model writes that was told which words no source carries: the nearest words of its sources. */
function inWordsOfSources({ passages }: JudgedCoach, { reply, sources }: CheckedAnswer): string {
  const found = passages.filter(({ id }) => sources.includes(id));
  return found.map((passage) => nearestWords(reply, [passage])).join(' ');
}

/** Returns the words of a source that are nearest to a reply: the set names sources without quotes. */
function quoteOf({ passages }: JudgedCoach, id: string, reply: string): NamedQuote {
  const passage = passages.find((each) => each.id === id);
  return { source: id, quote: passage === undefined ? reply : nearestWords(reply, [passage]) };
}

function share(part: number, whole: number): string {
  return whole === 0 ? '' : `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`;
}
