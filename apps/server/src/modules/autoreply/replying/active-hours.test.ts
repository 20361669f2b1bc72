import { triggerRoutes, type ActiveHours, type AgentTriggers } from '@spotter/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hourMs, minuteMs, startDialogues, type Dialogues } from '../../../test/dialogues/dialogue.ts';

const dayMs = 24 * hourMs;
const waits: ActiveHours = { days: [0, 1, 2, 3, 4, 5, 6], from: '09:00', to: '17:00', outside: 'wait' };
let dialogues: Dialogues;

beforeAll(async () => {
  dialogues = await startDialogues();
});
afterAll(() => dialogues.close());
/** At eight in the evening of the coach's zone. */
beforeEach(async () => {
  await answersAt(null);
  await passUntil(20);
});

async function passUntil(hour: number): Promise<void> {
  const now = dialogues.clock.now().getTime();
  const today = Math.floor(now / dayMs) * dayMs + hour * hourMs;
  await dialogues.pass((today > now ? today : today + dayMs) - now);
}

async function answersAt(activeHours: ActiveHours | null): Promise<AgentTriggers> {
  const { client, agentId } = dialogues.coach;
  const params = { id: agentId };
  const triggers = await client.call(triggerRoutes.list, { params });
  const stored = await client.call(triggerRoutes.replace, { params, body: { ...triggers, activeHours } });
  await dialogues.settled();
  return stored;
}

test('a trigger at night waits for the hours, and the chat says until when', async () => {
  expect(await answersAt(waits)).toMatchObject({ activeHours: waits });
  const lead = dialogues.lead();
  expect(await lead.says('SHRED')).toEqual([]);
  const { lastDecision, pendingReply } = await lead.chat();
  expect(lastDecision).toMatchObject({ kind: 'wait', reason: 'outside-active-hours', keyword: 'SHRED' });
  expect(pendingReply?.at.slice(11)).toBe('09:00:00.000Z');
  await passUntil(8);
  expect(lead.heard()).toEqual([]);
  await dialogues.pass(hourMs + minuteMs);
  expect(lead.heard()).toHaveLength(1);
  await passUntil(20);
  expect(await lead.says('I want to lose the belly')).toHaveLength(1);
});

test('hours that the coach drops hold nobody any longer', async () => {
  await answersAt(waits);
  const lead = dialogues.lead();
  await lead.says('SHRED');
  await answersAt(null);
  expect(lead.heard()).toHaveLength(1);
});

test('where the agent stays silent outside its hours, nothing is sent later either', async () => {
  await answersAt({ ...waits, outside: 'silent' });
  const lead = dialogues.lead();
  expect(await lead.says('SHRED')).toEqual([]);
  expect(await lead.lastDecision()).toMatchObject({ kind: 'stay-silent', reason: 'outside-active-hours' });
  await passUntil(10);
  expect(lead.heard()).toEqual([]);
  expect(await lead.says('shred please')).toHaveLength(1);
});

test('hours that begin after the window bring no answer: the chat is the coach’s', async () => {
  const weekday = dialogues.clock.now().getUTCDay();
  await answersAt({ ...waits, days: [(weekday + 2) % 7] });
  const lead = dialogues.lead();
  expect(await lead.says('SHRED')).toEqual([]);
  expect(await lead.lastDecision()).toMatchObject({ kind: 'stay-silent', reason: 'outside-active-hours' });
});
