import { startAnswering, type AnsweringServer } from '../answering/answering-server.ts';
import { median } from '../figures.ts';
import { openPostgres } from '../running/postgres.ts';
import { reportMachine, reportTable } from '../report.ts';
import { watchPostgresCpu } from '../running/postgres-cpu.ts';

/**
 * What a server uses instead of its own files.
 * The unchanged product is there twice, to show what chance alone does.
 */
const variants: { name: string; replaced: Record<string, string> }[] = [
  { name: 'as it is', replaced: {} },
  { name: 'as it is, again', replaced: {} },
  { name: 'without prepared-query', replaced: { 'prepared-query': 'written-each-time' } },
  { name: 'without shared-connection-pool', replaced: { 'shared-connection-pool': 'unnamed-pool' } },
  { name: 'postgres.js in place of pg', replaced: { 'shared-connection-pool': 'postgres-js-pool' } },
];

/** Enough contacts for a few messages each, because an agent does not answer one contact forever. */
const contacts = 400;
const sideBySide = 16;
const messagesARound = 300;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);

type Cost = { server: number; database: number };

/**
 * Prints what each part of the database's machinery saves: the processor time of the server and of the database
 * for each whole reply, with and without it. All run in turn, round by round, in a rotating order: on a machine
 * with other work only processor time counts, and only beside what was measured just before.
 */
export async function measureDatabaseParts(): Promise<void> {
  const postgres = await openPostgres();
  const stops: (() => Promise<void>)[] = [() => postgres.stop()];
  try {
    await reportMachine(postgres.url);
    const cpu = await watchPostgresCpu(postgres.url);
    stops.push(() => cpu.stop());
    const preload = `--import=${new URL('./replace-modules.ts', import.meta.url).href}`;
    const running: { answering: AnsweringServer; database: string; costs: Cost[] }[] = [];
    for (const [index, { replaced }] of variants.entries()) {
      const url = await postgres.createDatabase(`parts_${index}`);
      const pairs = Object.entries(replaced).map((pair) => pair.join('='));
      const answering = await startAnswering(url, contacts, { BENCH_REPLACED: pairs.join(',') }, [preload]);
      stops.push(() => answering.stop());
      running.push({ answering, database: new URL(url).pathname.slice(1), costs: [] });
    }

    let wrong = 0;
    const write = async ({ world }: AnsweringServer, messages: number) => {
      const result = await world.call('writeAtFullSpeed', { messages, side: sideBySide });
      wrong += result.lost + result.double;
      return result.durationsMs.length;
    };
    // Every contact writes once: then the chats exist, and the code is warm.
    for (const { answering } of running) await write(answering, contacts);
    for (let round = 0; round < rounds; round += 1) {
      for (const turn of running.keys()) {
        const { answering, database, costs } = running[(turn + round) % running.length]!;
        const before = { server: await answering.server.cpuSeconds(), database: await cpu.used(database) };
        const replies = await write(answering, messagesARound);
        costs.push({
          server: (((await answering.server.cpuSeconds()) - before.server) * 1000) / replies,
          database: ((await cpu.used(database)) - before.database) / replies,
        });
      }
      reportRounds(running.map(({ costs }) => costs));
    }
    console.log(`\n${wrong} lost or double in all`);
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

/** Reports the rounds. The first row is the product; the ratios are those of the same round. */
function reportRounds(measured: Cost[][]): void {
  const sum = ({ server, database }: Cost) => server + database;
  const ratios = (costs: Cost[], of: (cost: Cost) => number) => {
    const values = costs.map((cost, round) => of(cost) / of(measured[0]![round]!));
    return `${median(values).toFixed(2)} (${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)})`;
  };
  reportTable(
    [
      `${measured[0]!.length} rounds of ${messagesARound} replies`,
      'server ms each',
      'database ms each',
      'server ratio',
      'database ratio',
      'both',
    ],
    measured.map((costs, index) => [
      variants[index]!.name,
      median(costs.map(({ server }) => server)).toFixed(2),
      median(costs.map(({ database }) => database)).toFixed(2),
      ratios(costs, ({ server }) => server),
      ratios(costs, ({ database }) => database),
      ratios(costs, sum),
    ]),
  );
}
