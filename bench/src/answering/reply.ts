import { startAnswering } from './answering-server.ts';
import { followAccount } from './live-follower.ts';
import { percentile } from '../figures.ts';
import { openPostgres } from '../running/postgres.ts';
import type { ReplyResult } from '../programs/outside-world.ts';
import { countReplies } from './recorded-replies.ts';
import { reportMachine, reportTable, shown } from '../report.ts';

const chats = 1_000;
/** How many contacts wait for an answer at any time at full speed. */
const sideBySide = 32;
const messagesAtFullSpeed = 3_000;
const perSecond = 100;
const steadyMessages = 3_000;
const target = { p50Ms: 25, p99Ms: 150 };

/**
 * Prints how many whole replies the server makes per second, and how long one takes at a steady hundred messages
 * a second: from sending the webhook to the arrival of the send at the provider. Only the work itself takes
 * time: the quiet time is 0 and the model answers right away.
 */
export async function measureReply(): Promise<void> {
  const postgres = await openPostgres();
  const stops: (() => Promise<void>)[] = [() => postgres.stop()];
  try {
    await reportMachine(postgres.url);
    const databaseUrl = await postgres.createDatabase('reply');
    const { server, world, coach, stop } = await startAnswering(databaseUrl, chats);
    stops.push(stop);
    const live = await followAccount(server.origin, coach);
    stops.push(async () => live.close());

    const rows: string[][] = [];
    let written = 0;
    const measure = async (name: string, load: () => Promise<ReplyResult>) => {
      const cpuBefore = await server.cpuSeconds();
      const result = await load();
      const cpuMs = ((await server.cpuSeconds()) - cpuBefore) * 1000;
      written += result.written;
      rows.push([
        name,
        shown(result.durationsMs.length / result.seconds),
        shown(percentile(result.durationsMs, 50)),
        shown(percentile(result.durationsMs, 99)),
        shown(Math.max(...result.durationsMs)),
        String(result.lost),
        String(result.double),
        (cpuMs / result.durationsMs.length).toFixed(1),
      ]);
    };
    // Every contact writes once: then the chats exist, their profiles are known, and the code is warm.
    await measure('first messages (to warm up)', () =>
      world.call('writeAtFullSpeed', { messages: chats, side: sideBySide }),
    );
    await measure('full speed', () =>
      world.call('writeAtFullSpeed', { messages: messagesAtFullSpeed, side: sideBySide }),
    );
    await measure(`${perSecond} a second`, () => world.call('writeSteadily', { perSecond, messages: steadyMessages }));

    reportTable(
      [
        `whole replies in ${chats.toLocaleString('en')} chats`,
        'per second',
        'p50 ms',
        'p99 ms',
        'most ms',
        'lost',
        'double',
        'server CPU ms each',
      ],
      rows,
    );
    const recorded = await countReplies(databaseUrl);
    console.log(
      `\n${written} messages written: ${recorded.stored} stored, ${recorded.decided} decided, ` +
        `${recorded.sent} answers recorded as sent, ${live.answers()} pushed live` +
        `\nwanted at ${perSecond} a second: p50 <= ${target.p50Ms} ms, p99 <= ${target.p99Ms} ms, nothing lost or double`,
    );
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}
