import { setTimeout as wait } from 'node:timers/promises';
import { type BulkChange, bulkRoutes, chatRoutes, createApiClient, tagRoutes } from '@spotter/contract';
import { openInboxes } from '../pages/filled-inbox.ts';
import { commonWord, rareWord } from '../pages/inbox-account.ts';
import { reportTable, shown } from '../report.ts';

const size = { chats: Number(process.env['BENCH_CHATS'] ?? 100_000), messagesAChat: 10 };
const askEveryMs = 50;

/**
 * Prints how long a dry run, a change of 5,000 chats and its undo take in an account of 100,000 (`BENCH_CHATS`).
 * The server is killed in the middle of the change, its undo is stopped in the middle and begun again, and three
 * chats change meanwhile. Says whether any was lost or changed twice.
 */
export async function measureBulk(): Promise<void> {
  const inboxes = await openInboxes();
  try {
    const inbox = await inboxes.start('bulk', size);
    const { botId, token } = inbox;
    const client = createApiClient({ baseUrl: inbox.origin, token: () => token });
    const rows: string[][] = [];
    const timed = async (name: string, work: () => Promise<BulkChange>): Promise<BulkChange> => {
      const startedAt = performance.now();
      const change = await work();
      const chats = `${change.changed} changed, ${change.undone} undone, ${change.waiting} waiting`;
      const left = change.leftOut.map((one) => `${one.chats} ${one.reason}`).join(', ');
      rows.push([name, shown(performance.now() - startedAt), `${change.total}`, chats, left]);
      return change;
    };
    const plan = (search?: string) =>
      client.call(bulkRoutes.plan, {
        body: {
          action: { kind: 'tag', tagId: tag._id },
          selection: { botId, filter: search === undefined ? {} : { search } },
        },
      });
    const tag = await client.call(tagRoutes.create, { body: { name: 'Bulk' } });
    const tagged = async () => (await client.call(tagRoutes.list)).find(({ _id }) => _id === tag._id)!.chats;
    const until = async (id: string, holds: (change: BulkChange) => boolean) => {
      for (;;) {
        const change = await client.call(bulkRoutes.find, { params: { id } });
        if (holds(change)) return change;
        await wait(askEveryMs);
      }
    };

    await timed('dry run by a rare word', () => plan(rareWord));
    await timed('dry run by a common word', () => plan(commonWord));
    const { _id: id, total } = await timed('dry run of the newest', () => plan());
    const params = { id };
    const newest = await client.call(chatRoutes.listForBot, { params: { botId }, query: { limit: 3 } });
    for (const { _id, stage } of newest)
      await client.call(chatRoutes.update, {
        params: { id: _id },
        body: { stage: stage === 'lost' ? 'booked' : 'lost' },
      });
    await client.call(bulkRoutes.start, { params, body: {} });
    await timed('half of the change, until the kill', () => until(id, ({ changed }) => changed >= total / 2));
    await inbox.restart();
    await timed('the rest, after the start', () => until(id, ({ state }) => state === 'done'));
    const after = await tagged();
    await client.call(bulkRoutes.undo, { params });
    await timed('half of the undo, until the stop', () => until(id, ({ undone }) => undone >= total / 2));
    await client.call(bulkRoutes.stop, { params });
    await timed('the stop', () => until(id, ({ state }) => state === 'stopped'));
    await client.call(bulkRoutes.undo, { params });
    await timed('the rest of the undo', () => until(id, ({ state }) => state === 'undone'));
    reportTable([inboxes.isEmbedded ? 'embedded database' : 'PostgreSQL', 'ms', 'of', 'chats', 'left out'], rows);
    console.log(
      `\n${after} of ${total} chats had the tag after the change, ${await tagged()} after the undo; ` +
        `wanted: ${total - newest.length}, without the chats that changed meanwhile, and 0`,
    );
  } finally {
    await inboxes.stop();
  }
}
