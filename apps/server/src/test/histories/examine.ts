import type { ChannelKind } from '@spotter/providers/ports/messaging-channel';
import { withAds } from './ads.ts';
import { withApprovals } from './approvals.ts';
import { seedOf } from './dice.ts';
import { lettersOf, makeHistory, withComments, type Act, type History } from './history.ts';
import type { Plant } from './server.ts';
import { judge, type Counter, type Fault, type Verdict } from './verdict/verdict.ts';
import { createWorld } from './world.ts';

/** How many histories begin in a second of virtual time: about as many as two servers can follow. */
const historiesPerSecond = 40;
/** Returns more instants than so many histories need: what is not done by then never will be. */
const maxRounds = (histories: number) => 5_000 + 20 * histories;
const maxShrinkSteps = 12;
/** Many thousand in one database would measure how much it can do, not what it does. */
const maxConcurrent = 500;

export type Examination = Verdict & { histories: number; deaths: number };

/** Plays histories of a seed, as many side by side as one machine can follow, and judges them. */
export async function examine(options: {
  channel: ChannelKind;
  seed: number;
  histories: number;
  plant?: Plant;
  /** Whether people comment too. */
  comments?: boolean;
  /** Whether agents ask before they answer. */
  approvals?: boolean;
}): Promise<Examination> {
  const together: Examination = { faults: [], answers: 0, followUps: 0, bubbled: 0, histories: 0, deaths: 0 };
  for (let first = 0; first < options.histories; first += maxConcurrent) {
    const played = await examineSome(options, first, Math.min(maxConcurrent, options.histories - first));
    together.faults.push(...played.faults);
    for (const count of ['answers', 'followUps', 'bubbled', 'histories', 'deaths'] as const)
      together[count] += played[count];
  }
  return together;
}

function examineSome(
  options: { channel: ChannelKind; seed: number; plant?: Plant; comments?: boolean; approvals?: boolean },
  first: number,
  count: number,
): Promise<Examination> {
  const spreadMs = (count / historiesPerSecond) * 1000;
  const histories = Array.from({ length: count }, (_, index) => {
    const nth = first + index;
    const plain = makeHistory(seedOf(options.seed, nth), lettersOf(nth), spreadMs);
    const history = withAds(plain, seedOf(options.seed + 2, nth));
    if (options.approvals === true) return withApprovals(history, seedOf(options.seed + 3, nth));
    return options.comments === true ? withComments(history, seedOf(options.seed + 1, nth)) : history;
  });
  return playAndJudge({ ...options, seed: options.seed + first }, histories);
}

async function playAndJudge(
  options: { channel: ChannelKind; seed: number; plant?: Plant; comments?: boolean; approvals?: boolean },
  histories: History[],
): Promise<Examination> {
  const world = await createWorld(options);
  try {
    const max = maxRounds(histories.length);
    const { played, rounds } = await world.play(histories, { rounds: max });
    const verdict = await judge(world, played);
    if (rounds >= max) verdict.faults.push({ counter: 'unprocessed', one: played[0]!, what: 'it never ends' });
    return { ...verdict, histories: histories.length, deaths: world.deaths() };
  } finally {
    await world.close();
  }
}

/**
 * Describes the faults: how many, the seed that repeats them,
 * and the shortest script that still shows the first.
 */
export async function report(
  options: {
    channel: ChannelKind;
    seed: number;
    histories: number;
    plant?: Plant;
    comments?: boolean;
    approvals?: boolean;
  },
  { faults }: Examination,
): Promise<string> {
  const [first] = faults;
  if (first === undefined) return '';
  const kinds = [...Map.groupBy(faults, ({ counter }) => counter)];
  const found = [
    `${options.histories} histories on ${options.channel}; SPOTTER_SEED=${options.seed} repeats them:`,
    ...kinds.map(([counter, of]) => `${counter} ${of.length}, the first of ${of[0]!.one.history.name}: ${of[0]!.what}`),
  ];
  // Printed now, because looking for the shortest script takes as long as the run itself, or longer.
  console.error(found.join('\n'));
  const { history, alone } = await shrink(options, first);
  return [
    ...found,
    alone ? 'The shortest script that shows it:' : 'Its script (it does not show it by itself):',
    JSON.stringify(history, null, 1),
  ].join('\n');
}

/** Removes everything from the history that the fault does not need. */
async function shrink(
  options: { channel: ChannelKind; seed: number; plant?: Plant; comments?: boolean; approvals?: boolean },
  fault: Fault,
): Promise<{ history: History; alone: boolean }> {
  let history = { ...fault.one.history, startsAt: 0 };
  let alone = false;
  for (let times = 0; times < maxShrinkSteps; times += 1) {
    const variants = [...(alone ? [] : [history]), ...simpler(history)].map(rename);
    const { faults } = await playAndJudge(options, variants);
    const shorter = variants.find((variant) => shows(faults, fault.counter, variant));
    if (shorter === undefined) break;
    alone = true;
    history = shorter;
  }
  return { history, alone };
}

function shows(faults: Fault[], counter: Counter, history: History): boolean {
  return faults.some((fault) => fault.counter === counter && fault.one.history === history);
}

/** Returns the variants of a history that have one thing less. */
function simpler(history: History): History[] {
  const plain = { interruptions: [], sends: [], echoes: [[0]], model: [], listing: {}, stampAheadMs: 0 };
  const withLess = (Object.keys(plain) as (keyof typeof plain)[])
    .filter((key) => JSON.stringify(history[key]) !== JSON.stringify(plain[key]))
    .map((key) => ({ ...history, [key]: plain[key] }));
  const withoutOne = history.acts.map((_, nth) => ({
    ...history,
    acts: history.acts.filter((__, other) => other !== nth),
  }));
  const withOneWebhook = history.acts.flatMap((act, nth) =>
    'webhooks' in act && act.webhooks.length > 1
      ? [{ ...history, acts: history.acts.with(nth, { ...act, webhooks: act.webhooks.slice(0, 1) }) }]
      : [],
  );
  const withoutAd = history.acts.flatMap((act, nth) =>
    act.kind === 'contact-writes' && act.ad !== undefined
      ? [{ ...history, acts: history.acts.with(nth, { ...act, ad: undefined }) }]
      : [],
  );
  return [...withoutOne, ...withLess, ...withOneWebhook, ...withoutAd];
}

/** Returns the history under another name, so that variants can be played side by side. */
function rename(history: History, nth: number): History {
  const name = `v${lettersOf(nth)}`;
  const renamed = (act: Act): Act => ('token' in act ? { ...act, token: `zq${name}${act.token.slice(-1)}` } : act);
  const interruptions = history.interruptions.map((one) => ({ ...one, act: renamed(one.act) }));
  return { ...history, name, acts: history.acts.map(renamed), interruptions };
}
