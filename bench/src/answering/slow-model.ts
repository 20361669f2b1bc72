import { startAnswering } from './answering-server.ts';
import { percentile } from '../figures.ts';
import { openPostgres } from '../running/postgres.ts';
import type { ReplyResult } from '../programs/outside-world.ts';
import { countReplies } from './recorded-replies.ts';
import { reportMachine, reportTable, shown } from '../report.ts';

const modelMs = 2_000;
const chats = 1_000;
const perSecond = 100;
const seconds = 60;
/** How many contacts wait at a time for their first answer. */
const sideBySide = 200;
const target = { perSecond: 95, p50Ms: 2_300, p99Ms: 4_000 };

/**
 * Prints how many whole replies the server makes per second, and how long one takes, with a model that takes two
 * seconds for each: from sending the webhook to the arrival of the send at the provider.
 */
export async function measureSlowModel(): Promise<void> {
  const postgres = await openPostgres();
  const stops: (() => Promise<void>)[] = [() => postgres.stop()];
  try {
    await reportMachine(postgres.url);
    const databaseUrl = await postgres.createDatabase('slow_model');
    const { server, world, stop } = await startAnswering(databaseUrl, chats, {}, [], modelMs);
    stops.push(stop);

    const rows: string[][] = [];
    let written = 0;
    const measure = async (name: string, load: () => Promise<ReplyResult>) => {
      const cpuBefore = await server.cpuSeconds();
      const { durationsMs, ...result } = await load();
      const cpuMs = ((await server.cpuSeconds()) - cpuBefore) * 1000;
      written += result.written;
      rows.push([
        name,
        shown(durationsMs.length / result.seconds),
        shown(percentile(durationsMs, 50)),
        shown(percentile(durationsMs, 99)),
        shown(Math.max(...durationsMs)),
        String(result.lost),
        String(result.double),
        (cpuMs / durationsMs.length).toFixed(1),
      ]);
    };
    await measure('first messages (to warm up)', () =>
      world.call('writeAtFullSpeed', { messages: chats, side: sideBySide }),
    );
    await measure(`${perSecond} a second for ${seconds} s`, () =>
      world.call('writeSteadily', { perSecond, messages: perSecond * seconds }),
    );

    reportTable(
      [
        `model of ${modelMs / 1000} s, ${chats.toLocaleString('en')} chats`,
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
        `${recorded.sent} answers recorded as sent` +
        `\nwanted: at least ${target.perSecond} per second, p50 <= ${target.p50Ms} ms, p99 <= ${target.p99Ms} ms, ` +
        'nothing lost or double',
    );
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}
