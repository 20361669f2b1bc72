import type { TranscriptionFaults } from '@spotter/simulators/transcription/transcription-control';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { queryRows } from '../../database/database.ts';
import { createShiftedClock } from '../shifted-clock.ts';
import { account, type Coach, startSpotter, type SpotterUnderTest } from '../spotter-under-test.ts';
import { recordingHead, sendRecording } from './send-recording.ts';

const mb = 1024 * 1024;

let spotter: SpotterUnderTest;
let coach: Coach;
let people = 0;
const clock = createShiftedClock();
beforeAll(async () => {
  spotter = await startSpotter({ readsMedia: true, quietMs: 0, clock });
  coach = await spotter.addCoach();
});
afterAll(() => spotter.close());
beforeEach(() => spotter.transcription.clearFaults());

/** Everything that was said on a walk through a year: different sentences, as a person says them. */
const longStory = `${Array.from({ length: 200 }, (_, day) => `On day ${day + 1} I walked ${day + 7} streets.`).join(' ')} How much is the twelve week plan?`;

type Case = {
  faults?: TranscriptionFaults;
  content?: Buffer;
  hears?: { text: string; language: string; seconds: number };
  becomes: object;
  answer: RegExp;
  /** How often the recognizer is asked. */
  asked: number;
};
const unheard = /couldn.t make out your voice note/;
const failed = (failure: string, asked: number) => ({
  becomes: { status: 'failed', failure },
  answer: unheard,
  asked,
});
const cases: [string, Case][] = [
  ['a server that is down', { faults: { down: true }, ...failed('unavailable', 5) }],
  ['a server that limits the rate', { faults: { busy: true }, ...failed('unavailable', 5) }],
  ['a server that answers nonsense', { faults: { wrong: true }, ...failed('unavailable', 5) }],
  ['a server that hears nothing', { faults: { deaf: true }, ...failed('silent', 1) }],
  [
    'a server that takes it for another language',
    { faults: { foreign: true }, becomes: { status: 'ready', unclear: true }, answer: unheard, asked: 1 },
  ],
  [
    'a server that cannot hear at all',
    { faults: { notOffered: true }, becomes: { status: 'off' }, answer: unheard, asked: 1 },
  ],
  ['a note of 0 bytes', { content: Buffer.alloc(0), ...failed('empty-file', 0) }],
  ['a text by the name of a recording', { content: Buffer.from('Hi, this is text'), ...failed('not-sound', 0) }],
  [
    'a note of more than 25 MB',
    {
      content: Buffer.concat([recordingHead, Buffer.alloc(25 * mb)]),
      ...failed('too-large', 0),
    },
  ],
  [
    'a note of 40 minutes',
    {
      hears: { text: longStory, language: 'english', seconds: 2_400 },
      becomes: { status: 'ready', unclear: false, seconds: 2_400, text: longStory },
      answer: /600/,
      asked: 1,
    },
  ],
];

test.each(cases)('%s leaves the chat neither stuck nor answered twice', async (name, given) => {
  people += 1;
  const id = `88800000000000${String(people).padStart(3, '0')}`;
  spotter.instagram.addContact(account.id, { id, username: `speaks.${people}`, name: null });
  spotter.writes('SHRED', id);
  await spotter.settled();
  const content = given.content ?? Buffer.concat([recordingHead, Buffer.from(name)]);
  if (given.hears !== undefined) spotter.transcription.know(content, given.hears);
  spotter.transcription.setFaults(given.faults ?? {});
  const before = spotter.transcription.requests().length;
  sendRecording(spotter, id, content);
  for (const seconds of [2, 5, 20, 70, 130]) {
    await spotter.settled();
    clock.putForward(seconds * 1_000);
  }
  await spotter.settled();
  const chat = await spotter.chat(coach, id);
  const note = chat.history.findLast(({ author }) => author === 'contact')!;
  expect(note.attachments[0]!.transcript).toMatchObject(given.becomes);
  const answers = spotter.answers(id).slice(1);
  expect(answers).toHaveLength(1);
  expect(answers[0]!.text).toMatch(given.answer);
  expect(chat.needsYou?.why ?? null).toBe(given.answer === unheard ? 'unheard-note' : null);
  expect(spotter.transcription.requests().length - before).toBe(given.asked);
  const reading = sql`select 1 from jobs where kind = 'read-media'`;
  expect(await queryRows(spotter.connection.database, reading)).toEqual([]);
});

test('what a contact sent is shown to the coach alone, and by a signed address until it ends', async () => {
  const id = '88800000000000900';
  spotter.instagram.addContact(account.id, { id, username: 'speaks.once', name: null });
  const providerId = sendRecording(spotter, id, recordingHead);
  await spotter.settled();
  const chat = await spotter.chat(coach, id);
  const [message] = chat.history;
  const signed = message!.attachments[0]!.url!;
  const plain = signed.split('?')[0]!;
  const stranger = await spotter.signUp();
  const status = async (address: string, token?: string) =>
    (
      await fetch(new URL(address, spotter.origin), {
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      })
    ).status;
  const other = await spotter.chat(coach, '88800000000000001');
  const asked: [string, string, string | undefined, number][] = [
    ['the coach', plain, coach.token, 200],
    ['the signed address', signed, undefined, 200],
    ['another workspace', plain, stranger.token, 404],
    ['nobody who is signed in', plain, undefined, 401],
    ['another signature', signed.replace(/signature=.*/, 'signature=AAAA'), coach.token, 404],
    ['the signature of another place', signed.replace('/0?', '/1?'), undefined, 404],
    ['another chat', plain.replace(chat._id, other._id), coach.token, 404],
    ['a place that there is not', plain.replace(/0$/, '7'), coach.token, 404],
    ['an id that is none', plain.replace(message!._id, 'none'), coach.token, 404],
  ];
  for (const [who, address, token, expected] of asked) expect(await status(address, token), who).toBe(expected);

  clock.putForward(2 * 24 * 3_600_000);
  expect(await status(signed), 'an old address').toBe(404);
  expect(await status(plain, coach.token)).toBe(200);
  spotter.instagram.unsend(account.id, id, providerId);
  await spotter.settled();
  expect(await status(plain, coach.token), 'what they took back').toBe(404);
});
