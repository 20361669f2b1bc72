import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { botRoutes, chatRoutes, type Message } from '@spotter/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queryRows } from '../../../database/database.ts';
import { createShiftedClock } from '../../../test/shifted-clock.ts';
import { account, page, startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';
import { messages } from '../chats.tables.ts';
import { requestRetention } from '../contacts/retention.job.ts';

const dayMs = 24 * 3_600_000;
const latin = (text: string) => Buffer.from(text, 'latin1');
const png = latin('\x89PNG\r\n\x1a\n a picture of a plan');
const samples = {
  image: { name: 'Plan für Anna.png', type: 'image/png', content: png },
  audio: { name: 'voice.wav', type: 'audio/wav', content: latin('RIFF1234WAVEfmt and sound') },
  video: { name: 'squat.mp4', type: 'video/mp4', content: latin('\0\0\0\x18ftypisom and a film') },
  file: { name: 'plan.pdf', type: 'application/pdf', content: latin('%PDF-1.7 the plan %%EOF') },
} as const;

let spotter: SpotterUnderTest;
let coach: Coach;
let pageBotId: string;
const clock = createShiftedClock();
let people = 0;

beforeAll(async () => {
  spotter = await startSpotter({ quietMs: 0, clock, environment: { RETENTION_MESSAGES_DAYS: '90' } });
  coach = await spotter.addCoach();
  pageBotId = await spotter.addPage(coach);
});
afterAll(() => spotter.close());
beforeEach(() => {
  spotter.instagram.clearFaults();
  spotter.messenger.clearFaults();
});

type Upload = { name: string; content: Buffer; type?: string };

/** A lead who wrote on a channel, and what the coach does in that chat. */
async function lead(channel: 'instagram' | 'messenger' = 'instagram') {
  people += 1;
  const senderId = `77700000000000${String(people).padStart(2, '0')}`;
  const isPage = channel === 'messenger';
  const accountId = isPage ? page.id : account.id;
  if (isPage) spotter.messenger.addContact(page.id, { id: senderId, firstName: 'Ana', lastName: 'B' });
  else spotter.instagram.addContact(account.id, { id: senderId, username: `sent.${people}`, name: null });
  const control = isPage ? spotter.messenger : spotter.instagram;
  control.writeAsContact(accountId, senderId, { text: 'hello there' });
  await spotter.settled();
  const botId = isPage ? pageBotId : coach.botId;
  const [row] = await queryRows<{ id: string; credential_id: string }>(
    spotter.connection.database,
    sql`select chats.id, bots.credential_id from chats join bots on bots.id = chats.bot_id where contact_id = ${senderId}`,
  );
  const chatId = row!.id;
  const body = { senderId, credentialId: row!.credential_id };
  const upload = async ({ name, content, type = 'application/octet-stream' }: Upload, token = coach.token) => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(content)], name, { type }));
    const headers = { authorization: `Bearer ${token}` };
    const url = `${spotter.origin}/api/chat/${chatId}/attachments`;
    const response = await fetch(url, { method: 'POST', headers, body: form });
    return { status: response.status, ...((await response.json()) as { _id: string; message: string }) };
  };
  return {
    chatId,
    upload,
    send: (attachmentIds: string[], message = '') =>
      coach.client.call(botRoutes.sendMessage, { params: { id: botId }, body: { ...body, message, attachmentIds } }),
    /** What the lead's phone shows of the business side. */
    phone: () =>
      control
        .conversation(accountId, senderId)
        .filter(({ from }) => from === 'business')
        .map(({ text, attachments: [carried] }) => {
          const file = carried === undefined ? null : control.sentFile(carried.url!.split('/').at(-1)!);
          return file === null ? text : [carried!.type, file.type, file.content.toString('latin1')];
        }),
    shown: async (): Promise<Message[]> => {
      const { history } = await coach.client.call(chatRoutes.find, { params: { id: chatId }, query: {} });
      return history.filter(({ author }) => author === 'coach');
    },
  };
}

const get = (url: string, headers: Record<string, string> = {}) => fetch(new URL(url, spotter.origin), { headers });
const storedIds = async () =>
  (await queryRows<{ id: string }>(spotter.connection.database, sql`select id from stored_files`)).map(({ id }) => id);
const isOnDisk = (id: string) => existsSync(join(spotter.dataDir, 'media', coach.access.workspaceId, id));

