import { agentRoutes } from '@spotter/contract';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import type { Access } from '../../../platform/access.ts';
import { createShiftedClock } from '../../../test/shifted-clock.ts';
import { account, lead, startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';
import { chats } from '../../chats/chats.tables.ts';
import { modelUse } from './model-use.tables.ts';

const dayMs = 24 * 3_600_000;

describe("the operator's language model", () => {
  let spotter: SpotterUnderTest;
  afterEach(() => spotter.close());

  const tokensOf = async ({ access }: { access: Access }) => {
    const rows = await spotter.connection.database
      .select()
      .from(modelUse)
      .where(eq(modelUse.workspaceId, access.workspaceId));
    return rows.reduce((sum, { tokens }) => sum + tokens, 0);
  };
  const trial = (coach: Coach) =>
    coach.client.call(agentRoutes.try, {
      params: { id: coach.agentId },
      body: { messages: [{ from: 'lead', text: 'SHRED' }] },
    });
  const write = async (text: string, contactId = lead.id) => {
    spotter.writes(text, contactId);
    await spotter.settled();
  };

  test('answers a lead who writes faster than the model answers', async () => {
    spotter = await startSpotter({ modelLatencyMs: 1_000, quietMs: 0 });
    const coach = await spotter.addCoach();
    spotter.writes('SHRED');
    // Each message comes while the answer to those before it is being written.
    for (let asked = 1; asked <= 11; asked += 1) {
      await spotter.until(`asking ${asked}`, () => spotter.model.count() >= asked);
      if (asked < 11) spotter.writes(`and one more thing, number ${asked}, about my schedule`);
    }
    await spotter.settled();
    // Two drafts are given up, the third is sent.
    const answers = spotter.answers();
    const [{ draftsAborted } = { draftsAborted: [] }] = await spotter.connection.database
      .select()
      .from(chats)
      .where(eq(chats.botId, coach.botId));
    expect(answers.length).toBeGreaterThanOrEqual(3);
    expect(draftsAborted.length).toBeGreaterThanOrEqual(2);
    expect(draftsAborted.length).toBeLessThanOrEqual(2 * answers.length);
    // Nothing that came meanwhile is left without an answer.
    const chat = await spotter.chat(coach);
    expect(chat.lastDecision).toMatchObject({ kind: 'reply' });
    expect(chat.history.at(-1)).toMatchObject({ author: 'agent' });
  });

  test('a person who takes over stops even an answer that has to be finished', async () => {
    spotter = await startSpotter({ modelLatencyMs: 600, quietMs: 0 });
    await spotter.addCoach();
    spotter.writes('SHRED');
    for (let asked = 1; asked <= 2; asked += 1) {
      await spotter.until(`asking ${asked}`, () => spotter.model.count() >= asked);
      spotter.writes(`more ${asked}`);
    }
    await spotter.until('the third asking', () => spotter.model.count() >= 3);
    spotter.instagram.answerAsCoach(account.id, lead.id, 'Dana here, I will take this');
    await spotter.settled();
    expect(spotter.answers().map(({ via }) => via)).not.toContain('api');
  });

  test('counts what it was asked, also in vain and in trials', async () => {
    spotter = await startSpotter({ modelLatencyMs: 500, quietMs: 0 });
    const coach = await spotter.addCoach();
    spotter.writes('SHRED');
    await spotter.until('the model is asked', () => spotter.model.count() >= 1);
    spotter.writes('are you there?');
    await spotter.settled();
    const [chat] = await spotter.connection.database.select().from(chats).where(eq(chats.botId, coach.botId));
    expect(chat!.draftsAborted).toHaveLength(1);
    const before = await tokensOf(coach);
    expect(before).toBeGreaterThan(0);
    await trial(coach);
    expect(await tokensOf(coach)).toBeGreaterThan(before);
  });

  test("waits for the next day once the account's tokens are used up, says so, and goes on by itself", async () => {
    const clock = createShiftedClock();
    spotter = await startSpotter({ quietMs: 0, clock, environment: { LLM_DAILY_TOKENS_PER_ACCOUNT: '1' } });
    const coach = await spotter.addCoach();
    await write('SHRED');
    expect(spotter.answers()).toHaveLength(1);
    await write('I want to lose 10 pounds before summer');
    expect(spotter.answers()).toHaveLength(1);
    const waiting = await spotter.chat(coach);
    expect(waiting.lastDecision).toMatchObject({ kind: 'wait', reason: 'budget' });
    const { pausedUntil } = await coach.client.call(agentRoutes.models);
    expect(waiting.pendingReply?.at).toBe(pausedUntil);
    await expect(trial(coach)).rejects.toMatchObject({ code: 'too_many_requests' });

    clock.putForward(new Date(pausedUntil!).getTime() - clock.now().getTime() + 1_000);
    await spotter.settled();
    expect(spotter.answers()).toHaveLength(2);
  });

  test('lets no account use up what is left for all, and answers the others of another day', async () => {
    const clock = createShiftedClock();
    spotter = await startSpotter({ quietMs: 0, clock, environment: { LLM_DAILY_TOKENS: '1' } });
    const coach = await spotter.addCoach();
    const other = await spotter.signUp();
    await write('SHRED');
    expect((await other.client.call(agentRoutes.models)).pausedUntil).not.toBeNull();
    clock.putForward(dayMs);
    expect((await other.client.call(agentRoutes.models)).pausedUntil).toBeNull();
    expect((await coach.client.call(agentRoutes.models)).pausedUntil).toBeNull();
  });

  test('is only ever asked by a name that the operator offers', async () => {
    spotter = await startSpotter({ quietMs: 0, environment: { LLM_MODELS: 'test-model, test-model-large' } });
    const coach = await spotter.addCoach();
    const agent = await coach.client.call(agentRoutes.find, { params: { id: coach.agentId } });
    const withModel = (model: string) => ({ ...agent, config: { ...agent.config, model } });
    const params = { id: coach.agentId };
    expect((await coach.client.call(agentRoutes.models)).models).toEqual(['test-model', 'test-model-large']);
    const dearest = withModel('o1-pro-the-dearest');
    await expect(coach.client.call(agentRoutes.update, { params, body: dearest })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await expect(
      coach.client.call(agentRoutes.try, {
        params,
        body: { messages: [{ from: 'lead', text: 'SHRED' }], agent: dearest },
      }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
    await coach.client.call(agentRoutes.update, { params, body: withModel('test-model-large') });
    await trial(coach);
    expect(new Set(spotter.model.requests().map(({ model }) => model))).toEqual(new Set(['test-model-large']));
  });
});
