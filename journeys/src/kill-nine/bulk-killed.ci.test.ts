import { bulkRoutes, type BulkAction, type BulkChange, chatRoutes } from '@spotter/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountId } from '../api/coach.ts';
import { until } from '../running/until.ts';
import { startKillableServer, type KillableServer } from './killable-server.ts';

const leads = 200;
/** The server is killed each time so many more conversations are changed. */
const killedEach = 45;

let server: KillableServer;

beforeAll(async () => {
  server = await startKillableServer();
  for (let at = 0; at < leads; at += 1) {
    const id = String(6_660_000_000_000_000 + at);
    server.instagram.addContact(accountId, { id, username: `lead.${at}`, name: null });
    server.instagram.writeAsContact(accountId, id, { text: 'hello' });
  }
  await server.instagram.webhooksSettled();
});
afterAll(() => server?.remove());

const selection = () => ({ botId: server.coach.botId, filter: {} });
const find = ({ _id }: BulkChange) => server.coach.client.call(bulkRoutes.find, { params: { id: _id } });

/** Plans a change of all conversations and begins it. */
async function begin(action: BulkAction): Promise<BulkChange> {
  const { client } = server.coach;
  const change = await until('every lead has a conversation', async () => {
    const planned = await client.call(bulkRoutes.plan, { body: { action, selection: selection() } });
    return planned.waiting === leads && planned;
  });
  return client.call(bulkRoutes.start, { params: { id: change._id }, body: {} });
}

/** Kills the server again and again while a change runs. Returns how often, and the change at its end. */
async function killWhileItRuns(change: BulkChange, progressOf: (now: BulkChange) => number) {
  let killed = 0;
  for (;;) {
    const now = await until('the change goes on', async () => {
      const found = await find(change);
      const isOver = found.state !== 'running' && found.state !== 'undoing';
      return (isOver || progressOf(found) >= (killed + 1) * killedEach) && found;
    });
    if (now.state !== 'running' && now.state !== 'undoing') return { killed, change: now };
    await server.kill();
    killed += 1;
    server.start();
    await server.healthy();
  }
}

async function listAll() {
  const { client, botId } = server.coach;
  const ids: string[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await client.page(chatRoutes.listForBot, { params: { botId }, query: { limit: 100, cursor } });
    ids.push(...page.value.map(({ _id }) => _id));
    if (page.nextCursor === null) break;
    cursor = page.nextCursor;
  }
  return Promise.all(ids.map((id) => client.call(chatRoutes.find, { params: { id }, query: {} })));
}

test('a change of many conversations and its undo survive kill -9: none is lost, and none is done twice', async () => {
  const off = await killWhileItRuns(await begin({ kind: 'agent-off' }), ({ changed }) => changed);
  expect(off.killed).toBeGreaterThan(0);
  expect(off.change).toMatchObject({ state: 'done', changed: leads, leftOut: [], missing: 0 });

  const on = await killWhileItRuns(await begin({ kind: 'agent-on' }), ({ changed }) => changed);
  expect(on.killed).toBeGreaterThan(0);
  expect(on.change).toMatchObject({ state: 'done', changed: leads, leftOut: [], missing: 0 });
  const answered = await until('every lead is answered', async () => {
    const chats = await listAll();
    return chats.every(({ history }) => history.some(({ author }) => author === 'agent')) && chats;
  });
  const twice = answered.filter(
    ({ changesOfHands, history }) =>
      changesOfHands.length !== 1 || history.filter(({ author }) => author === 'agent').length !== 1,
  );
  expect(twice).toEqual([]);

  const undone = await killWhileItRuns(
    await server.coach.client.call(bulkRoutes.undo, { params: { id: on.change._id } }),
    (now) => now.undone,
  );
  expect(undone.killed).toBeGreaterThan(0);
  expect(undone.change).toMatchObject({ state: 'undone', undone: leads });
  expect((await listAll()).filter(({ chatEnabled }) => chatEnabled)).toEqual([]);
}, 600_000);
