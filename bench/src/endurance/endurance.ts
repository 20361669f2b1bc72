import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { startAnswering } from '../answering/answering-server.ts';
import { countReplies } from '../answering/recorded-replies.ts';
import { median, percentile } from '../figures.ts';
import { reportMachine, reportTable, shown } from '../report.ts';
import { openPostgres } from '../running/postgres.ts';
import { residentMebibytes } from '../running/process-usage.ts';
import { findFreePort, startSpotter, type SpotterServer } from '../running/spotter-server.ts';
import { drawEndurance, type Minute } from './endurance-chart.ts';

const minutes = Number(process.env['BENCH_MINUTES'] ?? 30);
/** Where the chart is written; absent: nowhere. */
const chart = process.argv[3];
/** Enough for the highest rate at which people are let write. */
const maxPerSecond = 150;
const messagesOfContact = 8;
const sideBySide = 32;
const messagesToWarmUp = 500;
const messagesAtFullSpeed = 3_000;
/** Who has written before the half hour does not write in it. */
const contacts =
  1_000 + messagesToWarmUp + messagesAtFullSpeed + Math.ceil((maxPerSecond * 60 * minutes) / messagesOfContact);
/** What happens in each of five minutes, again and again. */
const events = [null, 'kill', 'faults', 'clock', null] as const;
const minuteMs = 60_000;
const eventAfterMs = 10_000;
/** How many sends, and calls of the model, go wrong in a minute with faults. */
const callsInTrouble = 100;

const jumpingClock = fileURLToPath(new URL('../programs/jumping-clock.ts', import.meta.url));

/**
 * Prints, minute by minute, how long whole replies take at half of the most that two servers can do, and their
 * memory, while one of them is killed again and again, the platform and the model fail, and a clock jumps. At
 * the end: what was lost or doubled. `npm run bench -- endurance FILE.svg` draws it too.
 */
export async function measureEndurance(): Promise<void> {
  const postgres = await openPostgres();
  const stops: (() => Promise<void>)[] = [() => postgres.stop()];
  try {
    await reportMachine(postgres.url);
    const databaseUrl = await postgres.createDatabase('endurance');
    const { server: stored, world, stop, environment } = await startAnswering(databaseUrl, contacts);
    stops.push(stop);
    const port = String(await findFreePort());
    const startOther = () => startSpotter({ ...environment, PORT: port }, ['--import', jumpingClock]);
    let other: SpotterServer = await startOther();
    stops.push(() => other.stop());

    await world.call('writeAtFullSpeed', { messages: messagesToWarmUp, side: sideBySide, who: 'new' });
    const { durationsMs, seconds } = await world.call('writeAtFullSpeed', {
      messages: messagesAtFullSpeed,
      side: sideBySide,
    });
    const perSecond = Math.min(maxPerSecond, Math.round(durationsMs.length / seconds / 2));
    console.log(`\nat most ${shown(durationsMs.length / seconds)} replies a second; ${perSecond} are asked for`);
    const before = await countReplies(databaseUrl);

    await world.call('writeOn', { perSecond });
    const all: Minute[] = [];
    for (let nth = 0; nth < minutes; nth += 1) {
      const endsAt = performance.now() + minuteMs;
      const event = events[nth % events.length]!;
      // Both servers receive webhooks, in turn.
      const receiver = nth % 2 === 0 || event === 'kill' ? other : stored;
      await world.call('deliverTo', `${receiver.origin}/api/webhooks/instagram`);
      await wait(eventAfterMs);
      if (event === 'kill') {
        await other.kill();
        other = await startOther();
      }
      if (event === 'faults') await world.call('setTrouble', { calls: callsInTrouble });
      if (event === 'clock') process.kill(other.pid, 'SIGUSR2');
      await wait(endsAt - performance.now());
      if (event === 'faults') await world.call('setTrouble', { calls: 0 });
      const took = await world.call('takeDurations', null);
      const minute: Minute = {
        event,
        replies: took.length,
        p50Ms: percentile(took, 50),
        p99Ms: percentile(took, 99),
        keptMegabytes: residentMebibytes(stored),
        otherMegabytes: residentMebibytes(other),
      };
      all.push(minute);
      console.log(`minute ${nth + 1} of ${minutes}: ${cellsOf(minute).join(' ')}`);
    }
    const { written, lost, double } = await world.call('finish', null);
    const after = await countReplies(databaseUrl);

    reportTable(
      ['minute', 'event', 'replies', 'p50 ms', 'p99 ms', 'server that stays, MB', 'server that is killed, MB'],
      all.map((minute, nth) => [String(nth + 1), ...cellsOf(minute)]),
    );
    console.log(
      `\n${written} messages written: ${after.stored - before.stored} stored, ${after.decided - before.decided} decided, ` +
        `${after.sent - before.sent} answers recorded as sent; lost ${lost}, double ${double}; wanted 0 and 0` +
        `\n${flatness(all)}`,
    );
    if (chart !== undefined) writeFileSync(chart, drawEndurance(all, perSecond));
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

function cellsOf(minute: Minute): string[] {
  const { event, replies, p50Ms, p99Ms, keptMegabytes, otherMegabytes } = minute;
  return [event ?? '', String(replies), shown(p50Ms), shown(p99Ms), String(keptMegabytes), String(otherMegabytes)];
}

/** Compares the last third with the second of three parts: the first is for warming up. */
function flatness(all: Minute[]): string {
  const third = Math.floor(all.length / 3);
  const ratio = (of: (minute: Minute) => number, part: (minute: Minute) => boolean = () => true) => {
    const middle = (from: number, to?: number) => median(all.slice(from, to).filter(part).map(of));
    return (middle(2 * third) / middle(third, 2 * third)).toFixed(2);
  };
  const isQuiet = ({ event }: Minute) => event === null;
  return (
    `the last third of the time to the one before it: p50 of quiet minutes ${ratio(({ p50Ms }) => p50Ms, isQuiet)}, ` +
    `p99 ${ratio(({ p99Ms }) => p99Ms, isQuiet)}, memory of the server that stays ` +
    `${ratio(({ keptMegabytes }) => keptMegabytes)}; wanted about 1.00`
  );
}
