import { chatRoutes, decisionRoutes } from '@spotter/contract';
import { readClip, sampleClips } from '@spotter/simulators/meta/graph/sample-clips';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createShiftedClock } from '../shifted-clock.ts';
import { account, type Coach, lead, startSpotter, type SpotterUnderTest } from '../spotter-under-test.ts';

let spotter: SpotterUnderTest;
let coach: Coach;
const clock = createShiftedClock();
beforeEach(async () => {
  spotter = await startSpotter({ readsMedia: true, clock, environment: { TRANSCRIPTION_MINUTE_PRICE: '0.006' } });
  coach = await spotter.addCoach();
  for (const clip of sampleClips) spotter.transcription.know(readClip(clip.name)!, clip);
});
afterEach(() => spotter.close());

/** The lead sends a voice note of a sample clip. */
function speaks(clip: string, url = `${spotter.instagramOrigin}/voice-notes/clip-${clip}-1.m4a`): void {
  spotter.instagram.writeAsContact(account.id, lead.id, { attachments: [{ type: 'audio', url }] });
}

async function engaged(): Promise<void> {
  spotter.writes('SHRED');
  await spotter.until('the first answer', () => spotter.answers()[0]);
  await spotter.settled();
}

/** Returns the newest attachment of the lead, once something was made of it. */
async function heard() {
  return spotter.until('a reading', async () => {
    const newest = (await spotter.chat(coach)).history.findLast(({ author }) => author === 'contact');
    const transcript = newest?.attachments[0]?.transcript;
    return transcript != null && transcript.status !== 'pending' ? { ...transcript, message: newest! } : null;
  });
}

