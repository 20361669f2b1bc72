import { chatRoutes, inboxRoutes, neverListRoutes, tagRoutes } from '@spotter/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hourMs, startDialogues, type Dialogues, type Lead } from '../../test/dialogues/dialogue.ts';

describe('a lead who is about to be lost', () => {
  let dialogues: Dialogues;
  beforeAll(async () => {
    dialogues = await startDialogues();
  });
  afterAll(() => dialogues.close());

  const whyOf = async (lead: Lead) => (await lead.chat()).needsYou?.why ?? null;
  const recovered = async () => (await dialogues.coach.client.call(inboxRoutes.counts)).recovered;
  const chatId = async (lead: Lead) => ({ params: { id: (await lead.chat())._id } });

  /** A lead to whom the coach has written. */
  async function heardFromCoach(text: string): Promise<Lead> {
    const lead = await dialogues.engagedLead();
    lead.coachSays(text);
    await dialogues.settled();
    return lead;
  }

  test('is in the queue once nobody has answered for hours, and gone and counted once somebody has', async () => {
    const before = await recovered();
    const lead = await heardFromCoach('Hey, it is Dana. What did you try before?');
    lead.writes('mostly machines, hated it. what would you have me do');
    await dialogues.settled();
    expect(await whyOf(lead)).toBeNull();
    await dialogues.pass(4 * hourMs);
    expect((await lead.chat()).needsYou).toMatchObject({ why: 'left-waiting', urgency: 'leaking' });
    // Too few leads have come this far to say what one is worth.
    expect((await lead.chat()).leak).toMatchObject({ kind: 'left-waiting', worth: null });
    lead.coachSays('Squats, and a lot of walking');
    await dialogues.settled();
    expect([await whyOf(lead), (await lead.chat()).leak, await recovered()]).toEqual([null, null, before + 1]);
  });

  test('who was promised something is taken off the list for good, unless that is undone', async () => {
    const before = await recovered();
    const lead = await heardFromCoach('I will send you the plan tonight');
    await dialogues.pass(13 * hourMs);
    expect(await whyOf(lead)).toBe('promise-open');
    const { client } = dialogues.coach;
    await client.call(inboxRoutes.resolve, await chatId(lead));
    expect([await whyOf(lead), await recovered()]).toEqual([null, before + 1]);
    await client.call(inboxRoutes.reopen, await chatId(lead));
    expect([await whyOf(lead), await recovered()]).toEqual(['promise-open', before]);
    await client.call(inboxRoutes.resolve, await chatId(lead));
    await dialogues.pass(3 * hourMs);
    expect([await whyOf(lead), await recovered()]).toEqual([null, before + 1]);
  });

  test('who would begin and hears of no call is on the list, unless a tag marks them as a client', async () => {
    const { client } = dialogues.coach;
    const body = { name: 'Client', color: 'green', byAgent: false, client: true, rule: null } as const;
    const tag = await client.call(tagRoutes.create, { body });
    const [lead, tagged] = [await heardFromCoach('Hey, it is Dana'), await heardFromCoach('Hey, it is Dana')];
    await client.call(tagRoutes.give, { params: { ...(await chatId(tagged)).params, tagId: tag._id } });
    for (const one of [lead, tagged]) {
      one.writes('im ready to start, sign me up');
      await dialogues.settled();
      one.coachSays('So happy for you');
    }
    await dialogues.settled();
    await dialogues.pass(25 * hourMs);
    expect([await whyOf(lead), await whyOf(tagged)]).toEqual(['no-call', null]);
    // What is suggested for them does what they are missing.
    const { model } = dialogues.spotter;
    const asked = async (one: Lead) => {
      const before = model.requests().length;
      await client.call(chatRoutes.suggest, await chatId(one));
      return JSON.stringify(model.requests().slice(before));
    };
    expect(await asked(lead)).toMatch(
      /was offered no call. Offer one. Offer these times, which are open, and no others: \w+, \w+ \d+.*; .*; /,
    );
    expect(await asked(tagged)).not.toContain('was offered no call');
    await client.call(tagRoutes.give, { params: { ...(await chatId(lead)).params, tagId: tag._id } });
    await client.call(tagRoutes.take, { params: { ...(await chatId(tagged)).params, tagId: tag._id } });
    await dialogues.settled();
    expect([await whyOf(lead), await whyOf(tagged)], 'right after the tag').toEqual([null, 'no-call']);
  });

  test('who was spared because of a tag for clients is on the list once it marks none, or is deleted', async () => {
    const { client } = dialogues.coach;
    const body = { color: 'green', byAgent: false, client: true, rule: null } as const;
    const leads: { lead: Lead; tag: { id: string } }[] = [];
    for (const name of ['Bought', 'Joined']) {
      const { _id: id } = await client.call(tagRoutes.create, { body: { ...body, name } });
      const lead = await heardFromCoach('Hey, it is Dana');
      await client.call(tagRoutes.give, { params: { ...(await chatId(lead)).params, tagId: id } });
      lead.writes('im ready to start, sign me up');
      await dialogues.settled();
      lead.coachSays('So happy for you');
      leads.push({ lead, tag: { id } });
    }
    await dialogues.settled();
    await dialogues.pass(25 * hourMs);
    const reasons = () => Promise.all(leads.map(({ lead }) => whyOf(lead)));
    expect(await reasons()).toEqual([null, null]);
    const [marked, deleted] = leads;
    await client.call(tagRoutes.update, { params: marked!.tag, body: { ...body, name: 'Bought', client: false } });
    await client.call(tagRoutes.remove, { params: deleted!.tag });
    await dialogues.settled();
    expect(await reasons()).toEqual(['no-call', 'no-call']);
  });

  test('who said stop, or is a seller, or on the never list, is not one', async () => {
    const lead = await heardFromCoach('I will send you the plan tonight');
    await dialogues.pass(13 * hourMs);
    expect(await whyOf(lead)).toBe('promise-open');
    const before = await recovered();
    await dialogues.coach.client.call(chatRoutes.update, { ...(await chatId(lead)), body: { neverAutoreply: true } });
    await dialogues.pass(hourMs);
    expect([await whyOf(lead), await recovered()]).toEqual([null, before]);
  });

  test('who comes on the never list by their handle is none at once, and may be one again once taken off', async () => {
    const { client } = dialogues.coach;
    const leads = [
      await heardFromCoach('I will send you the plan tonight'),
      await heardFromCoach('I will send it now'),
    ];
    await dialogues.pass(13 * hourMs);
    const whys = () => Promise.all(leads.map(whyOf));
    expect(await whys()).toEqual(['promise-open', 'promise-open']);
    const before = await recovered();
    const handles = await Promise.all(leads.map(async (lead) => (await lead.chat()).username));
    const { _id } = await client.call(neverListRoutes.add, { body: { text: handles.join('\n') } });
    await dialogues.settled();
    expect([await whys(), await recovered()]).toEqual([[null, null], before]);
    await client.call(neverListRoutes.remove, { params: { id: _id! } });
    await dialogues.settled();
    expect(await whys()).toEqual(['promise-open', 'promise-open']);
  });
});