describe.each(['instagram', 'messenger'] as const)('on %s', (channel) => {
  test('a picture, a recording, a video and a PDF arrive once, in order, above the text', async () => {
    const { upload, send, phone, shown } = await lead(channel);
    const ids = [];
    for (const sample of Object.values(samples)) ids.push((await upload(sample))._id);
    expect(await send(ids, 'All of it is yours')).toMatchObject({ status: 'sent', text: 'All of it is yours' });
    await spotter.settled();
    const expected = Object.entries(samples).map(([kind, { type, content }]) => [
      kind,
      type,
      content.toString('latin1'),
    ]);
    expect(phone()).toEqual([...expected, 'All of it is yours']);
    // Each is recognized in its echo: nothing else is taken for the coach's.
    const messagesShown = await shown();
    expect(messagesShown.map(({ attachments, status }) => [attachments[0]?.title ?? null, status])).toEqual([
      ...Object.values(samples).map(({ name }) => [name, expect.stringMatching(/sent|delivered/)]),
      [null, expect.stringMatching(/sent|delivered/)],
    ]);
    const picture = messagesShown[0]!.attachments[0]!.url!;
    const served = await get(picture);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(png);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-length': String(png.byteLength),
    });
  });

  test('the platform takes none of what it cannot fetch, and the chat says what to do', async () => {
    const { chatId, upload, send, phone, shown } = await lead(channel);
    const { _id } = await upload(samples.image);
    // Somebody removed the file from the disk.
    await queryRows(spotter.connection.database, sql`delete from stored_files where id = ${_id}`);
    const sentence =
      'The platform didn’t take the file. Save it as JPEG, M4A, MP4 or PDF, or smaller, and add it again.';
    await expect(send([_id], 'see above')).rejects.toMatchObject({ code: 'provider_refused', message: sentence });
    await spotter.settled();
    expect(phone()).toEqual([]);
    expect((await shown()).map(({ status, failure }) => [status, failure])).toEqual([
      ['failed', sentence],
      ['failed', sentence],
    ]);
    const unfinished = sql`select 1 from messages where chat_id = ${chatId} and status in ('waiting', 'sending')`;
    expect(await queryRows(spotter.connection.database, unfinished)).toEqual([]);
  });
});

test('what is sent while the answer of the platform is lost is settled by its echo, and goes out once', async () => {
  const { upload, send, phone, shown } = await lead();
  spotter.instagram.setFaults({ acceptButAnswer: { answer: 'garbage', times: 1 } });
  await send([(await upload(samples.audio))._id], 'listen to this');
  await spotter.settled();
  expect(phone()).toHaveLength(2);
  expect((await shown()).map(({ status }) => status)).toEqual(['sent', 'sent']);
});

test('what was sent before a crash is found in the platform’s list, and goes out once', async () => {
  const { upload, send, phone, shown } = await lead();
  // Neither the answer nor the echo says that the picture arrived, as if the process had died in between.
  spotter.instagram.setFaults({ acceptButAnswer: { answer: 'garbage', times: 1 }, loseEchoes: true });
  await send([(await upload(samples.image))._id], 'above is the plan');
  const statuses = async () => (await shown()).map(({ status }) => status);
  expect(await statuses()).toEqual(['sending', 'sent']);
  for (const seconds of [30, 60, 60]) {
    clock.putForward(seconds * 1000);
    await spotter.settled();
  }
  expect(await statuses()).toEqual(['sent', 'sent']);
  expect(phone()).toHaveLength(2);
});

test.each<[string, Upload, number, string]>([
  [
    '26 MB',
    { name: 'a.mp4', content: Buffer.alloc(26 * 1024 * 1024) },
    413,
    'The file is too large. The limit is 25 MB',
  ],
  ['0 bytes', { name: 'a.png', content: Buffer.alloc(0) }, 400, '“a.png” is empty.'],
  [
    'a GIF named .jpg',
    { name: 'me.jpg', content: latin('GIF89a and more'), type: 'image/jpeg' },
    415,
    '“me.jpg” is really a GIF file. Instagram doesn’t take GIF pictures. Save it as JPEG or PNG instead.',
  ],
  [
    'an SVG',
    { name: 'a.svg', content: latin('<svg onload="alert(1)">') },
    415,
    'Instagram doesn’t take SVG pictures. Save it as JPEG or PNG instead.',
  ],
  [
    'a HEIC',
    { name: 'IMG_1.heic', content: latin('\0\0\0\x18ftypheic') },
    415,
    'Instagram doesn’t take HEIC pictures. Save it as JPEG or PNG instead.',
  ],
  [
    'a PDF with a password',
    { name: 'a.pdf', content: Buffer.concat([latin('%PDF-1.7'), Buffer.alloc(100_000), latin('/Encrypt 8 0 R')]) },
    400,
    '“a.pdf” has a password, so they couldn’t open it. Save it without one first.',
  ],
])('%s is refused with the reason, and nothing of it stays', async (_case, file, status, message) => {
  const before = await storedIds();
  const { upload } = await lead();
  expect(await upload(file)).toMatchObject({ status, message });
  expect(await storedIds()).toEqual(before);
  expect(readdirSync(join(spotter.dataDir, 'media', 'incoming'))).toEqual([]);
});

