import { agentRoutes, analyticsRoutes, type FollowUpOutcome } from '@spotter/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookInChat } from '../../../test/book-in-chat.ts';
import { hourMs, minuteMs, startDialogues, type Dialogues } from '../../../test/dialogues/dialogue.ts';

const dayMs = 24 * hourMs;

describe('what each follow-up brought', () => {
  let dialogues: Dialogues;
  let chatIds: string[];
  let stepIds: string[];
  let range: { from: string; to: string };
  const dayOf = (shiftMs: number) => new Date(dialogues.clock.now().getTime() + shiftMs).toISOString().slice(0, 10);

  /** Three leads go quiet; one answers the first step, one books a call after it, one is written to twice. */
  beforeAll(async () => {
    dialogues = await startDialogues();
    const { coach, clock } = dialogues;
    const untilNine = (33 * hourMs - (clock.now().getTime() % dayMs)) % dayMs;
    await dialogues.pass(untilNine);
    const agent = await coach.client.call(agentRoutes.find, { params: { id: coach.agentId } });
    const steps = [
      { afterMinutes: 180, text: 'Did life get in the way?' },
      { afterMinutes: 300, text: 'Shall I keep your place for this week?' },
    ];
    const quietHours = { from: '21:00', to: '08:00' };
    const followUps = { enabled: true, steps, quietHours, maxUnanswered: 2 };
    const changed = await coach.client.call(agentRoutes.update, {
      params: { id: coach.agentId },
      body: { ...agent, followUps },
    });
    stepIds = changed.followUps.steps.map(({ _id }) => _id);
    const leads = (await dialogues.engaged([{}, {}, {}])).map(({ lead }) => lead);
    chatIds = await Promise.all(leads.map(async (lead) => (await lead.chat())._id));
    await dialogues.pass(3 * hourMs + minuteMs);
    await leads[0]!.says('thanks, sorry, busy day');
    await bookInChat(dialogues.spotter, chatIds[1]!, new Date(clock.now().getTime() + 3 * dayMs));
    await dialogues.pass(2 * hourMs + minuteMs);
    range = { from: dayOf(-dayMs), to: dayOf(dayMs) };
  });
  afterAll(() => dialogues.close());

  const behind = (stepId: string, outcome: FollowUpOutcome) =>
    dialogues.coach.client.call(analyticsRoutes.followUpChats, { params: { stepId, outcome }, query: range });

  test('each step has the numbers of what was sent, answered within a day and booked after', async () => {
    const agent = { agentId: dialogues.coach.agentId, agentName: 'Dana' };
    expect(await dialogues.coach.client.call(analyticsRoutes.followUps, { query: range })).toMatchObject([
      { ...agent, stepId: stepIds[0], place: 1, afterMinutes: 180, sent: 3, answered: 1, booked: 1 },
      { ...agent, stepId: stepIds[1], place: 2, afterMinutes: 300, sent: 1, answered: 0, booked: 0 },
    ]);
  });

  test('each number opens its chats', async () => {
    const idsOf = async (...[stepId, outcome]: Parameters<typeof behind>) =>
      (await behind(stepId, outcome)).map(({ _id }) => _id);
    expect((await idsOf(stepIds[0]!, 'sent')).toSorted()).toEqual(chatIds.toSorted());
    expect(await idsOf(stepIds[0]!, 'answered')).toEqual([chatIds[0]]);
    expect(await idsOf(stepIds[0]!, 'booked')).toEqual([chatIds[1]]);
    expect(await idsOf(stepIds[1]!, 'sent')).toEqual([chatIds[2]]);
    expect(await idsOf(stepIds[1]!, 'booked')).toEqual([]);
  });

  test('days without any have numbers of 0, and pages go on where the last one ended', async () => {
    const none = { from: '2020-01-01', to: '2020-01-31' };
    const figures = await dialogues.coach.client.call(analyticsRoutes.followUps, { query: none });
    expect(figures.map(({ sent }) => sent)).toEqual([0, 0]);
    const params = { stepId: stepIds[0]!, outcome: 'sent' as const };
    const page = await dialogues.coach.client.call(analyticsRoutes.followUpChats, {
      params,
      query: { ...range, limit: 2 },
    });
    expect(page).toHaveLength(2);
  });

  test('a file has one line for each', async () => {
    const address = `${dialogues.spotter.origin}/api/analytics/export.csv?of=follow-ups&from=${range.from}&to=${range.to}`;
    const response = await fetch(address, { headers: { authorization: `Bearer ${dialogues.coach.token}` } });
    const lines = (await response.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toContain('sent (UTC),conversation,account,channel,username');
  });

  test('a stranger sees nothing of it', async () => {
    const stranger = await dialogues.spotter.signUp();
    expect(await stranger.client.call(analyticsRoutes.followUps, { query: range })).toEqual([]);
    const params = { stepId: stepIds[0]!, outcome: 'sent' as const };
    expect(await stranger.client.call(analyticsRoutes.followUpChats, { params, query: range })).toEqual([]);
  });

  test('a step that the coach removed keeps its numbers', async () => {
    const { coach } = dialogues;
    const agent = await coach.client.call(agentRoutes.find, { params: { id: coach.agentId } });
    const followUps = { ...agent.followUps, steps: agent.followUps.steps.slice(1) };
    await coach.client.call(agentRoutes.update, { params: { id: coach.agentId }, body: { ...agent, followUps } });
    expect(await coach.client.call(analyticsRoutes.followUps, { query: range })).toMatchObject([
      { stepId: stepIds[1], place: 1, sent: 1 },
      { stepId: stepIds[0], place: null, text: null, sent: 3 },
    ]);
  });
});
