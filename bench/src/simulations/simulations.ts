import { setTimeout as wait } from 'node:timers/promises';
import { agentRoutes, createApiClient, simulationRoutes } from '@spotter/contract';
import { createLanguageModelSimulator } from '@spotter/simulators/language-model/language-model-simulator';
import { startAnswering } from '../answering/answering-server.ts';
import { percentile } from '../figures.ts';
import type { ReplyResult } from '../programs/outside-world.ts';
import { reportMachine, reportTable, shown } from '../report.ts';
import { openPostgres } from '../running/postgres.ts';
import { startSpotter } from '../running/spotter-server.ts';

const contacts = 200;
const load = { perSecond: Number(process.env['BENCH_PER_SECOND'] ?? 5), messages: 150 };
const leadsOfRun = 40;
const seed = 1;
const askEveryMs = 100;
const target = { seconds: 60, slower: 10 };

/**
 * Prints how long forty simulated leads take with the bundled model, and how much slower real chats are answered
 * meanwhile. Then the server is killed in the middle of the same run, and has to come to the same.
 */
export async function measureSimulations(): Promise<void> {
  const postgres = await openPostgres();
  const stops: (() => Promise<void>)[] = [() => postgres.stop()];
  try {
    await reportMachine(postgres.url);
    const model = createLanguageModelSimulator({ latencyMs: 0 });
    stops.push(() => model.close());
    const answering = await startAnswering(await postgres.createDatabase('simulations'), contacts, {
      LLM_BASE_URL: `${await model.listen()}/v1`,
      VERIFY_EMAIL: 'off',
    });
    stops.push(answering.stop);
    const { world, coach, server } = answering;
    const client = createApiClient({ baseUrl: server.origin, token: () => coach.token });
    const [agent] = await client.call(agentRoutes.list, { query: {} });
    const params = { id: agent!._id };
    const leads = (await client.call(simulationRoutes.leads)).slice(0, leadsOfRun).map(({ id }) => id);
    const start = () =>
      client.call(simulationRoutes.start, { params, body: { version: 'published', characters: leads, seed } });
    const find = (id: string) => client.call(simulationRoutes.find, { params: { id } });
    const ended = async (id: string) => {
      for (;;) {
        const run = await find(id);
        if (run.endedAt !== null) return run;
        await wait(askEveryMs);
      }
    };
    const rows: string[][] = [];
    const note = (name: string, { durationsMs, lost }: ReplyResult) => {
      rows.push([name, ...[50, 95, 99].map((part) => shown(percentile(durationsMs, part))), String(lost)]);
      return percentile(durationsMs, 50);
    };
    await world.call('writeAtFullSpeed', { messages: contacts, side: 8 });
    const alone = note('alone', await world.call('writeSteadily', load));
    const cpuBefore = await server.cpuSeconds();
    await ended((await start())._id);
    const cpuSeconds = (await server.cpuSeconds()) - cpuBefore;
    const begun = performance.now();
    const run = await start();
    const chats = world.call('writeSteadily', load);
    const done = await ended(run._id);
    const seconds = (performance.now() - begun) / 1000;
    const duringRun = note('beside a run', await chats);
    const slower = (duringRun / alone - 1) * 100;

    const again = await start();
    while ((await find(again._id)).passed + (await find(again._id)).failed < leadsOfRun / 2) await wait(askEveryMs);
    await server.kill();
    const restarted = await startSpotter({ ...answering.environment, PORT: new URL(server.origin).port });
    stops.push(() => restarted.stop());
    const resumed = await ended(again._id);
    const isSame = JSON.stringify(resumed.conversations) === JSON.stringify(done.conversations);

    reportTable([`chats answered, ${load.perSecond} a second`, 'p50 ms', 'p95 ms', 'p99 ms', 'lost'], rows);
    console.log(
      `\n${done.total} simulated leads in ${shown(seconds)} s (${shown(done.total / seconds)} a second), ` +
        `${done.passed} passed, ${done.tokens.toLocaleString('en')} tokens; estimated before: ` +
        done.estimatedTokens.toLocaleString('en') +
        `\nthe same alone: ${cpuSeconds.toFixed(1)} s of the server's processor time` +
        `\nchats beside it ${shown(slower)} % slower at p50` +
        `\nafter a kill in the middle: ${resumed.passed} passed, ${isSame ? 'the same' : 'OTHER'} conversations` +
        `\nwanted: <= ${target.seconds} s, <= ${target.slower} % slower, the same conversations`,
    );
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}
