import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { botRoutes, type Chat, chatRoutes, type Message } from '@spotter/contract';
import type { ReceivedMedia } from '@spotter/providers/ports/contact-media';
import { drawPicture } from '@spotter/simulators/meta/graph/drawn-picture';
import { expireMedia, keepMedia } from '@spotter/simulators/meta/graph/sent-media';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { queryRows } from '../../database/database.ts';
import { requestRetention } from '../../modules/chats/contacts/retention.job.ts';
import { keepAttachment } from '../../modules/chats/media/keep-media.ts';
import { findMediaMessage } from '../../modules/chats/media/media.repository.ts';
import { newId } from '../../platform/ids.ts';
import { createShiftedClock } from '../shifted-clock.ts';
import { account, page, startSpotter, type Coach, type SpotterUnderTest } from '../spotter-under-test.ts';
import { recordingHead } from './send-recording.ts';

const dayMs = 24 * 3_600_000;
const mb = 1024 * 1024;
const png = drawPicture('kept.png');
const film = Buffer.from('\0\0\0\x18ftypisom and a film', 'latin1');

let spotter: SpotterUnderTest;
let coach: Coach;
let pageBotId: string;
let people = 0;
const clock = createShiftedClock();

beforeAll(async () => {
  spotter = await startSpotter({ readsMedia: true, quietMs: 0, clock, environment: { RETENTION_MESSAGES_DAYS: '90' } });
  coach = await spotter.addCoach();
  pageBotId = await spotter.addPage(coach);
});
afterAll(() => spotter.close());
beforeEach(async () => {
  spotter.messenger.clearFaults();
  spotter.transcription.clearFaults();
  await keeps(true);
});

const keeps = (keepsMedia: boolean, id = pageBotId) =>
  coach.client.call(botRoutes.update, { params: { id }, body: { keepsMedia } });
const rowsOf = <Row>(statement: ReturnType<typeof sql>) =>
  queryRows<Row & Record<string, unknown>>(spotter.connection.database, statement);
const folder = () => join(spotter.dataDir, 'media', coach.access.workspaceId);
const onDisk = () => (existsSync(folder()) ? readdirSync(folder()) : []);
const get = (url: string, headers: Record<string, string> = {}) => fetch(new URL(url, spotter.origin), { headers });

/** A lead on a channel who sends files. */
function lead(channel: 'instagram' | 'messenger' = 'messenger') {
  people += 1;
  const id = `66600000000000${String(people).padStart(3, '0')}`;
  const isPage = channel === 'messenger';
  const accountId = isPage ? page.id : account.id;
  const control = isPage ? spotter.messenger : spotter.instagram;
  if (isPage) spotter.messenger.addContact(page.id, { id, firstName: 'Ana', lastName: 'B' });
  else spotter.instagram.addContact(account.id, { id, username: `keeps.${people}`, name: null });
  const chat = async () => {
    const [row] = await rowsOf<{ id: string }>(sql`select id from chats where contact_id = ${id}`);
    return coach.client.call(chatRoutes.find, { params: { id: row!.id }, query: {} });
  };
  return {
    chat,
    /** Sends a file; returns how its address ends, and how it is unsent. */
    send(type: string, content: Buffer) {
      const name = keepMedia({ content, mediaType: 'application/octet-stream' });
      const url = `${spotter.instagramOrigin}/voice-notes/${name}`;
      const providerId = control.writeAsContact(accountId, id, { attachments: [{ type, url }] });
      // Messenger reports this of no message yet.
      const unsend = () => {
        const event = { kind: 'unsent', from: 'contact', messageId: providerId, at: clock.now() } as const;
        return spotter.services.processor.processPolledEvents(channel, [{ ...event, accountId, contactId: id }]);
      };
      return { expire: () => expireMedia(name), unsend };
    },
    shown: async (): Promise<Message['attachments'][number]> =>
      (await chat()).history.findLast(({ author }) => author === 'contact')!.attachments[0]!,
  };
}

