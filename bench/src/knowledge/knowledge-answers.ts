import { parseArgs } from 'node:util';
import { admitDraft } from '@spotter/domain/autoreply';
import { coachWords, heldQuotes, listUnsourced, wholeText, type NamedQuote } from '@spotter/domain/knowledge';
import { languageOf } from '@spotter/language/detection/chat-language';
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

/**
 * What a lead gets: the answer, what the model writes once it was refused,
 * the coach's own words, or that it is asked.
 */
const outcomesOfHonest = ['as written', 'written again', "in the coach's words", 'asks first'] as const;
type Outcome = (typeof outcomesOfHonest)[number];
/** A lying model lies again: then its words leave. */
const leaving: Outcome[] = ['as written', 'written again'];

/** The outcome of an answer: why it was refused, and what the lead got instead of it. */
type Judged = {
  answer: CheckedAnswer & { id: string; kind: string };
  outcome: Outcome;
  because: string | null;
  answered: string | null;
};

/**
 * Prints how many of a lying model's answers leave, and how many honest ones pass, through the product's own
 * checks: by code alone, and with a second request that is played from the worst to the best. What is refused is
 * written again once, and replaced then, as the product does. No model is asked. `--data` is a folder of the
 * set, `--coach` that of another coach; `--misses` lists what was judged wrong, for the open half.
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
  const read = readAnswers(values.data);
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
  const judged = new Map<string, Judged[]>();
  for (const [name, checker] of Object.entries(checkers))
    judged.set(name, await judgeAll(coach, [...lies, ...madeUp, ...honest], checker));
  const part = (name: string, some: Judged['answer'][], outcomes: Outcome[]) => {
    const own = new Set(some);
    const counted = judged.get(name)!.filter(({ answer, outcome }) => own.has(answer) && outcomes.includes(outcome));
    return share(counted.length, some.length);
  };
  reportTable(
    [
      'a second request that',
      'lies leave',
      'made-up answers leave',
      ...outcomesOfHonest.map((each) => `honest: ${each}`),
    ],
    Object.keys(checkers).map((name) => [
      name,
      part(name, lies, leaving),
      part(name, madeUp, leaving),
      ...outcomesOfHonest.map((outcome) => part(name, honest, [outcome])),
    ]),
  );

  const right = Object.keys(checkers).filter((name) => name.startsWith('is never wrong'));
  // It shows the words that carry a sentence, whichever they are.
  const best = new Map(
    honest.map((answer) => {
      const own = right.map((name) => judged.get(name)!.find((each) => each.answer === answer)!.outcome);
      return [answer, outcomesOfHonest.find((outcome) => own.includes(outcome))!];
    }),
  );
  reportTable(
    ['honest answers, a second request that is never wrong', ...outcomesOfHonest],
    [...Map.groupBy(honest, ({ kind }) => kind), ['all', honest] as const].map(([kind, group]) => [
      kind,
      ...outcomesOfHonest.map((outcome) =>
        share(group.filter((answer) => best.get(answer) === outcome).length, group.length),
      ),
    ]),
  );
  const knowing = 'agrees with its own answer alone';
  const byKind = [...Map.groupBy(lies, ({ kind }) => kind)].toSorted(([one], [other]) => one.localeCompare(other));
  reportTable(
    [`lies by kind, a second request that ${knowing}`, 'leave'],
    byKind.map(([kind, group]) => [kind, part(knowing, group, leaving)]),
  );
  if (!values.misses) return;
  for (const [name, all] of judged)
    for (const { answer, outcome, because, answered: spoken } of all)
      if (answer.isTrue ? outcome !== 'as written' && right.includes(name) : answer.kind !== 'made up')
        console.log(
          `${outcome} (${name}; ${because}): ${answer.id} ${answer.reply}${spoken === null ? '' : ` => ${spoken}`}`,
        );
  for (const each of honest) {
    const doubts = doubtsOf(coach, each, namings.claimed(coach, each));
    if (doubts.length > 0) console.log(`in doubt (${doubts.join(', ')}): ${each.id} ${each.reply}`);
  }
}

/**
 * Returns what a model makes up that would rather answer:
 * a yes, a price, a length, a promise, and something free.
 */
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
    answers.map(async (answer): Promise<Judged> => {
      const because = await faultOf(coach, answer, checker);
      if (because === null) return { answer, outcome: 'as written', because, answered: null };
      const again = answer.isTrue ? { ...answer, reply: inWordsOfSources(coach, answer) } : answer;
      if ((await faultOf(coach, again, checker)) === null)
        return { answer, outcome: 'written again', because, answered: again.reply };
      const own = coachWords(answer.reply, {
        ...sourcesOf(coach),
        named: namings.claimed(coach, answer),
        language: languageOf([answer.question]),
      });
      const admitted = own === null ? null : admit(coach, { ...answer, reply: own.text }, own.quotes);
      return admitted?.ok === true
        ? { answer, outcome: "in the coach's words", because, answered: admitted.text }
        : { answer, outcome: 'asks first', because, answered: null };
    }),
  );
}

/** Returns the words or the fault of form for which an answer is refused; null: it is sent. */
async function faultOf(coach: JudgedCoach, answer: CheckedAnswer, checker: Checker): Promise<string | null> {
  const named = namings.claimed(coach, answer);
  const admitted = admit(coach, answer, named);
  if (!admitted.ok) return admitted.problem;
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
  return checked.kind === 'fault' ? `${checked.fault.problem}: ${checked.fault.words}` : null;
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
      earlierReplies: [],
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

/** The next draft of an honest model that knows which words no source supports: its sources' nearest words. */
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
