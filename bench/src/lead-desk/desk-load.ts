import { createApiClient, tagRoutes, type TagRule } from '@spotter/contract';
import { ruleArrivals, ruleStages } from '@spotter/domain/inbox';
import pg from 'pg';
import { type AnsweringServer, startAnswering } from '../answering/answering-server.ts';
import { median } from '../figures.ts';
import { reportMachine, reportTable } from '../report.ts';
import { openPostgres } from '../running/postgres.ts';
import { watchPostgresCpu } from '../running/postgres-cpu.ts';

const perMinute = 1_000;
const contacts = 400;
const tags = 50;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const wantedRatio = 1.1;

/** What keeps tags and scores when facts change, by its table's triggers. */
const withoutDesk = `
  alter table chats disable trigger chats_tagged, disable trigger chats_tagged_new, disable trigger chats_tags_dated,
    disable trigger chats_score_facts, alter column score_due_at set default null;
  update chats set score_due_at = null`;

/**
 * Prints what 1,000 messages a minute cost in processor time, of server and database together, with 50 tags that
 * have rules and with scores, beside a server without both. The two take turns.
 */
export async function measureDeskLoad(): Promise<void> {
  const postgres = await openPostgres();
  const stops: (() => Promise<void>)[] = [() => postgres.stop()];
  try {
    await reportMachine(postgres.url);
    const cpu = await watchPostgresCpu(postgres.url);
    stops.push(() => cpu.stop());
    const start = async (name: string, prepare: (url: string, answering: AnsweringServer) => Promise<void>) => {
      const url = await postgres.createDatabase(name);
      const answering = await startAnswering(url, contacts);
      stops.push(() => answering.stop());
      await prepare(url, answering);
      const used = async () =>
        (await answering.server.cpuSeconds()) * 1000 + (await cpu.used(new URL(url).pathname.slice(1)));
      // Everybody writes once, so that the chats exist and the code is warm.
      await answering.world.call('writeAtFullSpeed', { messages: contacts, side: 8 });
      await postgres.analyze(url);
      return async () => {
        const before = await used();
        const load = { perSecond: perMinute / 60, messages: perMinute };
        const { durationsMs, lost, double } = await answering.world.call('writeSteadily', load);
        if (lost + double > 0) console.log(`${lost} lost, ${double} double`);
        return ((await used()) - before) / durationsMs.length;
      };
    };
    const bare = await start('desk_without', (url) => run(url, withoutDesk));
    const desk = await start('desk_with', (_, answering) => addTags(answering));
    const times: { bare: number[]; desk: number[] } = { bare: [], desk: [] };
    for (let round = 0; round < rounds; round += 1) {
      times.bare.push(await bare());
      times.desk.push(await desk());
    }
    const ratios = times.desk.map((ms, round) => ms / times.bare[round]!);
    const shownMs = (values: number[]) => values.map((ms) => ms.toFixed(2)).join(', ');
    reportTable(
      [`${perMinute} messages a minute, ${rounds} rounds`, 'CPU ms each', 'ratio', `<= ${wantedRatio}`],
      [
        ['without tag rules and scores', shownMs(times.bare), '', ''],
        [
          `with ${tags} rules and scores`,
          shownMs(times.desk),
          median(ratios).toFixed(2),
          median(ratios) <= wantedRatio ? 'yes' : 'no',
        ],
      ],
    );
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

async function run(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statements);
  await client.end();
}

/** Adds tags with rules of each kind; each lead meets some. */
async function addTags({ server, coach }: AnsweringServer): Promise<void> {
  const client = createApiClient({ baseUrl: server.origin, token: () => coach.token });
  for (let at = 0; at < tags; at += 1)
    await client.call(tagRoutes.create, { body: { name: `Tag ${at}`, rule: ruleOf(at) } });
}

function ruleOf(at: number): TagRule {
  if (at % 3 === 0) return { kind: 'stage', value: ruleStages[at % ruleStages.length]! };
  if (at % 3 === 1) return { kind: 'arrival', value: ruleArrivals[at % ruleArrivals.length]! };
  return { kind: 'keyword', value: at % 4 === 0 ? 'SHRED' : `WORD ${at}` };
}