test.each([
  ['a picture', 'image', png, 'image/png'],
  ['a voice note', 'audio', recordingHead, 'audio/mp4'],
  ['a video, which nobody reads,', 'video', film, 'video/mp4'],
])('%s opens after its address has ended, whole and in part', async (_what, type, content, mediaType) => {
  const { send, shown } = lead();
  const { expire } = send(type, content);
  await spotter.settled();
  expire();
  const { url, notKept } = await shown();
  expect(notKept).toBeNull();
  const whole = await get(url!);
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, mediaType]);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(content);
  const part = await get(url!, { range: 'bytes=4-7' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-7/${content.length}`]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(content.subarray(4, 8));
});

test('only who may see the chat gets what is kept', async () => {
  const { send, shown } = lead();
  send('image', png);
  await spotter.settled();
  const { url } = await shown();
  const plain = url!.split('?')[0]!;
  const stranger = await spotter.signUp();
  const as = (token: string) => get(plain, { authorization: `Bearer ${token}` });
  expect((await as(coach.token)).status).toBe(200);
  expect((await as(stranger.token)).status).toBe(404);
  expect((await get(plain)).status).toBe(401);
  clock.putForward(2 * dayMs);
  expect((await get(url!)).status).toBe(404);
});

test('nothing is stored while it is off, which it is at first, and never of Instagram', async () => {
  const bots = await coach.client.call(botRoutes.list, { query: {} });
  expect(bots.find(({ _id }) => _id === coach.botId)?.keepsMedia).toBe(false);
  await expect(keeps(true, coach.botId)).rejects.toMatchObject({
    code: 'invalid_input',
    message: 'What leads send on Instagram is never kept',
  });
  // Even where the row says otherwise.
  await spotter.connection.database.execute(sql`update bots set keeps_media = true where id = ${coach.botId}`);
  await keeps(false);
  const before = onDisk();
  for (const channel of ['instagram', 'messenger'] as const) {
    const { send, shown } = lead(channel);
    const { expire } = send('image', png);
    await spotter.settled();
    expect((await get((await shown()).url!)).status).toBe(200);
    expire();
    const gone = await get((await shown()).url!);
    expect([gone.status, ((await gone.json()) as { message: string }).message]).toEqual([
      404,
      'This is no longer available',
    ]);
  }
  expect(onDisk()).toEqual(before);
});

test('what they take back is gone from the disk', async () => {
  const before = onDisk();
  const { send } = lead();
  const { unsend } = send('image', png);
  await spotter.settled();
  expect(onDisk()).toHaveLength(before.length + 1);
  await unsend();
  await spotter.settled();
  expect(onDisk()).toEqual(before);
});

/** Returns how one process keeps the picture of a message, whose content comes as far as `content` lets it. */
async function keeper(chat: Chat, content: () => AsyncIterable<Uint8Array>) {
  const received: ReceivedMedia = {
    open: async () => ({ kind: 'opened', type: null, range: null, bytes: null, content: content() }),
    fetch: async () => ({ kind: 'unreachable' }),
  };
  const { database } = spotter.connection;
  const message = await findMediaMessage(database, chat.history[0]!._id);
  return () => keepAttachment({ database, clock, files: spotter.services.files, received }, message!, 0);
}

test('what they take back while it is being kept, and what two processes keep, leaves nothing without an owner', async () => {
  const before = onDisk();
  for (const [isUnsent, files] of [
    [true, 0],
    [false, 1],
  ] as const) {
    await keeps(false);
    const { send, chat } = lead();
    const { unsend } = send('image', png);
    await spotter.settled();
    await keeps(true);
    const goOn = Promise.withResolvers<void>();
    const keep = await keeper(await chat(), async function* () {
      yield png;
      await goOn.promise;
    });
    const both = [keep(), keep()];
    if (isUnsent) await unsend();
    goOn.resolve();
    await Promise.all(both);
    await spotter.settled();
    expect(onDisk()).toHaveLength(before.length + files);
    expect(await rowsOf(sql`select 1 from stored_files`)).toHaveLength(onDisk().length);
  }
});

test('what is kept goes with its chat and with old messages, stays when it is turned off, and is exported', async () => {
  const before = onDisk();
  const [removed, old] = [lead(), lead()];
  for (const { send } of [removed, old]) send('audio', recordingHead);
  await spotter.settled();
  expect(onDisk()).toHaveLength(before.length + 2);
  await keeps(false);
  const { _id: id } = await old.chat();
  const headers = { authorization: `Bearer ${coach.token}` };
  const file = (await (await get(`/api/chat/${id}/export`, headers)).json()) as Record<string, object[]>;
  expect(file['keptFiles']).toMatchObject([{ chatId: id, kind: 'audio', format: 'm4a', received: true }]);
  expect(file['sentFiles']).toEqual([]);
  await coach.client.call(chatRoutes.remove, { params: { id: (await removed.chat())._id } });
  await spotter.settled();
  expect(onDisk()).toHaveLength(before.length + 1);
  const longAgo = new Date(clock.now().getTime() - 91 * dayMs).toISOString();
  await spotter.connection.database.execute(sql`update messages set sent_at = ${longAgo} where chat_id = ${id}`);
  await requestRetention(spotter.connection.database, clock.now());
  await spotter.settled();
  expect(onDisk()).toEqual(before);
});

test('nothing is kept without room for it: the chat says so, and the note is heard all the same', async () => {
  const before = onDisk();
  const filling = newId();
  const { send, shown } = lead();
  const { workspaceId } = coach.access;
  await spotter.connection.database.execute(sql`insert into stored_files (id, workspace_id, bytes, sha256, stored_at)
    values (${filling}, ${workspaceId}, ${2_000 * mb}, '', now())`);
  await spotter.connection.database.execute(sql`insert into clips (id, workspace_id, name, kind, format, when_to_use,
    per_contact_once, shows_person, created_at) values (${filling}, ${workspaceId}, 'all', 'video', 'mp4', '', false, false, now())`);
  const content = Buffer.concat([recordingHead, Buffer.from('full')]);
  spotter.transcription.know(content, { text: 'Is there any room?', language: 'english', seconds: 3 });
  for (const [room, notKept] of [
    [2_000 * mb, null],
    [2_024 * mb, 'no-room'],
  ] as const) {
    await spotter.connection.database.execute(sql`update stored_files set bytes = ${room} where id = ${filling}`);
    send('audio', content);
    await spotter.settled();
    expect(await shown()).toMatchObject({ notKept, transcript: { status: 'ready', text: 'Is there any room?' } });
  }
  expect(onDisk()).toHaveLength(before.length + 1);
  await spotter.connection.database.execute(sql`delete from clips where id = ${filling}`);
  await spotter.settled();
});

test('a second job for the same message keeps nothing twice', async () => {
  const { send, shown, chat } = lead();
  send('image', png);
  await spotter.settled();
  const files = onDisk();
  const { url } = await shown();
  const { _id: key } = (await chat()).history[0]!;
  await spotter.connection.database.execute(
    sql`insert into jobs (kind, key, payload, lane, due_at) values ('read-media', ${key}, '{}', 'again', now())`,
  );
  await spotter.settled();
  expect(onDisk()).toEqual(files);
  expect((await shown()).url).toBe(url);
});

test('a platform that does not hand it over is asked again, and what was kept is heard after the address has ended', async () => {
  const { send, shown } = lead();
  const content = Buffer.concat([recordingHead, Buffer.from('later')]);
  spotter.transcription.know(content, { text: 'Do you coach runners?', language: 'english', seconds: 3 });
  spotter.instagram.setFaults({ down: true });
  const { expire } = send('audio', content);
  await spotter.settled();
  spotter.transcription.setFaults({ down: true });
  spotter.instagram.clearFaults();
  clock.putForward(2_000);
  await spotter.settled();
  expect(await shown()).toMatchObject({ notKept: null, transcript: { status: 'pending' } });
  expire();
  spotter.transcription.clearFaults();
  clock.putForward(10_000);
  await spotter.settled();
  expect((await shown()).transcript).toMatchObject({ status: 'ready', text: 'Do you coach runners?' });
});

test.each([
  ['a platform that is down', 'video', () => spotter.instagram.setFaults({ down: true }), film, 'unreachable'],
  ['a file of more than 25 MB', 'video', null, Buffer.concat([film, Buffer.alloc(25 * mb)]), 'too-large'],
  ['a file of 0 bytes', 'image', null, Buffer.alloc(0), 'empty-file'],
  ['a page by the name of a picture', 'image', null, Buffer.from('<html>hello</html>'), 'refused'],
  ['a recording by the name of a picture', 'image', null, recordingHead, 'refused'],
])('%s leaves nothing behind, and the chat says why', async (_what, type, breaks, content, notKept) => {
  const before = onDisk();
  const { send, shown } = lead();
  breaks?.();
  send(type, content);
  for (const seconds of [2, 5, 20, 70, 130]) {
    await spotter.settled();
    clock.putForward(seconds * 1_000);
  }
  await spotter.settled();
  spotter.instagram.clearFaults();
  expect((await shown()).notKept).toBe(notKept);
  expect(onDisk()).toEqual(before);
  expect(readdirSync(join(spotter.dataDir, 'media', 'incoming'))).toEqual([]);
  expect(await rowsOf(sql`select 1 from jobs where kind = 'read-media'`)).toEqual([]);
});

test('a note is heard while files cannot be stored, and kept as soon as they can', async () => {
  await keeps(true);
  const { send, shown } = lead();
  const content = Buffer.concat([recordingHead, Buffer.from('no disk')]);
  spotter.transcription.know(content, { text: 'Are you free on Monday?', language: 'english', seconds: 3 });
  for (const id of onDisk()) rmSync(join(folder(), id));
  rmSync(folder(), { recursive: true, force: true });
  writeFileSync(folder(), 'in the way');
  const { expire } = send('audio', content);
  await spotter.settled();
  expect(await shown()).toMatchObject({ notKept: null, transcript: { status: 'ready' } });
  rmSync(folder());
  clock.putForward(2_000);
  await spotter.settled();
  expire();
  expect((await get((await shown()).url!)).status).toBe(200);
});
