import { bookingRoutes, briefRoutes, type Brief, type Message } from '@spotter/contract';
import { briefParts } from '@spotter/domain/briefs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookInChat } from '../../test/book-in-chat.ts';
import { account } from '../../test/spotter-under-test.ts';
import { hourMs, minuteMs, startDialogues, type Dialogues, type Lead } from '../../test/dialogues/dialogue.ts';

const dayMs = 24 * hourMs;

describe('the brief of a chat', () => {
  let dialogues: Dialogues;
  beforeAll(async () => {
    dialogues = await startDialogues();
  });
  afterAll(() => dialogues.close());

  async function briefOf(lead: Lead, coach = dialogues.coach): Promise<Brief | null> {
    const { _id } = await lead.chat();
    const briefs = await coach.client.call(briefRoutes.list, { query: { chats: _id } });
    return briefs[0] ?? null;
  }

  const asked = () =>
    dialogues.spotter.model.requests().filter(({ messages }) => JSON.stringify(messages).includes('You write a brief'));

  /** Has a lead write and ask for the coach, so that the agent hands the chat over. */
  async function handedOver(...texts: string[]): Promise<Lead> {
    const lead = await dialogues.engagedLead();
    lead.coachSays('I will send you the meal plan on Friday.');
    await dialogues.settled();
    await lead.handBack();
    for (const text of texts) await lead.says(text);
    await lead.says('can i talk to a real person please');
    await dialogues.settled();
    return lead;
  }

  test('is there at the hand-over, in sentences that lead to their messages', async () => {
    const lead = await handedOver('i want to lose 20 pounds before june');
    const brief = await briefOf(lead);
    const messages = await lead.messages();
    const textOf = (id: string) => messages.find(({ _id }) => _id === id)?.text;
    expect(brief).toMatchObject({
      state: 'written',
      wants: { by: 'lead', text: 'i want to lose 20 pounds before june' },
      promised: { by: 'coach', text: 'I will send you the meal plan on Friday.' },
      next: { by: 'lead', text: 'can i talk to a real person please' },
    });
    expect(textOf(brief!.wants!.messageId)).toBe('i want to lose 20 pounds before june');
  });

  test('is written again when the chat went on, and never because somebody looks', async () => {
    const lead = await handedOver('i want to run a marathon');
    const before = asked().length;
    await briefOf(lead);
    await dialogues.pass(hourMs);
    expect(asked()).toHaveLength(before);
    lead.writes('i want to run it in october');
    await dialogues.settled();
    await dialogues.pass(2 * minuteMs);
    expect((await briefOf(lead))?.wants?.text).toBe('i want to run it in october');
    expect(asked()).toHaveLength(before + 1);
  });

  test('says nothing that was taken back', async () => {
    const lead = await handedOver('i want to sleep better');
    const { wants } = (await briefOf(lead))!;
    const said = dialogues.spotter.instagram
      .conversation(account.id, lead.id)
      .find(({ text }) => text?.includes('sleep'))!;
    lead.unsends(said.id);
    await dialogues.settled();
    expect(wants?.text).toBe('i want to sleep better');
    expect(JSON.stringify(await briefOf(lead))).not.toContain('sleep');
  });

  test('shows nothing that the model invents', async () => {
    const { model } = dialogues.spotter;
    const lead = await handedOver('i dont eat dairy and i have 3 kids');
    model.lie('invents-brief');
    const shown: Brief[] = [];
    const more = [
      'ok',
      'i train 2 times a week',
      'not on mondays',
      'my budget is 120',
      'thx',
      'i never had a coach',
      'bye',
    ];
    for (const text of more) {
      lead.writes(text);
      await dialogues.settled();
      await dialogues.pass(2 * minuteMs);
      shown.push((await briefOf(lead))!);
    }
    model.clearFaults();
    expect(shown).toHaveLength(more.length);
    const messages = await lead.messages();
    for (const brief of shown) expectSupported(brief, messages);
  });

  test('is skipped, with its reason, where no model answers, and for someone in danger', async () => {
    const { model } = dialogues.spotter;
    const lead = await handedOver('i want to swim');
    model.failNext({ status: 500, times: 50 });
    lead.writes('i want to dive');
    await dialogues.settled();
    await dialogues.pass(2 * minuteMs);
    model.clearFaults();
    expect(await briefOf(lead)).toMatchObject({ state: 'skipped', wants: null });
    const inDanger = await dialogues.engagedLead();
    await inDanger.says('i want to kill myself');
    await dialogues.settled();
    expect(await briefOf(inDanger)).toMatchObject({ state: 'skipped', wants: null, next: null });
  });

  test('is there a day before a call, and read again an hour before where the chat went on', async () => {
    const lead = await dialogues.engagedLead();
    await lead.says('i want to get stronger');
    expect(await briefOf(lead)).toBeNull();
    const from = new Date(dialogues.clock.now().getTime() + 3 * dayMs);
    await bookInChat(dialogues.spotter, (await lead.chat())._id, from);
    await dialogues.settled();
    expect(await briefOf(lead)).toBeNull();
    const [call] = await dialogues.coach.client.call(bookingRoutes.listCalls, { query: {} });
    const until = (ms: number) => Date.parse(call!.start) - ms - dialogues.clock.now().getTime();
    await dialogues.pass(until(23 * hourMs));
    expect(await briefOf(lead)).toMatchObject({ state: 'written', wants: { text: 'i want to get stronger' } });
    lead.writes('i want to get stronger for hiking');
    await dialogues.settled();
    const before = asked().length;
    await dialogues.pass(until(hourMs / 2));
    expect((await briefOf(lead))?.wants?.text).toBe('i want to get stronger for hiking');
    expect(asked()).toHaveLength(before + 1);
  });
});

const speakers = { lead: 'contact', agent: 'agent', coach: 'coach' };

/** Expects every part of a brief to be words of the message that it names, by who wrote it. */
function expectSupported(brief: Brief, messages: Message[]): void {
  for (const part of briefParts) {
    const shown = brief[part];
    if (shown === null) continue;
    const message = messages.find(({ _id }) => _id === shown.messageId);
    expect(message?.author).toBe(speakers[shown.by]);
    expect(message?.text).toContain(shown.text);
    expect(part === 'wants' && shown.by !== 'lead').toBe(false);
    expect(part === 'promised' && shown.by === 'lead').toBe(false);
  }
}
