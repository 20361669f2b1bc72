import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookInChat } from '../book-in-chat.ts';
import { booked, minuteMs, noFaults, questionsIn, startDialogues, type Dialogues, type Lead } from './dialogue.ts';

describe('a lead who wants a call', () => {
  let dialogues: Dialogues;
  beforeAll(async () => {
    dialogues = await startDialogues();
  }, 60_000);
  afterAll(() => dialogues.close());

  async function engaged(): Promise<Lead> {
    const lead = dialogues.lead();
    expect(await lead.says('SHRED')).toHaveLength(1);
    return lead;
  }

  const callsOf = async (lead: Lead) => dialogues.spotter.services.booking.chatCalls.ofChat((await lead.chat())._id);

  test.each([
    'ok lets do it, tmrw morning? im in chicago',
    'dale, mañana por la mañana? estoy en chicago',
    'can I just book?',
    'quiero agendar la llamada',
  ])('"%s": no call is said to be booked before one is', async (text) => {
    const lead = await engaged();
    const answers = await lead.says(text);
    expect(answers).toHaveLength(1);
    expect(questionsIn(answers[0]!)).toBeLessThanOrEqual(1);
    expect(await callsOf(lead)).toEqual([]);
    expect(answers[0]).not.toMatch(booked);
  });

  test('a 👍 after the booking is not answered', async () => {
    const lead = await engaged();
    await bookInChat(dialogues.spotter, (await lead.chat())._id, dialogues.clock.now());
    await dialogues.settle();
    const said = lead.heard().length;
    expect(await lead.says('👍')).toEqual([]);
    await dialogues.pass(10 * minuteMs);
    expect(lead.heard()).toHaveLength(said);
    expect((await lead.chat()).stage).toBe('booked');
  });

  test('and in all of this the five counters stay at 0', async () => {
    expect(await dialogues.counters()).toMatchObject(noFaults);
  });
});
