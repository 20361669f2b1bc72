import { botRoutes, planRoutes } from '@spotter/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createShiftedClock } from '../../../test/shifted-clock.ts';
import { account, startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';

const hourMs = 3_600_000;
const ad = { ref: 'spring', source: 'ADS', adId: '120200' };

describe('the window of a lead whom an ad brought', () => {
  let spotter: SpotterUnderTest;
  let coach: Coach;
  let people = 0;
  const clock = createShiftedClock();

  beforeAll(async () => {
    spotter = await startSpotter({ quietMs: 0, clock });
    coach = await spotter.addCoach();
  });
  afterAll(() => spotter.close());
  beforeEach(() => spotter.instagram.clearFaults());

  /** A lead who writes, and what the coach sees and does in that chat. */
  async function lead(referral?: typeof ad) {
    people += 1;
    const senderId = `66600000000000${String(people).padStart(2, '0')}`;
    spotter.instagram.addContact(account.id, { id: senderId, username: `ad.lead.${people}`, name: null });
    const write = async (text: string, from?: typeof ad) => {
      const way = from === undefined ? {} : { referral: from };
      spotter.instagram.writeAsContact(account.id, senderId, { text, ...way });
      await spotter.settled();
    };
    await write('hello there', referral);
    const wroteAt = clock.now().getTime();
    const body = { senderId, credentialId: coach.credentialId, message: 'still up for it?' };
    return {
      write,
      chat: async () => (await spotter.findChat(coach, senderId))!,
      send: () => coach.client.call(botRoutes.sendMessage, { params: { id: coach.botId }, body }),
      hoursUntil: (instant: string | null) => Math.round((Date.parse(instant!) - wroteAt) / hourMs),
    };
  }

  test('says until when it is certain and until when it may last, and is the plan’s too', async () => {
    const { chat, hoursUntil } = await lead(ad);
    const shown = await chat();
    expect(shown).toMatchObject({ windowReason: 'ad', sendWindow: 'open' });
    expect(hoursUntil(shown.windowCertainUntil)).toBe(24);
    expect(hoursUntil(shown.windowClosesAt)).toBe(7 * 24);
    const plan = await coach.client.call(planRoutes.find, { params: { id: shown._id } });
    expect(plan).toMatchObject({ windowReason: 'ad', windowEndsAt: shown.windowClosesAt });
  });

  test('lets the coach write as usual on the third day', async () => {
    const { chat, send } = await lead(ad);
    clock.putForward(60 * hourMs);
    expect(await chat()).toMatchObject({ windowReason: 'ad', sendWindow: 'open' });
    expect(await send()).toMatchObject({ status: 'sent' });
  });

  test('ends with the first refusal, after which a person may still write', async () => {
    const { chat, send, hoursUntil } = await lead(ad);
    spotter.instagram.setFaults({ adWindowHours: 24 });
    clock.putForward(60 * hourMs);
    await expect(send()).rejects.toMatchObject({ code: 'outside_window' });
    const shown = await chat();
    expect(shown).toMatchObject({ windowReason: 'ad-refused', sendWindow: 'human-agent' });
    expect(hoursUntil(shown.windowClosesAt)).toBe(24);
  });

  test('begins anew with the first message after another ad', async () => {
    const { chat, send, write } = await lead(ad);
    spotter.instagram.setFaults({ adWindowHours: 24 });
    clock.putForward(60 * hourMs);
    await expect(send()).rejects.toMatchObject({ code: 'outside_window' });
    spotter.instagram.clearFaults();
    await write('saw the new one', { ...ad, ref: 'summer' });
    clock.putForward(60 * hourMs);
    expect(await chat()).toMatchObject({ windowReason: 'ad', sendWindow: 'open' });
    expect(await send()).toMatchObject({ status: 'sent' });
  });

  test('is the usual one without an ad', async () => {
    const { chat, hoursUntil } = await lead();
    const shown = await chat();
    expect(shown).toMatchObject({ windowReason: 'message', windowCertainUntil: shown.windowClosesAt });
    expect(hoursUntil(shown.windowClosesAt)).toBe(24);
    clock.putForward(60 * hourMs);
    expect(await chat()).toMatchObject({ sendWindow: 'human-agent' });
  });

  test('counts from the message that an ad reported on its own had brought', async () => {
    const { chat, write } = await lead();
    await write('', ad);
    expect(await chat()).toMatchObject({ windowReason: 'message' });
    await write('hi, saw this');
    expect(await chat()).toMatchObject({ windowReason: 'ad' });
  });
});
