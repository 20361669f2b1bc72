import { parseArgs } from 'node:util';
import { compareTurn, type ReplayContext, type ReplayedAnswer } from '@spotter/domain/replay';
import { readCases } from '../labeled-cases.ts';
import { reportTable } from '../report.ts';
import { replayCase, type ReplayCase } from './replay-case.ts';

const now = new Date('2026-11-20T15:00:00Z');
const verdicts = ['riskier', 'safer', 'different', 'same'] as const;

/**
 * Prints how labeled turns are compared: what each expected verdict came out as, and for each kind of change.
 * `--file` is a file of cases; `--misses` lists those that came out otherwise.
 */
export function measureReplay(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { file: { type: 'string' }, misses: { type: 'boolean' } },
  });
  if (values.file === undefined) throw new Error('Where is the set? npm run bench -- replay --file FILE');
  const cases = readCases(values.file, replayCase).map((each) => ({ ...each, found: compare(each) }));
  const count = (group: typeof cases, verdict: string) =>
    String(group.filter(({ found }) => found.verdict === verdict).length);
  reportTable(
    ['expected', 'turns', ...verdicts],
    [...Map.groupBy(cases, ({ expected }) => expected)].map(([expected, group]) => [
      expected,
      String(group.length),
      ...verdicts.map((verdict) => count(group, verdict)),
    ]),
  );
  const isRight = ({ expected, found }: (typeof cases)[number]) => expected === found.verdict;
  reportTable(
    ['changed', 'right'],
    [...Map.groupBy(cases, ({ effect }) => effect), ['all', cases] as const].map(([effect, group]) => [
      effect,
      `${group.filter(isRight).length} of ${group.length}`,
    ]),
  );
  if (values.misses === true)
    for (const each of cases.filter((one) => !isRight(one))) console.log(JSON.stringify(each));
  return Promise.resolve();
}

function compare(turn: ReplayCase) {
  const known = [...turn.offers.map(({ name, price }) => `${name}: ${price}`), ...turn.knowledge];
  const context: ReplayContext = {
    contact: turn.history.filter(({ from }) => from === 'lead').map(({ text }) => text),
    backedBefore: [turn.instructionsBefore, ...known].join('\n'),
    backed: [turn.instructionsAfter, ...known].join('\n'),
    links: [],
    call: null,
    now,
  };
  return compareTurn(
    answer(turn.sent, turn.sentHandsOver, turn.sentBooks),
    answer(turn.rewritten, turn.rewrittenHandsOver, turn.rewrittenBooks),
    context,
  );
}

function answer(text: string, handsOver: boolean, books: boolean): ReplayedAnswer {
  return {
    text: text === '' ? null : text,
    handedOver: handsOver ? { severe: false } : null,
    optedOut: false,
    calls: books ? ['booked'] : [],
    bookingTools: [],
  };
}