test('an upload that is cut off at half leaves nothing, and the next one works', async () => {
  const { chatId, upload } = await lead();
  const before = await storedIds();
  const call = request(`${spotter.origin}/api/chat/${chatId}/attachments`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${coach.token}`,
      'content-type': 'multipart/form-data; boundary=edge',
      'content-length': '5000',
    },
  });
  call.on('error', () => undefined);
  call.write('--edge\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n\x89PNG');
  const incoming = join(spotter.dataDir, 'media', 'incoming');
  await spotter.until('the beginning of the file', () => readdirSync(incoming).length > 0);
  call.destroy();
  await spotter.until('it is cleaned up', () => readdirSync(incoming).length === 0);
  expect(await storedIds()).toEqual(before);
  expect((await upload(samples.image)).status).toBe(201);
});

test('the same content twice is one file, which can be sent once', async () => {
  const { upload, send, phone } = await lead();
  const first = await upload(samples.image);
  expect((await upload({ ...samples.image, name: 'again.png' }))._id).toBe(first._id);
  await send([first._id, first._id]);
  expect(phone()).toHaveLength(1);
  await expect(send([first._id])).rejects.toMatchObject({
    code: 'conflict',
    message: 'A file was sent already or is no longer there. Please add it again.',
  });
  await expect(send([])).rejects.toMatchObject({ code: 'invalid_input' });
  expect((await upload(samples.image))._id).not.toBe(first._id);
});

test('a stranger neither uploads to a chat nor sends its files, and an address is signed and ends', async () => {
  const { chatId, upload, send, shown } = await lead();
  const stranger = await spotter.signUp();
  expect((await upload(samples.image, stranger.token)).status).toBe(404);
  const other = await lead();
  await expect(other.send([(await upload(samples.file))._id])).rejects.toMatchObject({ code: 'conflict' });
  await send([(await upload(samples.file))._id]);
  const { url } = (await shown())[0]!.attachments[0]!;
  expect(url).toMatch(new RegExp(`^/api/chat/media/[\\w-]{36}/plan\\.pdf\\?expires=\\d+&signature=[\\w-]{24}$`));
  expect((await get(url!)).headers.get('content-disposition')).toBe('attachment');
  expect((await get(url!.replace(/signature=.*/, 'signature=AAAA'))).status).toBe(404);
  clock.putForward(2 * dayMs);
  expect((await get(url!)).status).toBe(404);
  expect(chatId).not.toBe(other.chatId);
});

test('a player gets the part that it asks for', async () => {
  const { upload, send, shown } = await lead();
  await send([(await upload(samples.audio))._id]);
  const { url } = (await shown())[0]!.attachments[0]!;
  const whole = samples.audio.content.toString('latin1');
  const part = async (range: string) => {
    const response = await get(url!, { range });
    return [response.status, response.headers.get('content-range'), await response.text()];
  };
  const size = whole.length;
  expect(await part('bytes=8-11')).toEqual([206, `bytes 8-11/${size}`, 'WAVE']);
  expect(await part('bytes=8-')).toEqual([206, `bytes 8-${size - 1}/${size}`, whole.slice(8)]);
  expect(await part('bytes=-5')).toEqual([206, `bytes ${size - 5}-${size - 1}/${size}`, 'sound']);
  expect(await part('bytes=999-')).toEqual([416, `bytes */${size}`, '']);
});

test('files go with their chat, with old messages, and after a day without being sent', async () => {
  const [removed, old, unsent] = [await lead(), await lead(), await lead()];
  const ids: string[] = [];
  for (const one of [removed, old, unsent]) ids.push((await one.upload(samples.video))._id);
  await removed.send([ids[0]!]);
  await old.send([ids[1]!]);
  await coach.client.call(chatRoutes.remove, { params: { id: removed.chatId } });
  await spotter.settled();
  expect(ids.map(isOnDisk)).toEqual([false, true, true]);

  clock.putForward(1.1 * dayMs);
  await spotter.until('the unsent file is gone', () => !isOnDisk(ids[2]!));
  expect(isOnDisk(ids[1]!)).toBe(true);

  await spotter.connection.database.update(messages).set({ sentAt: new Date(clock.now().getTime() - 91 * dayMs) });
  await requestRetention(spotter.connection.database, clock.now());
  await spotter.until('the old file is gone', () => !isOnDisk(ids[1]!));
  expect(await storedIds()).toEqual([]);
});
