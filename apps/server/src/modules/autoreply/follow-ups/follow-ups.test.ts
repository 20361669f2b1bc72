import {
  agentRoutes,
  botRoutes,
  chatRoutes,
  decisionRoutes,
  planRoutes,
  type ChatPlan,
  type FollowUpsBody,
} from '@spotter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { hourMs, minuteMs, startDialogues, type Dialogues, type Lead } from '../../../test/dialogues/dialogue.ts';
import { followUps as stored } from './follow-ups.tables.ts';

const dayMs = 24 * hourMs;
const texts = ['Did life get in the way?', 'Shall I keep your place for this week?'];

describe('a lead who goes quiet', () => {
  let dialogues: Dialogues;
  beforeAll(async () => {
    dialogues = await startDialogues();
  });
  afterAll(() => dialogues.close());
  /** At nine in the morning of the coach's zone, with follow-ups after 3 and 5 hours. */
  beforeEach(async () => {
    await passUntil(9);
    await followsWith([
      { afterMinutes: 180, text: texts[0]! },
      { afterMinutes: 300, text: texts[1]! },
    ]);
  });

  const followsWith = (steps: FollowUpsBody['steps']) =>
    follows({ enabled: true, steps, quietHours: { from: '21:00', to: '08:00' }, maxUnanswered: 2 });

  async function passUntil(hour: number): Promise<void> {
    const now = dialogues.clock.now().getTime();
    const today = Math.floor(now / dayMs) * dayMs + hour * hourMs;
    await dialogues.pass((today > now ? today : today + dayMs) - now);
  }

  async function follows(followUps: FollowUpsBody): Promise<void> {
    const { client, agentId } = dialogues.coach;
    const agent = await client.call(agentRoutes.find, { params: { id: agentId } });
    await client.call(agentRoutes.update, { params: { id: agentId }, body: { ...agent, followUps } });
  }

  const planOf = async (lead: Lead): Promise<ChatPlan> =>
    dialogues.coach.client.call(planRoutes.find, { params: { id: (await lead.chat())._id } });
  const states = async (lead: Lead) => (await planOf(lead)).steps.map(({ state, reason }) => `${state} ${reason}`);
  const heardFollowUps = (lead: Lead) => lead.heard().filter((text) => texts.includes(text));

  async function pauses(lead: Lead, until: string | null): Promise<void> {
    await dialogues.coach.client.call(chatRoutes.pause, { params: { id: (await lead.chat())._id }, body: { until } });
    await dialogues.settled();
  }
  const inHours = (hours: number) => new Date(dialogues.clock.now().getTime() + hours * hourMs).toISOString();

  test('is written to at each step, once, and the plan shows it', async () => {
    const lead = await dialogues.engagedLead();
    expect(await states(lead)).toEqual(['planned due', 'planned due']);
    await dialogues.pass(3 * hourMs - 5 * minuteMs);
    expect(heardFollowUps(lead)).toEqual([]);
    await dialogues.pass(6 * minuteMs);
    expect(heardFollowUps(lead)).toEqual([texts[0]]);
    expect(await states(lead)).toEqual(['sent sent', 'planned due']);
    await dialogues.pass(2 * hourMs);
    await dialogues.pass(10 * hourMs);
    expect(heardFollowUps(lead)).toEqual(texts);
    expect(await dialogues.counters()).toMatchObject({
      unwelcomeFollowUps: { count: 0 },
      doubleReplies: { count: 0 },
    });
  });

  test('is called by their name, and hears the fallback for a call that there is not', async () => {
    const text = 'Still there, {first name}? A call with {coach} {call time|this week} helps: {link|just ask}';
    await followsWith([{ afterMinutes: 180, text }]);
    const lead = await dialogues.engagedLead();
    const said = 'Still there, Lead? A call with Dana this week helps: just ask';
    expect((await planOf(lead)).steps.map((step) => step.text)).toEqual([said]);
    await dialogues.pass(3 * hourMs + minuteMs);
    expect(lead.heard().at(-1)).toBe(said);
    expect(await planOf(lead)).toMatchObject({ steps: [{ state: 'sent', text: said }] });
  });

  test('a follow-up with an unknown placeholder is refused', async () => {
    await expect(followsWith([{ afterMinutes: 180, text: 'Hi {name}' }])).rejects.toMatchObject({
      status: 400,
      issues: [
        {
          path: 'followUps.steps.0.text',
          message: expect.stringMatching(/^\{name\} is not a placeholder\. Use \{first/),
        },
      ],
    });
  });

  test('hears no more of it after their answer, a takeover, or a word of the coach', async () => {
    const [answered, taken, dropped] = await dialogues.engaged([{}, {}, {}]);
    await dialogues.pass(3 * hourMs + minuteMs);
    await answered!.lead.says('thanks, sorry, busy day');
    taken!.lead.coachSays('Hey, it is Dana');
    await dialogues.settled();
    const plan = await planOf(dropped!.lead);
    const left = plan.steps.find(({ state }) => state === 'planned')!;
    const chatId = (await dropped!.lead.chat())._id;
    await dialogues.coach.client.call(planRoutes.cancelStep, { params: { id: chatId, stepId: left._id } });
    expect(await states(taken!.lead)).toEqual(['sent sent', 'cancelled taken-over']);
    expect(await states(dropped!.lead)).toEqual(['sent sent', 'cancelled by-coach']);
    await dialogues.pass(2 * hourMs + minuteMs);
    for (const { lead } of [answered!, taken!, dropped!]) expect(heardFollowUps(lead)).toEqual([texts[0]]);
  });

  test('is left alone in a pause: what they write is answered when it ends', async () => {
    const lead = await dialogues.engagedLead();
    await pauses(lead, inHours(4));
    await dialogues.pass(3 * hourMs + 10 * minuteMs);
    expect(heardFollowUps(lead)).toEqual([]);
    expect(await lead.says('how much is it?')).toEqual([]);
    expect(await lead.lastDecision()).toMatchObject({ kind: 'wait', reason: 'paused' });
    const before = lead.heard().length;
    await dialogues.pass(hourMs);
    expect(lead.heard().length).toBeGreaterThan(before);
  });

  test('is written to as soon as the coach ends a pause by hand', async () => {
    const lead = await dialogues.engagedLead();
    await pauses(lead, inHours(10));
    await dialogues.pass(3 * hourMs + 10 * minuteMs);
    expect(heardFollowUps(lead)).toEqual([]);
    await pauses(lead, null);
    await dialogues.settled();
    expect(heardFollowUps(lead)).toEqual([texts[0]]);
  });

  test.each([
    ['account', botRoutes.pause, () => dialogues.coach.botId],
    ['agent', agentRoutes.pause, () => dialogues.coach.agentId],
  ] as const)('is written to as soon as the coach ends a pause of the %s', async (_, route, idOf) => {
    const lead = await dialogues.engagedLead();
    const pause = (until: string | null) =>
      dialogues.coach.client.call(route, { params: { id: idOf() }, body: { until } });
    await pause(inHours(10));
    await dialogues.pass(3 * hourMs + 10 * minuteMs);
    expect(heardFollowUps(lead)).toEqual([]);
    await pause(null);
    await dialogues.settled();
    expect(heardFollowUps(lead)).toEqual([texts[0]]);
  });

  test('is written to at once when the coach corrects the zone in which it seemed to be night', async () => {
    const lead = await dialogues.engagedLead();
    await dialogues.inZone(lead, 'Asia/Tokyo');
    await dialogues.pass(3 * hourMs + 10 * minuteMs);
    expect(heardFollowUps(lead)).toEqual([]);
    await dialogues.inZone(lead, 'Europe/London');
    await dialogues.settled();
    expect(heardFollowUps(lead)).toEqual([texts[0]]);
  });

  test('is written to by a sequence that the coach changed meanwhile', async () => {
    const lead = await dialogues.engagedLead();
    await follows({
      enabled: true,
      steps: [{ afterMinutes: 60, text: texts[1]! }],
      quietHours: { from: '21:00', to: '08:00' },
      maxUnanswered: 2,
    });
    await dialogues.pass(hourMs + minuteMs);
    expect(heardFollowUps(lead)).toEqual([texts[1]]);
  });

  test('has no plan once they are on the never list', async () => {
    const lead = await dialogues.engagedLead();
    const params = { id: (await lead.chat())._id };
    await dialogues.coach.client.call(chatRoutes.update, { params, body: { neverAutoreply: true } });
    expect(await states(lead)).toEqual(['cancelled agent-off', 'cancelled agent-off']);
    await dialogues.pass(5 * hourMs + minuteMs);
    expect(heardFollowUps(lead)).toEqual([]);
  });

  test('who answers before the first step is recorded with that reason', async () => {
    const lead = await dialogues.engagedLead();
    await lead.says('how much is it?');
    await dialogues.pass(3 * hourMs + minuteMs);
    const { _id } = await lead.chat();
    const { database } = dialogues.spotter.connection;
    const rows = await database.select().from(stored).where(eq(stored.chatId, _id)).orderBy(stored.at);
    const before = rows.filter(({ turn }) => turn !== rows.find(({ state }) => state === 'sent')!.turn);
    expect(before.map(({ state, reason }) => `${state} ${reason}`)).toEqual(['canceled answered', 'canceled answered']);
  });

  test('has in the list of chats what comes next, as long as it is planned', async () => {
    const [quiet, written, taken] = await dialogues.engaged([{}, {}, {}]);
    await written!.lead.says('how much is it?');
    taken!.lead.coachSays('Hey, it is Dana');
    await dialogues.settled();
    const nextSteps = async () => {
      const { client, botId } = dialogues.coach;
      const listed = await client.call(chatRoutes.listForBot, { params: { botId }, query: {} });
      const nextStepOf = async (lead: Lead) => {
        const { _id } = await lead.chat();
        return listed.find((chat) => chat._id === _id)!.nextStep;
      };
      return Promise.all([quiet!, written!, taken!].map(({ lead }) => nextStepOf(lead)));
    };
    const first = [await planOf(quiet!.lead), await planOf(written!.lead)].map(({ nextAt }) => nextAt);
    expect(await nextSteps()).toEqual([...first.map((at) => ({ kind: 'follow-up', at })), null]);
    await dialogues.pass(3 * hourMs + minuteMs);
    const second = (await planOf(quiet!.lead)).nextAt;
    expect(second).not.toBe(first[0]);
    expect((await nextSteps())[0]).toEqual({ kind: 'follow-up', at: second });
    await dialogues.pass(21 * hourMs);
    expect(await nextSteps()).toEqual([null, null, null]);
  });

  test('is on the coach’s list once the window is closed, until nobody may write any more', async () => {
    const lead = await dialogues.engagedLead();
    await dialogues.pass(6 * hourMs);
    await dialogues.pass(19 * hourMs);
    expect((await lead.chat()).needsYou).toMatchObject({ why: 'went-quiet' });
    await dialogues.pass(6 * dayMs);
    expect((await lead.chat()).needsYou).toBeNull();
  });

  test('has a plan that still says why a step was canceled when the coach has the task and the chat', async () => {
    await follows({
      enabled: true,
      steps: [
        { afterMinutes: 60, text: texts[0]! },
        { afterMinutes: 120, text: texts[1]! },
        { afterMinutes: 23 * 60 + 59, text: texts[1]! },
      ],
      quietHours: { from: '21:00', to: '08:00' },
      maxUnanswered: 1,
    });
    const lead = await dialogues.engagedLead();
    const enough = ['sent sent', 'cancelled enough', 'cancelled enough'];
    await dialogues.pass(3 * hourMs);
    expect(await states(lead)).toEqual(enough);
    await dialogues.pass(22 * hourMs);
    expect((await lead.chat()).needsYou).toMatchObject({ why: 'went-quiet' });
    expect(await states(lead)).toEqual(enough);
    lead.coachSays('Hey, it is Dana');
    await dialogues.settled();
    expect(await states(lead)).toEqual(enough);
  });

  test('is not sent what the gate refuses, and the plan says so', async () => {
    await follows({
      enabled: true,
      steps: [{ afterMinutes: 180, text: 'It is only $5 today. Are you in?' }],
      quietHours: { from: '21:00', to: '08:00' },
      maxUnanswered: 1,
    });
    const lead = await dialogues.engagedLead();
    const before = lead.heard().length;
    await dialogues.pass(3 * hourMs + minuteMs);
    expect(await states(lead)).toEqual(['cancelled refused']);
    expect(lead.heard()).toHaveLength(before);
  });

  test('hears the coach’s own words of a step, in this chat alone, until the coach takes them back', async () => {
    await followsWith([
      { afterMinutes: 180, text: texts[0]! },
      { afterMinutes: 300, text: texts[1]! },
    ]);
    const [edited, other] = await dialogues.engaged([{}, {}]);
    const id = (await edited!.lead.chat())._id;
    const [first, second] = (await planOf(edited!.lead)).steps.map(({ _id }) => _id);
    const { client } = dialogues.coach;
    const say = (stepId: string, text: string | null) =>
      client.call(planRoutes.setText, { params: { id, stepId }, body: { text } });
    const own = 'Still up for it, {first name}?';
    const plan = await say(first!, own);
    expect(plan.steps[0]).toMatchObject({ text: 'Still up for it, Lead?', ownText: own });
    expect((await say(second!, own)).steps[1]).toMatchObject({ ownText: own });
    expect((await say(second!, null)).steps[1]).toMatchObject({ text: texts[1], ownText: null });
    await expect(say(first!, 'Hi {name}')).rejects.toMatchObject({ status: 400, issues: [{ path: 'text' }] });
    await expect(say(first!, 'x'.repeat(301))).rejects.toMatchObject({ status: 400 });
    await expect(say(newId(), own)).rejects.toMatchObject({ status: 404 });
    await dialogues.pass(3 * hourMs + minuteMs);
    expect(edited!.lead.heard().at(-1)).toBe('Still up for it, Lead?');
    expect(other!.lead.heard().at(-1)).toBe(texts[0]);
    await expect(say(first!, own)).rejects.toMatchObject({ status: 409 });
    const message = (await edited!.lead.messages()).at(-1)!;
    const records = await client.call(decisionRoutes.ofMessage, { params: { id, messageId: message._id } });
    expect(records.at(-1)).toMatchObject({ decision: { reason: 'follow-up' }, ownText: true });
  });

  test('hears the agent’s words again once they have answered: the coach’s own were for that silence', async () => {
    await followsWith([{ afterMinutes: 180, text: texts[0]! }]);
    const lead = await dialogues.engagedLead();
    const params = { id: (await lead.chat())._id, stepId: (await planOf(lead)).steps[0]!._id };
    await dialogues.coach.client.call(planRoutes.setText, { params, body: { text: 'Own words, shall we?' } });
    await lead.says('I want to lose the belly');
    expect((await planOf(lead)).steps[0]).toMatchObject({ text: texts[0], ownText: null });
  });

  test('is written to in the agent’s own words, with one question at most', async () => {
    await follows({
      enabled: true,
      steps: [{ afterMinutes: 180, text: null }],
      quietHours: { from: '21:00', to: '08:00' },
      maxUnanswered: 1,
    });
    const lead = await dialogues.engagedLead();
    const before = lead.heard();
    await dialogues.pass(3 * hourMs + minuteMs);
    const added = lead.heard().slice(before.length);
    expect(added).toHaveLength(1);
    expect(before).not.toContain(added[0]);
    expect(added[0]!.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });
});
