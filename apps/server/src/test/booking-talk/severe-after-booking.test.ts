import { notificationRoutes } from '@spotter/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { booked } from '../dialogues/dialogue.ts';
import { startWatchedModel, toolCall } from '../watched-model.ts';
import { startCallTalk, type CallTalk } from './call-talk.ts';

let handsOver: 'minor' | 'red-flag' | null = null;
/** Called when the model is asked for its words after it has booked. */
let onBooked: (() => Promise<void>) | null = null;
let model: Awaited<ReturnType<typeof startWatchedModel>>;
let talk: CallTalk;

beforeAll(async () => {
  model = await startWatchedModel();
  // A model that books, and only then sees whom it has booked.
  model.watched.onAsked = async ({ messages }) => {
    const hasBooked = messages.some(({ role, content }) => role === 'tool' && String(content).includes('"booked"'));
    if (!hasBooked) return null;
    await onBooked?.();
    if (handsOver === null) return null;
    const reason = handsOver;
    handsOver = null;
    return toolCall('hand_over', { reason });
  };
  talk = await startCallTalk({ environment: { LLM_BASE_URL: model.baseUrl } });
});
afterAll(async () => {
  await talk.close();
  await model.close();
});
beforeEach(() => {
  handsOver = null;
  onBooked = null;
});

/** Returns a lead who has been asked to confirm a call. */
async function almostBooked() {
  const lead = talk.lead();
  for (const line of ['SHRED can i book a call? im in chicago', 'the third one']) await lead.says(line);
  const asked = (await lead.says('maya@example.test')).join(' ');
  expect(asked).toMatch(/\?/);
  return lead;
}

test.each(['minor', 'red-flag'] as const)(
  'a call that was booked before the model saw a %s is cancelled, kindly, and the chat is the coach’s',
  async (reason) => {
    const lead = await almostBooked();
    handsOver = reason;
    const answers = await lead.says('yes');
    expect(answers).toHaveLength(1);
    expect(answers[0]).toMatch(/taken the call on .* off the calendar/);
    expect(answers[0]).not.toMatch(booked);
    expect(await talk.callsOf(lead)).toEqual([]);
    const chat = await lead.chat();
    expect(chat).toMatchObject({
      stage: 'needs_you',
      chatEnabled: false,
      lastDecision: { kind: 'hand-over', reason },
    });
  },
);

test('so is one that was booked while the contact wrote how old they are', async () => {
  const lead = await almostBooked();
  let wrote = false;
  onBooked = async () => {
    if (wrote) return;
    wrote = true;
    talk.spotter.writes('btw im 15 is that ok', lead.id);
    // The model keeps thinking until the server has the message.
    await talk.spotter.until('the message', async () =>
      (await lead.chat()).history.some(({ text }) => text === 'btw im 15 is that ok'),
    );
  };
  const answers = await lead.says('yes');
  expect(answers.join('\n')).toMatch(/You matter more[^]*taken the call on .* off the calendar/);
  expect(await talk.callsOf(lead)).toEqual([]);
  expect(await lead.chat()).toMatchObject({ stage: 'needs_you', lastDecision: { reason: 'minor' } });
});

test('a call of an earlier turn is canceled too where the contact turns out to be a minor, and the coach is told', async () => {
  const lead = await almostBooked();
  expect((await lead.says('yes')).join(' ')).toMatch(booked);
  const answers = await lead.says('btw im 15 is that ok');
  expect(answers.join('\n')).toMatch(/You matter more[^]*taken the call on .* off the calendar/);
  expect(await talk.callsOf(lead)).toEqual([]);
  const { _id: chatId } = await lead.chat();
  const notifications = await talk.coach.client.call(notificationRoutes.list, { query: {} });
  const ofChat = notifications.filter((one) => one.chatId === chatId).map(({ kind }) => kind);
  expect(ofChat).toEqual(expect.arrayContaining(['severe', 'call_changed']));
});

test('a call of an earlier turn stays, for the coach to decide about, where anything else severe is seen', async () => {
  const lead = await almostBooked();
  expect((await lead.says('yes')).join(' ')).toMatch(booked);
  const answers = await lead.says('honestly i want to kill myself');
  expect(answers.join(' ')).not.toContain('calendar');
  expect(await lead.chat()).toMatchObject({ stage: 'needs_you', lastDecision: { reason: 'red-flag' } });
  expect(await talk.callsOf(lead)).toHaveLength(1);
  await talk.free(lead);
});
