import { startAnswering } from '../answering/answering-server.ts';
import { countReplies } from '../answering/recorded-replies.ts';
import { median } from '../figures.ts';
import { reportMachine, reportTable, shown } from '../report.ts';
import { openPostgres } from '../running/postgres.ts';
import { watchPostgresCpu } from '../running/postgres-cpu.ts';
import { startBarePipeline } from './bare-answering.ts';
import { countingSettings, watchCounts, type DatabaseCounts } from './database-counts.ts';

const contacts = Number(process.env['BENCH_CONTACTS'] ?? 600);
const sideBySide = 32;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const oneByOne = 100;
const wanted = { statements: 12, flushes: 2, cpuMs: { new: 4, known: 3 }, ratio: { new: 0.25, known: 0.35 } };

/**
 * Prints what a whole reply costs: statements, waits for the disk, bytes of the log, rows and index entries, and
 * processor time of the server and the database; beside a pipeline that does the least. Counts do not depend on
 * what else the machine does, and the ratios are of rounds that alternate.
 */
export async function measureCost(): Promise<void> {
  const postgres = await openPostgres(countingSettings);
  const stops: (() => Promise<void>)[] = [() => postgres.stop()];
  try {
    await reportMachine(postgres.url);
    const databaseUrl = await postgres.createDatabase('cost');
    const database = new URL(databaseUrl).pathname.slice(1);
    const bareUrl = await postgres.createDatabase('bare_pipeline');
    const bareDatabase = new URL(bareUrl).pathname.slice(1);
    const cpu = await watchPostgresCpu(postgres.url);
    stops.push(() => cpu.stop());
    // New ones for each round, and those who write first, while the code gets warm.
    const spotter = await startAnswering(databaseUrl, contacts * (rounds + 1));
    stops.push(() => spotter.stop());
    const bare = await startBarePipeline(bareUrl, contacts);
    stops.push(() => bare.stop());
    const counts = await watchCounts(databaseUrl);
    stops.push(() => counts.stop());

    let wrong = 0;
    const write = async (world: typeof spotter.world, messages: number, side: number, who?: 'new' | 'known') => {
      const result = await world.call('writeAtFullSpeed', { messages, side, ...(who === undefined ? {} : { who }) });
      wrong += result.lost + result.double;
      return { replies: result.durationsMs.length, perSecond: result.durationsMs.length / result.seconds };
    };
    const perReply = async (world: typeof spotter.world, who: 'new' | 'known' | undefined, of: typeof spotterCpu) => {
      const before = await of();
      const { replies, perSecond } = await write(world, contacts, sideBySide, who);
      const after = await of();
      return {
        perSecond,
        serverMs: (after.serverMs - before.serverMs) / replies,
        databaseMs: (after.databaseMs - before.databaseMs) / replies,
      };
    };
    const spotterCpu = async () => ({
      serverMs: (await spotter.server.cpuSeconds()) * 1000,
      databaseMs: await cpu.used(database),
    });
    const bareCpu = async () => ({
      serverMs: (await bare.program.call('cpuSeconds', null)) * 1000,
      databaseMs: await cpu.used(bareDatabase),
    });

    // Both are warm before anything is measured.
    await write(spotter.world, contacts, sideBySide, 'new');
    await write(bare.world, contacts, sideBySide);
    await postgres.analyze(databaseUrl);
    await postgres.analyze(bareUrl);
    const measured: Record<'new' | 'known' | 'bare', Awaited<ReturnType<typeof perReply>>[]> = {
      new: [],
      known: [],
      bare: [],
    };
    const counted: Partial<Record<'new' | 'known', DatabaseCounts>> = {};
    for (let round = 0; round < rounds; round += 1) {
      for (const who of ['new', 'known'] as const) {
        if (round === 0) await counts.forget();
        measured[who].push(await perReply(spotter.world, who, spotterCpu));
        if (round === 0) counted[who] = await counts.read();
      }
      measured.bare.push(await perReply(bare.world, undefined, bareCpu));
    }
    await counts.forget();
    const { replies } = await write(spotter.world, oneByOne, 1, 'known');
    const alone = await counts.read();

    for (const who of ['new', 'known'] as const) reportCounts(who, counted[who]!, contacts);
    reportCounts('known, one by one', alone, replies);
    reportCosts(measured);
    const recorded = await countReplies(databaseUrl);
    console.log(
      `\n${wrong} lost or double; ${recorded.stored} stored, ${recorded.decided} decided, ${recorded.sent} sent` +
        `\nwanted: at most ${wanted.statements} statements and ${wanted.flushes} waits for the disk one by one, ` +
        `${wanted.cpuMs.known} ms for a known contact and ${wanted.cpuMs.new} ms for a new one, ` +
        `at least ${wanted.ratio.known} and ${wanted.ratio.new} times the bare pipeline`,
    );
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

/** Index entries: new leaves of a tree, and new words of the search. */
const indexWrites = /^(Btree\/(INSERT|SPLIT)|Gin\/(INSERT|UPDATE_META))/;

function reportCounts(who: string, counts: DatabaseCounts, replies: number): void {
  const each = (count: number) => (count / replies).toFixed(2);
  const all = [...counts.statements].toSorted(([, left], [, right]) => right.calls - left.calls);
  const calls = all.reduce((total, [, statement]) => total + statement.calls, 0);
  // What happens less than once in fifty replies is not the cost of each.
  const isOften = (count: number) => count * 50 >= replies;
  reportTable(
    [`${who}: statements`, 'calls per reply', 'ms per reply'],
    all
      .filter(([, statement]) => isOften(statement.calls))
      .map(([text, statement]) => [shortened(text), each(statement.calls), (statement.ms / replies).toFixed(3)]),
  );
  reportTable(
    [`${who}: rows per reply`, 'inserted', 'changed', 'in place', 'deleted'],
    [...counts.rows]
      .filter(([, { inserted, changed, deleted }]) => isOften(inserted + changed + deleted))
      .map(([table, { inserted, changed, inPlace, deleted }]) => [
        table,
        ...[inserted, changed, inPlace, deleted].map(each),
      ]),
  );
  const log = [...counts.log].toSorted(([, left], [, right]) => right.bytes - left.bytes);
  reportTable(
    [`${who}: log`, 'records per reply', 'bytes per reply'],
    log
      .filter(([, { records }]) => isOften(records))
      .map(([kind, { records, bytes }]) => [kind, each(records), each(bytes)]),
  );
  const bytes = log.reduce((total, [, one]) => total + one.bytes, 0);
  const entries = log.reduce((total, [kind, { records }]) => total + (indexWrites.test(kind) ? records : 0), 0);
  console.log(
    `\n${who}: ${each(calls)} statements, ${each(counts.log.get('Transaction/COMMIT')?.records ?? 0)} commits, ` +
      `${each(counts.flushes)} waits for the disk, ${each(bytes)} bytes of log, ${each(entries)} index writes, ` +
      `${[...counts.rows.values()].filter(({ inserted, changed, deleted }) => isOften(inserted + changed + deleted)).length} tables`,
  );
}

function shortened(text: string): string {
  return text.length > 110 ? `${text.slice(0, 109)}…` : text;
}

type Measured = { perSecond: number; serverMs: number; databaseMs: number };

const bothMs = ({ serverMs, databaseMs }: Measured) => serverMs + databaseMs;

function reportCosts(measured: Record<'new' | 'known' | 'bare', Measured[]>): void {
  const middle = (rows: Measured[], of: (row: Measured) => number) => median(rows.map(of));
  const names = { new: 'new contacts', known: 'known contacts', bare: 'the bare pipeline' };
  reportTable(
    [`${rounds} rounds of ${contacts}`, 'per second', 'ratio', 'server ms', 'database ms', 'both', 'ratio'],
    (['new', 'known', 'bare'] as const).map((who) => {
      const rows = measured[who];
      const ratios = rows.map(({ perSecond }, round) => perSecond / measured.bare[round]!.perSecond);
      return [
        names[who],
        shown(middle(rows, ({ perSecond }) => perSecond)),
        median(ratios).toFixed(2),
        middle(rows, ({ serverMs }) => serverMs).toFixed(2),
        middle(rows, ({ databaseMs }) => databaseMs).toFixed(2),
        middle(rows, bothMs).toFixed(2),
        median(rows.map((row, round) => bothMs(row) / bothMs(measured.bare[round]!))).toFixed(2),
      ];
    }),
  );
}
