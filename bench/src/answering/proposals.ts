import { setTimeout as wait } from 'node:timers/promises';
import { agentRoutes, createApiClient, liveEvents, type AccountChatEvent } from '@spotter/contract';
import { startAnswering } from './answering-server.ts';
import { percentile } from '../figures.ts';
import { reportMachine, reportTable } from '../report.ts';
import { joinAccount, openSocket } from '../running/open-socket.ts';
import { openPostgres } from '../running/postgres.ts';

const contacts = 200;
const perSecond = 5;
const wantedMs = 1_000;
const patienceMs = 20_000;

/**
 * Prints how long after a lead's first message the answer that waits for the coach is on an open page, with an
 * agent that answers at once and a model that takes no time.
 */
export async function measureProposals(): Promise<void> {
  const postgres = await openPostgres();
  const stops: (() => Promise<void>)[] = [() => postgres.stop()];
  try {
    await reportMachine(postgres.url);
    const answering = await startAnswering(await postgres.createDatabase('proposals'), contacts);
    stops.push(answering.stop);
    const { server, coach, world } = answering;
    const client = createApiClient({ baseUrl: server.origin, token: () => coach.token });
    const [agent] = await client.call(agentRoutes.list, { query: {} });
    await client.call(agentRoutes.update, { params: { id: agent!._id }, body: { ...agent!, answers: 'approve' } });
    const socket = await openSocket(server.origin, coach.token);
    const shownAt = new Map<string, number>();
    socket.on(liveEvents.accountChat.name, ({ chat }: AccountChatEvent) => {
      if (chat.proposal !== null && !shownAt.has(chat.senderId)) shownAt.set(chat.senderId, performance.now());
    });
    await joinAccount(socket, coach.credentialId);
    const writtenAt = new Map<string, number>();
    const startedAt = performance.now();
    for (let nth = 0; nth < contacts; nth += 1) {
      await wait(Math.max(0, startedAt + (nth * 1000) / perSecond - performance.now()));
      const begun = performance.now();
      writtenAt.set(await world.call('writeOnce', { nth }), begun);
    }
    const giveUpAt = performance.now() + patienceMs;
    while (shownAt.size < contacts && performance.now() < giveUpAt) await wait(50);
    socket.disconnect();
    const durationsMs = [...shownAt].map(([id, at]) => at - writtenAt.get(id)!);
    const times = [50, 95, 99, 100].map((part) => `${percentile(durationsMs, part).toFixed(0)} ms`);
    reportTable(
      [`first messages, ${perSecond} a second`, 'shown', 'missing', 'p50', 'p95', 'p99', 'longest'],
      [['answers that wait', String(shownAt.size), String(contacts - shownAt.size), ...times]],
    );
    console.log(`\nwanted: on the page within ${wantedMs} ms`);
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}
