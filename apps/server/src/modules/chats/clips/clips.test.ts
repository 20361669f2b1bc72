import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  agentRoutes,
  botRoutes,
  chatRoutes,
  clipRoutes,
  decisionRoutes,
  type Clip,
  type ClipBody,
} from '@spotter/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queryRows } from '../../../database/database.ts';
import { addClip } from '../../../test/add-clip.ts';
import { createShiftedClock } from '../../../test/shifted-clock.ts';
import { account, page, startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';

const dayMs = 24 * 3_600_000;
const latin = (text: string) => Buffer.from(text, 'latin1');
const png = { name: 'a.png', content: latin('\x89PNG\r\n\x1a\n a picture') };
const gif = { name: 'a.gif', content: latin('GIF89a a picture that moves') };
const asked = 'How do your check-ins work?';
const whenToUse = 'They ask how check-ins work';

let spotter: SpotterUnderTest;
let coach: Coach;
let pageBotId: string;
const clock = createShiftedClock();
let people = 0;

beforeAll(async () => {
  spotter = await startSpotter({ quietMs: 0, clock });
  coach = await spotter.addCoach();
  pageBotId = await spotter.addPage(coach);
});
afterAll(() => spotter.close());
beforeEach(async () => {
  spotter.instagram.clearFaults();
  for (const clip of await list()) await remove(clip);
});

const list = () => coach.client.call(clipRoutes.list);
const remove = ({ _id }: Clip) => coach.client.call(clipRoutes.remove, { params: { id: _id } });
const add = (clip: Partial<ClipBody> & { name: string }, file?: { name: string; content: Buffer }) =>
  addClip(spotter.origin, coach.token, clip, file);
const dayIn = (days: number) => new Date(clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
const isOnDisk = ({ _id }: Clip) => existsSync(join(spotter.dataDir, 'media', coach.access.workspaceId, _id));

async function passMinutes(count: number): Promise<void> {
  for (let minute = 0; minute < count; minute += 1) {
    clock.putForward(60_000);
    await spotter.settled();
  }
}

/** A lead on a channel who has engaged the agent. */
async function lead(channel: 'instagram' | 'messenger' = 'instagram') {
  people += 1;
  const id = `55500000000000${String(people).padStart(3, '0')}`;
  const isPage = channel === 'messenger';
  const accountId = isPage ? page.id : account.id;
  if (isPage) spotter.messenger.addContact(page.id, { id, firstName: 'Ana', lastName: 'B' });
  else spotter.instagram.addContact(account.id, { id, username: `clip.${people}`, name: null });
  const control = isPage ? spotter.messenger : spotter.instagram;
  const writes = async (text: string) => {
    control.writeAsContact(accountId, id, { text });
    await spotter.settled();
  };
  await writes('SHRED');
  const botId = isPage ? pageBotId : coach.botId;
  const [row] = await queryRows<{ id: string; credential_id: string }>(
    spotter.connection.database,
    sql`select chats.id, bots.credential_id from chats join bots on bots.id = chats.bot_id where contact_id = ${id}`,
  );
  const chatId = row!.id;
  const history = async () => (await coach.client.call(chatRoutes.find, { params: { id: chatId }, query: {} })).history;
  return {
    writes,
    history,
    /** What came after the greeting: texts as `text`, files by their kind. */
    got: () =>
      control
        .conversation(accountId, id)
        .filter(({ from }) => from === 'business')
        .slice(1)
        .map(({ attachments: [carried] }) => carried?.type ?? 'text'),
    send: (attachmentIds: string[]) =>
      coach.client.call(botRoutes.sendMessage, {
        params: { id: botId },
        body: { senderId: id, credentialId: row!.credential_id, message: '', attachmentIds },
      }),
    async decision() {
      const messageId = (await history()).findLast(({ author }) => author === 'contact')!._id;
      return (await coach.client.call(decisionRoutes.ofMessage, { params: { id: chatId, messageId } })).at(-1)!;
    },
  };
}

describe.each(['instagram', 'messenger'] as const)('on %s', (channel) => {
  test('the agent sends a clip that fits behind its answer, once, and the decision names it', async () => {
    const clip = await add({ name: 'How check-ins work', whenToUse });
    const { writes, got, decision, history } = await lead(channel);
    await writes(asked);
    expect(got()).toEqual(['text', 'audio']);
    expect(await decision()).toMatchObject({
      clip: 'How check-ins work',
      tools: expect.arrayContaining(['send_clip']),
    });
    // It is recognized in its echo: nobody is taken for the coach.
    const shown = (await history()).slice(-2);
    for (const { author, status } of shown) expect(`${author} ${status}`).toMatch(/agent (sent|delivered)/);
    expect(shown[1]!.attachments).toMatchObject([{ type: 'audio', title: 'How check-ins work' }]);
    const served = await fetch(new URL(shown[1]!.attachments[0]!.url!, spotter.origin));
    expect([served.headers.get('content-type'), (await served.arrayBuffer()).byteLength]).toEqual([
      'audio/wav',
      clip.bytes,
    ]);
    await writes(`Sorry, once more: ${asked}`);
    expect(got()).toEqual(['text', 'audio', 'text']);
  });

  test('a clip whose answer was lost is settled by its echo, and goes out once', async () => {
    await add({ name: 'How check-ins work', whenToUse });
    const { writes, got, history } = await lead(channel);
    const control = channel === 'instagram' ? spotter.instagram : spotter.messenger;
    control.setFaults({ acceptButAnswer: { answer: 'garbage', times: 2 } });
    await writes(asked);
    await passMinutes(3);
    expect(got()).toEqual(['text', 'audio']);
    for (const { status } of (await history()).slice(-2)) expect(status).toMatch(/sent|delivered/);
  });
});

test('one that may be repeated is sent again, and one that says no use is not the agent’s to send', async () => {
  await add({ name: 'Again', whenToUse, perContactOnce: false });
  const { writes, got } = await lead();
  await writes(asked);
  await writes(`Sorry, once more: ${asked}`);
  expect(got()).toEqual(['text', 'audio', 'text', 'audio']);
  for (const clip of await list()) await remove(clip);
  await add({ name: 'Only mine' });
  await writes(`And again: ${asked}`);
  expect(got()).toHaveLength(5);
});

test.each<[string, Partial<ClipBody>, typeof png, Clip['problem'], string[]]>([
  ['of nobody', { showsPerson: false }, png, null, ['text', 'image']],
  ['of a person who agreed', { consent: { givenBy: 'Joelle', until: dayIn(30) } }, png, null, ['text', 'image']],
  ['of a person who agreed for good', { consent: { givenBy: 'Joelle', until: null } }, png, null, ['text', 'image']],
  ['of a person who was not asked', {}, png, 'no-consent', ['text']],
  ['of a person who agreed once', { consent: { givenBy: 'Joelle', until: dayIn(-2) } }, png, 'consent-ended', ['text']],
  ['that the channel does not take', { showsPerson: false }, gif, null, ['text']],
])('a picture %s is sent only as far as that goes', async (_who, body, file, problem, expected) => {
  const clip = await add({ name: 'Before and after', whenToUse, ...body }, file);
  expect(clip).toMatchObject({ status: 201, kind: 'image', problem });
  const { writes, got, send } = await lead();
  await writes(asked);
  expect(got()).toEqual(expected);
  const other = await lead();
  const sent = send([clip._id]).then(
    () => 'sent',
    ({ message }: Error) => message,
  );
  expect(await sent).toBe(
    problem !== null
      ? '“Before and after” shows someone who has not agreed to it, or no longer does.'
      : file === gif
        ? 'Instagram doesn’t take “Before and after”.'
        : 'sent',
  );
  expect(other.got()).toEqual([]);
});

test('a clip that waits is dropped when its consent is withdrawn or it is deleted', async () => {
  const agent = { params: { id: coach.agentId } };
  const before = await coach.client.call(agentRoutes.find, agent);
  // With several messages to an answer, the clip waits as if it were typed.
  await coach.client.call(agentRoutes.update, { ...agent, body: { ...before, bubbles: 3 } });
  for (const how of ['withdrawn', 'deleted', 'kept']) {
    const body = { name: how, whenToUse, showsPerson: true, consent: { givenBy: 'Joelle', until: null } };
    const clip = await add(body, { ...png, content: latin(`\x89PNG\r\n\x1a\n${how}`) });
    const { writes, got, history } = await lead();
    await writes(asked);
    expect(got(), how).not.toContain('image');
    if (how === 'deleted') await remove(clip);
    if (how === 'withdrawn')
      await coach.client.call(clipRoutes.update, { params: { id: clip._id }, body: { ...body, consent: null } });
    await passMinutes(3);
    expect(got().includes('image'), how).toBe(how === 'kept');
    const last = (await history()).at(-1)!;
    expect([last.attachments[0]?.title, last.aborted]).toEqual([how, how !== 'kept']);
    if (how !== 'kept') expect(last.failure).toBe('The clip was deleted, or may no longer be sent.');
    for (const one of await list()) await remove(one);
  }
  await coach.client.call(agentRoutes.update, { ...agent, body: before });
});

test('the coach sends a clip from the send box, and the agent does not send it again', async () => {
  const clip = await add({ name: 'How check-ins work', whenToUse });
  const { writes, got, send, history } = await lead();
  await send([clip._id]);
  expect(got()).toEqual(['audio']);
  expect((await history()).at(-1)!.attachments).toMatchObject([{ title: 'How check-ins work' }]);
  await spotter.connection.database.execute(sql`update chats set autoreplies_enabled = true, off_reason = null`);
  await writes(asked);
  expect(got().filter((kind) => kind === 'audio')).toHaveLength(1);
});

test('clips are listed by name, changed, and deleted with their file; the same content is refused', async () => {
  const content = latin('RIFF1234WAVEfmt the same');
  const file = { name: 'a.wav', content };
  const clip = await add({ name: 'Hello' }, file);
  expect(clip).toMatchObject({
    kind: 'audio',
    showsPerson: false,
    perContactOnce: true,
    channels: ['instagram', 'messenger'],
    bytes: content.byteLength,
  });
  expect(await add({ name: 'Again' }, file)).toMatchObject({
    status: 409,
    message: 'You already have this file as “Hello”.',
  });
  await add({ name: 'guide' }, { name: 'a.pdf', content: latin('%PDF-1.7 the guide %%EOF') });
  expect((await list()).map(({ name }) => name)).toEqual(['guide', 'Hello']);
  const changed = await coach.client.call(clipRoutes.update, {
    params: { id: clip._id },
    body: { name: 'Hi', whenToUse: 'They say hello' },
  });
  expect(changed).toMatchObject({ name: 'Hi', whenToUse: 'They say hello' });
  expect(isOnDisk(clip)).toBe(true);
  await remove(clip);
  await spotter.settled();
  expect(isOnDisk(clip)).toBe(false);
  expect((await fetch(new URL(clip.url, spotter.origin))).status).toBe(404);
});

test.each<[string, { name: string; content: Buffer }, number, RegExp]>([
  ['0 bytes', { name: 'a.png', content: latin('') }, 400, /^“a.png” is empty/],
  ['an SVG', { name: 'a.svg', content: latin('<svg>') }, 415, /doesn’t take SVG pictures/],
  ['26 MB', { name: 'a.mp4', content: Buffer.alloc(26 * 1024 * 1024) }, 413, /The limit is 25 MB/],
  ['a text', { name: 'a.m4a', content: latin('only words') }, 415, /is none of them/],
])('%s is refused with the reason', async (_case, file, status, message) => {
  expect(await add({ name: 'No' }, file)).toMatchObject({ status, message: expect.stringMatching(message) });
  expect(await list()).toEqual([]);
});
