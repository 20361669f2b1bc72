import { demoStory } from '@spotter/demo';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openEvents, type SandboxUnderTest, startSandboxUnderTest } from './sandbox.test-support.ts';

const hourMs = 3_600_000;
const lead = { id: demoStory.freshLeads[0]!.id, accountId: demoStory.account.id };
let under: SandboxUnderTest;

beforeEach(async () => {
  under = await startSandboxUnderTest();
});
afterEach(() => under.stop());

const pass = (hours: number) => under.call('POST', 'clock/pass', { hours });

async function writtenAt(): Promise<number> {
  await under.call('POST', `threads/${lead.accountId}/${lead.id}/messages`, { as: 'lead', texts: ['SHRED'] });
  return vi.waitFor(async () => {
    const { body } = await under.call('GET', `threads/${lead.accountId}/${lead.id}`);
    return new Date(body.messages.at(-1).at).getTime();
  });
}

test('three hours pass at Spotter first, then on the phone, and after a restart it is still later', async () => {
  const events = await openEvents(`${under.sandbox().addresses.phone}/api/events`);
  expect(await pass(3)).toMatchObject({ status: 200, body: { aheadMs: 3 * hourMs, moves: true } });
  await events.until(({ name, data }) => name === 'clock' && data.aheadMs === 3 * hourMs);
  expect(under.clockCalls).toEqual([`/api/sandbox/clock/${3 * hourMs}`]);
  expect((await writtenAt()) - Date.now()).toBeGreaterThan(2 * hourMs);
  await under.restart();
  expect((await under.call('GET', 'world')).body.clock).toEqual({ aheadMs: 3 * hourMs, moves: true });
});

test('no time passes where Spotter does not answer, nor more than two months', async () => {
  under.refuseClock(true);
  expect((await pass(3)).status).toBe(502);
  expect((await under.call('GET', 'world')).body.clock.aheadMs).toBe(0);
  under.refuseClock(false);
  expect((await pass(49)).status).toBe(400);
  for (let days = 0; days < 60; days += 2) await pass(48);
  expect((await pass(1)).status).toBe(409);
});

test('a public demo has no clock to move', async () => {
  under.config.movesClock = false;
  await under.restart();
  expect((await pass(3)).status).toBe(403);
  expect(under.clockCalls).toEqual([]);
  expect((await under.call('GET', 'world')).body.clock).toEqual({ aheadMs: 0, moves: false });
});
