import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createShiftedClock, type ShiftedClock } from '../../../test/shifted-clock.ts';
import { account, lead, startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';

describe('a process that stands still between claiming an answer and sending it', () => {
  let spotter: SpotterUnderTest;
  let coach: Coach;
  let clock: ShiftedClock;

  beforeAll(async () => {
    clock = createShiftedClock();
    spotter = await startSpotter({ quietMs: 0, clock });
    coach = await spotter.addCoach();
  });
  afterAll(() => spotter.close());

  const sent = () => spotter.answers().length;

  test('does not send it any more: by then another may have found it unsent, and sent it', async () => {
    // Counted after the claim's commit and before the call to the platform.
    let stalled = 0;
    const asked = spotter.model.count();
    const stop = spotter.connection.signals.on('chat-changed', ({ added }) => {
      if (added.length === 0 || stalled > 0 || spotter.model.count() === asked) return;
      stalled += 1;
      clock.putForward(60_000);
    });
    spotter.writes('SHRED');
    await spotter.until('the process has stood still', () => stalled > 0);
    await spotter.settled();
    stop();
    expect(sent()).toBe(0);
    expect(spotter.instagram.conversation(account.id, lead.id)).toHaveLength(1);
  });

  test('has it settled with the platform first, and it goes out once', async () => {
    for (let minute = 0; minute < 5 && sent() === 0; minute += 1) {
      clock.putForward(60_000);
      await spotter.settled();
    }
    expect(sent()).toBe(1);
    clock.putForward(10 * 60_000);
    await spotter.settled();
    expect(sent()).toBe(1);
    expect((await spotter.chat(coach)).pendingReply).toBeNull();
  });
});
