import { agentRoutes, type FollowUpsBody, planRoutes, type UpcomingChat, upcomingRoutes } from '@spotter/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hourMs, minuteMs, startDialogues, type Dialogues, type Lead } from '../../../test/dialogues/dialogue.ts';
import { newId } from '../../../platform/ids.ts';

const dayMs = 24 * hourMs;
const texts = ['Did life get in the way?', 'Shall I keep your place for this week?'];
const followUps: FollowUpsBody = {
  enabled: true,
  steps: [
    { afterMinutes: 180, text: texts[0]! },
    { afterMinutes: 300, text: texts[1]! },
  ],
  quietHours: { from: '21:00', to: '08:00' },
  maxUnanswered: 2,
};

describe('what will be sent over all chats', () => {
  let dialogues: Dialogues;
  beforeAll(async () => {
    dialogues = await startDialogues();
    const { client, agentId } = dialogues.coach;
    const agent = await client.call(agentRoutes.find, { params: { id: agentId } });
    await client.call(agentRoutes.update, { params: { id: agentId }, body: { ...agent, followUps } });
  });
  afterAll(() => dialogues.close());
  /** At nine in the morning of the coach's zone, a day later: nothing is planned any more. */
  beforeEach(async () => {
    const now = dialogues.clock.now().getTime();
    const nine = Math.floor(now / dayMs) * dayMs + 9 * hourMs;
    await dialogues.pass((nine > now ? nine : nine + dayMs) - now);
    await dialogues.pass(dayMs);
  });

  const page = (query: { limit?: number; cursor?: string } = {}) =>
    dialogues.coach.client.page(upcomingRoutes.list, { query });
  const idOf = async (lead: Lead) => (await lead.chat())._id;
  const cancel = (chats: { chatId: string; stepIds: string[] }[]) =>
    dialogues.coach.client.call(upcomingRoutes.cancelMany, { body: { chats } });
  const allSteps = ({ _id, steps }: UpcomingChat) => ({ chatId: _id, stepIds: steps.map((step) => step._id) });
  const heard = (lead: Lead) => lead.heard().filter((text) => texts.includes(text));

  async function ofEveryPage(limit: number): Promise<UpcomingChat[]> {
    const found: UpcomingChat[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const { value, nextCursor } = await page(cursor === undefined ? { limit } : { limit, cursor });
      expect(value.length).toBeLessThanOrEqual(limit);
      found.push(...value);
      cursor = nextCursor;
    }
    return found;
  }

  test('is listed as in the plan of each chat, next first, and in pages', async () => {
    expect((await page()).value).toEqual([]);
    const first = await dialogues.engagedLead();
    await dialogues.pass(hourMs);
    const second = await dialogues.engagedLead();
    await dialogues.pass(minuteMs);
    const third = await dialogues.engagedLead();
    const { value, nextCursor } = await page();
    expect(nextCursor).toBeNull();
    expect(value.map(({ _id }) => _id)).toEqual([await idOf(first), await idOf(second), await idOf(third)]);
    for (const { _id, steps } of value) {
      const plan = await dialogues.coach.client.call(planRoutes.find, { params: { id: _id } });
      expect(steps).toEqual(plan.steps);
      expect(steps.map(({ text }) => text)).toEqual(texts);
    }
    expect(value[0]).toMatchObject({ from: (await first.chat()).from, name: (await first.chat()).name });
    expect(await ofEveryPage(1)).toEqual(value);
    expect(await ofEveryPage(2)).toEqual(value);
  });

  test('leaves out what is sent, answered or ended, and whole pages of it', async () => {
    const [sent, answered, taken, quiet] = await dialogues.engaged([{}, {}, {}, {}]);
    await answered!.lead.says('thanks, sorry, busy day');
    taken!.lead.coachSays('Hey, it is Dana');
    await dialogues.settled();
    const wanted = [await idOf(sent!.lead), await idOf(quiet!.lead)];
    const listed = async () => (await ofEveryPage(1)).map(({ _id }) => _id);
    expect(await listed()).toEqual(expect.arrayContaining(wanted));
    expect(await listed()).not.toContain(await idOf(taken!.lead));
    await dialogues.pass(3 * hourMs + minuteMs);
    const ofSent = (await page()).value.find(({ _id }) => _id === wanted[0])!;
    expect(ofSent.steps.map(({ text }) => text)).toEqual([texts[1]]);
    await dialogues.pass(3 * hourMs);
    expect(await listed()).not.toContain(wanted[0]);
  });

  test('is canceled for many chats at once, and none of them hears of it', async () => {
    const met = await dialogues.engaged([{}, {}, {}]);
    const ids = await Promise.all(met.map(({ lead }) => idOf(lead)));
    const chosen = (await page()).value.filter(({ _id }) => ids.slice(0, 2).includes(_id)).map(allSteps);
    expect(await cancel(chosen)).toEqual({ canceled: 4, notCanceled: [] });
    expect((await page()).value.map(({ _id }) => _id)).toEqual([ids[2]]);
    await dialogues.pass(3 * hourMs + minuteMs);
    await dialogues.pass(3 * hourMs);
    expect(met.map(({ lead }) => heard(lead))).toEqual([[], [], texts]);
  });

  test('what was sent meanwhile, ended or is unknown stays, with the reason', async () => {
    const [late, over] = await dialogues.engaged([{}, {}]);
    // Both have the steps of one agent.
    const [firstStep, secondStep] = allSteps((await page()).value[0]!).stepIds as [string, string];
    const ids = [await idOf(late!.lead), await idOf(over!.lead)] as const;
    over!.lead.coachSays('Hey, it is Dana');
    await dialogues.settled();
    await dialogues.pass(3 * hourMs + minuteMs);
    const nowhere = newId();
    const result = await cancel([
      { chatId: ids[0], stepIds: [firstStep, secondStep, nowhere] },
      { chatId: ids[1], stepIds: [secondStep] },
      { chatId: nowhere, stepIds: [firstStep] },
    ]);
    expect(result).toEqual({
      canceled: 1,
      notCanceled: [
        { chatId: ids[0], stepId: firstStep, reason: 'sent' },
        { chatId: ids[0], stepId: nowhere, reason: 'not-found' },
        { chatId: ids[1], stepId: secondStep, reason: 'not-planned' },
        { chatId: nowhere, stepId: firstStep, reason: 'not-found' },
      ],
    });
    await dialogues.pass(3 * hourMs);
    expect(heard(late!.lead)).toEqual([texts[0]]);
  });

  test('takes no more chats at once than it says', async () => {
    const chats = Array.from({ length: 51 }, () => ({ chatId: newId(), stepIds: [newId()] }));
    await expect(cancel(chats)).rejects.toMatchObject({ status: 400 });
    await expect(page({ cursor: 'not ours' })).rejects.toMatchObject({ status: 400 });
  });
});
