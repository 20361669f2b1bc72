import { agentRoutes, botRoutes, type AgentTrial } from '@spotter/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queryRows } from '../../database/database.ts';
import { startSpotter, type Coach, type SpotterUnderTest } from '../../test/spotter-under-test.ts';

type Line = { from: 'lead' | 'agent'; text: string };

describe('trying an agent', () => {
  let spotter: SpotterUnderTest;
  let coach: Coach;
  beforeAll(async () => {
    spotter = await startSpotter();
    // Even a bot that is switched off and a delay do not keep one waiting.
    coach = await spotter.addCoach(30);
    await coach.client.call(botRoutes.setEnabled, { body: { botId: coach.botId, botEnabled: false } });
  });
  afterAll(() => spotter.close());

  const say = (messages: Line[], id = coach.agentId): Promise<AgentTrial> =>
    coach.client.call(agentRoutes.try, { params: { id }, body: { messages } });
  const lead = (text: string): Line => ({ from: 'lead', text });
  const agent = (text: string): Line => ({ from: 'agent', text });

  test('without a keyword it stays silent, as it would with a real lead', async () => {
    expect(await say([lead('hello there')])).toEqual({
      decision: { kind: 'stay-silent', reason: 'no-keyword', keyword: null },
      answer: null,
    });
  });

  test('a trigger is answered at once and the conversation goes on from there', async () => {
    const first = await say([lead('hello there'), lead('SHRED please')]);
    expect(first.decision).toEqual({ kind: 'reply', reason: 'trigger-keyword', keyword: 'SHRED' });
    expect(first.answer).toBeTruthy();
    const second = await say([
      lead('SHRED please'),
      agent(first.answer!),
      lead('I want to lose some weight by summer'),
    ]);
    expect(second.decision).toEqual({ kind: 'reply', reason: 'conversation-goes-on', keyword: null });
    expect(second.answer).not.toBe(first.answer);
  });

  test('it hands over and obeys a stop, and remembers both', async () => {
    const handedOver = [lead('SHRED'), agent('Hi! What is your goal?'), lead('I want to talk to a real person')];
    expect(await say(handedOver)).toMatchObject({
      decision: { kind: 'hand-over', reason: 'asked-for-human' },
      answer: expect.stringContaining("I'm the automated assistant"),
    });
    expect(await say([...handedOver, lead('hello?')])).toMatchObject({
      decision: { reason: 'handed-over' },
      answer: null,
    });

    const stopped = [lead('SHRED'), agent('Hi! What is your goal?'), lead('stop')];
    const confirmed = await say(stopped);
    expect(confirmed).toMatchObject({ decision: { kind: 'opt-out' }, answer: expect.any(String) });
    const after = [...stopped, agent(confirmed.answer!), lead('what does it cost?')];
    expect(await say(after)).toMatchObject({ decision: { reason: 'opted-out' }, answer: null });
    expect(await say([...after, lead('ok, SHRED again')])).toMatchObject({ decision: { reason: 'trigger-keyword' } });
  });

  test('it does not sell to somebody whom only the model finds in danger, and leaves alone who asks for it', async () => {
    // Swedish: the rules do not read it.
    const danger = await say([lead('SHRED jag vill dö')]);
    expect(danger).toMatchObject({ decision: { kind: 'hand-over', reason: 'red-flag' }, answer: expect.any(String) });
    expect(danger.answer).not.toContain('?');
    expect(await say([lead('SHRED skriv inte till mig')])).toMatchObject({ decision: { kind: 'opt-out' } });
  });

  test('nothing was sent, stored or counted', async () => {
    await spotter.settled();
    expect(spotter.answers()).toEqual([]);
    for (const table of ['chats', 'messages', 'decisions']) {
      expect(await queryRows(spotter.connection.database, sql`select 1 from ${sql.identifier(table)}`)).toEqual([]);
    }
  });
});
