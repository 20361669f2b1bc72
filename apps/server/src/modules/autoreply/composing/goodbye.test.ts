import { agentRoutes, analyticsRoutes, chatRoutes } from '@spotter/contract';
import { lostReasons, type LostReason } from '@spotter/domain/inbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { instructionsWithPrices, startDialogues, type Dialogues, type Lead } from '../../../test/dialogues/dialogue.ts';

const goodbye = 'Thanks for asking, {first name|friend}! I’m not the right coach for this. All the best, {coach}';

let dialogues: Dialogues;
beforeAll(async () => {
  dialogues = await startDialogues();
  const { client, agentId } = dialogues.coach;
  const params = { id: agentId };
  const agent = await client.call(agentRoutes.find, { params });
  const prompt = `${instructionsWithPrices}\nNot a fit: pilates, ballet`;
  await client.call(agentRoutes.update, { params, body: { ...agent, goodbye, config: { ...agent.config, prompt } } });
});
afterAll(() => dialogues.close());

const change = async (lead: Lead, body: { stage?: 'lost' | 'engaged'; lost?: { reason: LostReason; note?: string } }) =>
  dialogues.coach.client.call(chatRoutes.update, { params: { id: (await lead.chat())._id }, body });

async function lostCounts() {
  const day = (shift: number) =>
    new Date(dialogues.clock.now().getTime() + shift * 86_400_000).toISOString().slice(0, 10);
  const query = { from: day(-2), to: day(1) };
  const { client } = dialogues.coach;
  const { now } = await client.call(analyticsRoutes.funnel, { query });
  const lists = lostReasons.map(async (reason) => {
    const chats = await client.call(analyticsRoutes.lostChats, { params: { reason }, query });
    return [reason, chats.length] as const;
  });
  expect(Object.fromEntries(await Promise.all(lists))).toEqual(now.lost);
  return now.lost;
}

test('a lead who does not fit hears the coach’s goodbye, is lost for that reason, and is left alone', async () => {
  const lead = await dialogues.engagedLead();
  const said = 'Thanks for asking, Lead! I’m not the right coach for this. All the best, Dana';
  expect(await lead.says('actually I only want pilates classes')).toEqual([said]);
  expect(await lead.chat()).toMatchObject({
    stage: 'lost',
    lost: { reason: 'not_a_fit', note: null },
    chatEnabled: false,
    answering: { offReason: 'finished' },
  });
  expect(await lostCounts()).toMatchObject({ not_a_fit: 1, price: 0 });
});

test('the coach says why a lead is lost, and the funnel counts it by the last reason', async () => {
  const lead = await dialogues.engagedLead();
  const before = await lostCounts();
  expect(await change(lead, { stage: 'lost' })).toMatchObject({ lost: { reason: 'other', note: null } });
  expect(await change(lead, { lost: { reason: 'other', note: ' moved to Peru ' } })).toMatchObject({
    stage: 'lost',
    lost: { reason: 'other', note: 'moved to Peru' },
  });
  expect(await lostCounts()).toEqual({ ...before, other: before.other + 1 });
  expect(await change(lead, { lost: { reason: 'location' } })).toMatchObject({
    lost: { reason: 'location', note: null },
  });
  expect(await lostCounts()).toEqual({ ...before, location: before.location + 1 });
  expect(await change(lead, { stage: 'engaged' })).toMatchObject({ lost: null });
  expect(await lostCounts()).toEqual(before);
  await expect(change(lead, { lost: { reason: 'price' } })).rejects.toMatchObject({
    status: 400,
    issues: [{ path: 'lost', message: 'Only a lost lead has a reason. Set the stage to lost with it.' }],
  });
  await expect(change(lead, { stage: 'lost', lost: { reason: 'other', note: 'x'.repeat(201) } })).rejects.toMatchObject(
    {
      status: 400,
    },
  );
});

test('who asks to stop is lost because they are not interested', async () => {
  const lead = await dialogues.engagedLead();
  await lead.says('stop');
  expect(await lead.chat()).toMatchObject({ stage: 'lost', lost: { reason: 'not_interested', note: null } });
});

test('a trial says the goodbye, too', async () => {
  const messages = [
    { from: 'lead' as const, text: 'SHRED' },
    { from: 'agent' as const, text: 'Hi! What is your goal?' },
    { from: 'lead' as const, text: 'I only want pilates classes' },
  ];
  const { client, agentId } = dialogues.coach;
  const { answer } = await client.call(agentRoutes.try, { params: { id: agentId }, body: { messages } });
  expect(answer).toBe('Thanks for asking, friend! I’m not the right coach for this. All the best, Dana');
});
