import { join } from 'node:path';
import { notificationRoutes, PushMessage, type Notification } from '@spotter/contract';
import { createMailboxSimulator } from '@spotter/simulators/mailbox/mailbox-simulator';
import { createPushServiceSimulator } from '@spotter/simulators/push-service/push-service-simulator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clockJumped } from '../running/clock-words.ts';
import { accountId } from '../api/coach.ts';
import { until } from '../running/until.ts';
import { startKillableServer, type KillableServer } from './killable-server.ts';

const leads = 9;
/**
 * How many pushes are each met by a kill, at the very moment when the service has one and the server does not
 * know it yet.
 */
const kills = 3;

let server: KillableServer;
const mailbox = createMailboxSimulator();
const pushService = createPushServiceSimulator();

beforeAll(async () => {
  server = await startKillableServer({
    VERIFY_EMAIL: 'off',
    SMTP_URL: await mailbox.listen(),
    PUSH_STAND_IN_URL: await pushService.listen(),
    NODE_OPTIONS: `--import=${join(import.meta.dirname, '../running/clock-jump.ts')}`,
  });
  const { client } = server.coach;
  const { publicKey } = await client.call(notificationRoutes.pushKey);
  await client.call(notificationRoutes.subscribe, { body: pushService.control.subscribeBrowser(publicKey) });
});

afterAll(async () => {
  await server?.remove();
  await Promise.all([mailbox.close(), pushService.close()]);
});

test('kill -9 while notifications go out loses none, and none shows twice', async () => {
  let killed = 0;
  let restarted = Promise.resolve();
  pushService.control.subscribe((change) => {
    if (change.kind !== 'push' || killed >= kills) return;
    killed += 1;
    const ended = server.kill();
    restarted = restarted.then(async () => {
      await ended;
      server.start();
      await server.healthy();
    });
  });
  for (let lead = 1; lead < leads; lead += 1) await handOver(lead);
  await until('the kills', () => killed === kills);
  await restarted;
  // A killed process's claims are free only after a while. This signal makes the server look at what is due.
  server.program().signal('SIGUSR2');
  await until('the while is over', () => server.program().output().includes(clockJumped));
  await handOver(leads);
  const all = await until('all of them to be delivered', allDelivered);

  const shown = pushService.control.pushes().map(({ payload }) => PushMessage.parse(JSON.parse(payload!)).notification);
  // A phone shows one push per tag.
  const byTag = new Map(shown.map((push) => [push.tag, push.data.notificationId]));
  expect([...byTag.values()].toSorted()).toEqual(all.map(({ _id }) => _id).toSorted());
  // A mailbox shows one email per message id.
  const mails = mailbox.control.mails().filter(({ subject }) => subject.includes('wants to talk to you'));
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(leads);
  expect(killed).toBe(kills);
});

async function handOver(lead: number): Promise<void> {
  const contactId = `77700000000000${String(lead).padStart(3, '0')}`;
  server.instagram.addContact(accountId, { id: contactId, username: `lead.${contactId}`, name: null });
  const answered = () =>
    server.instagram.conversation(accountId, contactId).filter(({ from }) => from === 'business').length > 0;
  server.instagram.writeAsContact(accountId, contactId, { text: 'SHRED' });
  await until('an answer', answered);
  server.instagram.writeAsContact(accountId, contactId, { text: 'can i talk to a real person please' });
}

async function allDelivered(): Promise<Notification[] | null> {
  const list = await server.coach.client.call(notificationRoutes.list, { query: { limit: 100 } }).catch(() => []);
  const ours = list.filter(({ kind }) => kind === 'wants_person');
  const isDone = ({ deliveries }: Notification) =>
    ['push', 'email'].every((way) => deliveries.some((one) => one.way === way && one.status === 'sent'));
  return ours.length === leads && ours.every(isDone) ? ours : null;
}