describe('a voice note', () => {
  test('is heard once, shown beside the note, found by its words, and answered', async () => {
    await engaged();
    speaks('price');
    expect(await heard()).toMatchObject({
      status: 'ready',
      text: 'Hey, how much is the twelve week plan?',
      language: 'english',
    });
    const answer = await spotter.until('an answer', () => spotter.answers()[1]);
    expect(answer.text).toMatch(/600/);
    await spotter.settled();
    expect(spotter.answers()).toHaveLength(2);
    expect(spotter.transcription.requests()).toHaveLength(1);
    const { message } = await heard();
    // What was said stands under the note, not as something that was typed.
    expect(message.text).toBe('');
    const media = await fetch(spotter.origin + message.attachments[0]!.url);
    expect([media.status, media.headers.get('content-type'), media.headers.get('x-content-type-options')]).toEqual([
      200,
      'audio/mp4',
      'nosniff',
    ]);
    expect(Buffer.from(await media.arrayBuffer()).equals(readClip('price')!)).toBe(true);
    const found = await coach.client.call(chatRoutes.listForBot, {
      params: { botId: coach.botId },
      query: { search: 'twelve week' },
    });
    expect(found).toHaveLength(1);
  });

  test('has a price, which the answer and the metrics tell', async () => {
    await engaged();
    speaks('price');
    await spotter.until('an answer', () => spotter.answers()[1]);
    await spotter.settled();
    const { _id: id, history } = await spotter.chat(coach);
    expect(JSON.stringify(history)).not.toContain('costDollars');
    const params = { id, messageId: history.at(-1)!._id };
    const record = (await coach.client.call(decisionRoutes.ofMessage, { params })).at(-1);
    expect(record!.heard).toEqual({ seconds: 4, costDollars: expect.closeTo(0.0004, 9) });
    const metrics = await (await fetch(`${spotter.origin}/api/metrics`)).text();
    expect(metrics).toMatch(/^heard_seconds_total\{model="test-ears"\} 4$/m);
    expect(metrics).toMatch(/^model_cost_dollars_total\{model="test-ears"\} 0\.0004/m);
  });

  test('that only says yes books nothing: the one time is asked for again, in writing', async () => {
    await engaged();
    speaks('yes');
    const { message } = await heard();
    await spotter.until('an answer', () => spotter.answers()[1]);
    expect(message.attachments[0]!.transcript!.text).toBe('Yes, that works for me.');
    expect((await spotter.chat(coach)).stage).not.toBe('booked');
  });

  test('that says stop is obeyed like a written stop', async () => {
    await engaged();
    speaks('stop');
    await spotter.until('the confirmation', () => spotter.answers()[1]);
    await spotter.settled();
    expect((await spotter.chat(coach)).answering.optedOut).toBe(true);
  });

  test('that tells of danger reaches the coach as such', async () => {
    await engaged();
    speaks('danger');
    await spotter.until('a hand-over', async () => (await spotter.chat(coach)).needsYou?.why === 'red-flag');
    const words = await spotter.until('the words for it', () => spotter.answers()[1]);
    expect(words.text).toMatch(/matter more than any training/);
  });

  test('of several minutes is heard from its beginning to its end', async () => {
    const story = Array.from({ length: 40 }, (_, at) => `On day ${at} I trained my legs and went for a walk.`);
    const said = (middle: string) => [...story, middle, ...story].join(' ');
    const says = (text: string) =>
      spotter.transcription.know(readClip('yes')!, { text, language: 'english', seconds: 170 });
    await engaged();
    says(said('Please stop messaging me.'));
    speaks('yes');
    await spotter.until('a stop', async () => (await spotter.chat(coach)).answering.optedOut);
    await spotter.settled();
    spotter.writes('SHRED');
    await spotter.until('an agent', async () => !(await spotter.chat(coach)).answering.optedOut);
    await spotter.settled();
    says(said("I don't want to live anymore."));
    speaks('yes', `${spotter.instagramOrigin}/voice-notes/clip-yes-2.m4a`);
    await spotter.until('a hand-over', async () => (await spotter.chat(coach)).needsYou?.why === 'red-flag');
  });

  test('of a quarter of an hour is left to the coach, with the beginning of what was said', async () => {
    await engaged();
    const text = Array.from({ length: 300 }, (_, at) => `On day ${at} I trained and went for a walk.`).join(' ');
    spotter.transcription.know(readClip('yes')!, { text, language: 'english', seconds: 900 });
    speaks('yes');
    expect(await heard()).toMatchObject({ status: 'ready', unclear: true, text: text.slice(0, 10_000) });
    await spotter.until('a hand-over', async () => (await spotter.chat(coach)).needsYou?.why === 'unheard-note');
  });

  test('that is heard too late is still obeyed and never answered twice', async () => {
    await engaged();
    spotter.transcription.setFaults({ delayMs: 3_600_000 });
    speaks('danger');
    await spotter.until('the request', () => spotter.transcription.requests().length === 1);
    clock.putForward(16_000);
    await spotter.until('the honest sentence', () => spotter.answers()[1]);
    expect(spotter.answers()[1]!.text).toMatch(/couldn.t make out your voice note/);
    spotter.transcription.hurry();
    await spotter.until('the grave hand-over', async () => (await spotter.chat(coach)).needsYou?.why === 'red-flag');
    await spotter.settled();
    expect(spotter.answers()).toHaveLength(3);
  });
});

describe('a voice note that cannot be heard', () => {
  const cases: [string, () => void, string][] = [
    ['silence', () => speaks('murmur', `${spotter.instagramOrigin}/voice-notes/1.wav`), 'silent'],
    [
      'an address that is no longer there',
      () => speaks('gone', `${spotter.instagramOrigin}/voice-notes/sent-1`),
      'gone',
    ],
    [
      'a picture by the name of a recording',
      () => speaks('png', `${spotter.instagramOrigin}/pictures/a.m4a`),
      'not-sound',
    ],
    ['an address elsewhere', () => speaks('foreign', 'https://evil.example/a.m4a'), 'gone'],
  ];
  test('says why, gives one honest sentence, and needs the coach', async () => {
    await engaged();
    for (const [name, sends, failure] of cases) {
      const before = spotter.answers().length;
      sends();
      await spotter.settled();
      expect((await heard()).failure, name).toBe(failure);
      await spotter.settled();
      expect((await spotter.chat(coach)).needsYou?.why, name).toBe('unheard-note');
      expect(spotter.answers().length - before, name).toBeLessThanOrEqual(1);
    }
    expect(spotter.answers()[1]!.text).toMatch(/couldn.t make out your voice note/);
  });
});
