import { parseArgs } from 'node:util';
import type { LeakKind } from '@spotter/domain/inbox';
import { findLeak, type LeakCall, type LeakFacts, type LeakMessage } from '@spotter/domain/leaks';
import { isSpam } from '@spotter/domain/safety';
import { readCases } from '../labeled-cases.ts';
import { reportTable } from '../report.ts';
import { leakCase, type LeakCase } from './leak-case.ts';

const hourMs = 3_600_000;
const now = new Date('2026-11-20T15:00:00Z');

/** How the product names what the authors of the set call it. */
const kinds: Record<Exclude<LeakCase['kind'], 'none'>, LeakKind> = {
  unanswered: 'left-waiting',
  'window-closing': 'window-closing',
  'no-show-not-called': 'no-show',
  'call-unconfirmed': 'call-unconfirmed',
  'promise-not-kept': 'promise-open',
  'hot-without-call': 'no-call',
};
const closedStages = ['lost', 'stopped', 'friend', 'minor', 'danger', 'later', 'spam'];
/** Who has written this often is in a conversation, and no seller. */
const sellerMessages = 3;

/**
 * Prints how many planted leaks are found, by their kind, and how many chats without one are taken for one.
 * `--file` is a file of cases; `--misses` lists the others.
 */
export function measureLeaks(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { file: { type: 'string' }, misses: { type: 'boolean' } },
  });
  if (values.file === undefined) throw new Error('Where is the set? npm run bench -- leaks --file FILE');
  const cases = readCases(values.file, leakCase).map((each) => ({ ...each, found: findLeak(factsOf(each), now).leak }));
  const planted = cases.filter(({ expected }) => expected);
  const groups = [...Map.groupBy(planted, ({ kind }) => kind), ['all', planted] as const];
  const isNamed = ({ kind, found }: (typeof cases)[number]) => kind !== 'none' && found?.kind === kinds[kind];
  reportTable(
    ['planted', 'found', 'of the same kind'],
    groups.map(([kind, group]) => [
      kind,
      `${group.filter(({ found }) => found !== null).length} of ${group.length}`,
      String(group.filter(isNamed).length),
    ]),
  );
  const none = cases.filter(({ expected }) => !expected);
  reportTable(
    ['none', 'taken for one'],
    [['all', `${none.filter(({ found }) => found !== null).length} of ${none.length}`]],
  );
  if (values.misses === true) {
    for (const each of cases.filter((one) => (one.expected ? !isNamed(one) : one.found !== null)))
      console.log(JSON.stringify(each));
  }
  return Promise.resolve();
}

function factsOf({ story, call, stage }: LeakCase): LeakFacts {
  const messages = story.map(({ from, hoursAgo, text }): LeakMessage => ({
    author: from === 'lead' ? 'contact' : from,
    text,
    at: new Date(now.getTime() - hoursAgo * hourMs),
    hasContent: text.startsWith('[') && !text.startsWith('[sticker'),
  }));
  const heard = messages.filter(({ author }) => author === 'contact');
  const own = messages.findLastIndex(({ author }) => author !== 'contact');
  return {
    lastInboundAt: heard.at(-1)?.at ?? null,
    isClosed:
      closedStages.includes(stage) || (heard.length <= sellerMessages && heard.some(({ text }) => isSpam(text))),
    isClient: stage === 'client' || stage === 'showed',
    awaitingSince: messages[own + 1]?.at ?? null,
    isQualified: stage === 'hot' || stage === 'call-canceled',
    followsUpAt: null,
    calls: call === null ? [] : [callOf(call, story)],
    messages,
  };
}

function callOf(call: NonNullable<LeakCase['call']>, story: LeakCase['story']): LeakCall {
  const startsAt = new Date(now.getTime() + call.startsInHours * hourMs);
  return {
    status: call.status === 'canceled' ? 'canceled' : 'booked',
    startsAt,
    endsAt: new Date(startsAt.getTime() + hourMs),
    madeAt: new Date(now.getTime() - (story[0]?.hoursAgo ?? 0) * hourMs),
    isConfirmed: call.confirmed,
    outcome: call.status === 'showed' ? 'shown' : call.status === 'no_show' ? 'no-show' : null,
  };
}
