import { triggerRoutes, type AgentTriggers } from '@spotter/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { account, page, startSpotter, type SpotterUnderTest } from '../../../../test/spotter-under-test.ts';
import { createShiftedClock } from '../../../../test/shifted-clock.ts';

let spotter: SpotterUnderTest;
const clock = createShiftedClock();
let people = 0;

beforeAll(async () => {
  spotter = await startSpotter({ quietMs: 0, clock });
  const coach = await spotter.addCoach();
  await spotter.addPage(coach);
  const triggers: AgentTriggers['triggers'] = [
    { _id: newId(), kind: 'ad', enabled: true, adIds: ['77'] },
    { _id: newId(), kind: 'link', enabled: true, refs: ['bio'] },
  ];
  const params = { id: coach.agentId };
  const set = { triggers, newContactsOnly: false, activeHours: null };
  await coach.client.call(triggerRoutes.replace, { params, body: set });
});
afterAll(() => spotter.close());

const ad = { ref: 'spring', source: 'ADS', adId: '77' };
const link = { ref: 'bio', source: 'SHORTLINKS' };
type Channel = 'instagram' | 'messenger';

/** Opens a conversation in which the agent was silent. Returns what the lead does in it, and what they get. */
async function conversation(channel: Channel) {
  people += 1;
  const contactId = `77700000000000${String(people).padStart(2, '0')}`;
  const accountId = channel === 'instagram' ? account.id : page.id;
  if (channel === 'instagram')
    spotter.instagram.addContact(accountId, { id: contactId, username: `lead.${people}`, name: null });
  else spotter.messenger.addContact(accountId, { id: contactId, firstName: `Lead ${people}` });
  const simulator = spotter[channel];
  const write = async (written: Parameters<typeof simulator.writeAsContact>[2]) => {
    simulator.writeAsContact(accountId, contactId, written);
    await spotter.settled();
  };
  await write({ text: 'hello there' });
  return {
    write,
    answers: () => simulator.conversation(accountId, contactId).filter(({ from }) => from === 'business').length,
  };
}

test('an ad or link into an existing conversation starts the agent with what is written next', async () => {
  const wrong: unknown[] = [];
  for (const channel of ['instagram', 'messenger'] as const) {
    for (const [referral, expected] of [
      [ad, 1],
      [link, 1],
      [{ ...ad, adId: '99' }, 0],
      [{ ...link, ref: 'elsewhere' }, 0],
    ] as const) {
      const lead = await conversation(channel);
      if (lead.answers() !== 0) wrong.push({ channel, referral, before: lead.answers() });
      await lead.write({ referral });
      await lead.write({ text: 'hi, saw this' });
      if (lead.answers() !== expected) wrong.push({ channel, referral, answers: lead.answers() });
    }
  }
  expect(wrong).toEqual([]);
});

test('so does one that arrives behind the message it brought, and none that is a day old', async () => {
  const late = await conversation('instagram');
  clock.putForward(3_600_000);
  const tappedAt = clock.now();
  clock.putForward(2_000);
  await late.write({ text: 'hi, saw this' });
  expect(late.answers()).toBe(0);
  await late.write({ referral: ad, at: tappedAt });
  expect(late.answers()).toBe(1);

  const old = await conversation('instagram');
  await old.write({ referral: ad });
  clock.putForward(25 * 3_600_000);
  await old.write({ text: 'hey again' });
  expect(old.answers()).toBe(0);
});

test('an m.me link, an ad and a link each start it whether they stand before their message, behind it or within it', async () => {
  const wrong: unknown[] = [];
  for (const channel of ['instagram', 'messenger'] as const) {
    for (const referral of [ad, { ref: 'bio', source: 'SHORTLINK' }, { ref: 'bio', source: 'MESSENGER_CODE' }]) {
      const tappedAt = clock.now();
      clock.putForward(1_000);
      const ways = {
        before: [{ referral }, { text: 'hi there' }],
        behind: [{ text: 'hi there' }, { referral, at: tappedAt }],
        within: [{ text: 'hi there', referral }],
        twice: [{ referral }, { referral }, { text: 'hi there' }, { referral }],
      };
      for (const [way, steps] of Object.entries(ways)) {
        const lead = await conversation(channel);
        for (const step of steps) await lead.write(step);
        if (lead.answers() !== 1) wrong.push({ channel, referral, way, answers: lead.answers() });
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('one that comes before anything was ever written starts it with the first message', async () => {
  people += 1;
  const contactId = `77700000000000${people}`;
  spotter.messenger.addContact(page.id, { id: contactId, firstName: 'New' });
  spotter.messenger.writeAsContact(page.id, contactId, { referral: link });
  await spotter.settled();
  const answers = () => spotter.messenger.conversation(page.id, contactId).filter(({ from }) => from === 'business');
  expect(answers()).toHaveLength(0);
  spotter.messenger.writeAsContact(page.id, contactId, { text: 'hello' });
  await spotter.settled();
  expect(answers()).toHaveLength(1);
});

test('a tapped button that a link brought counts as that link, and one of another link does not', async () => {
  const tap = async (referral: object) => {
    people += 1;
    const contactId = `77700000000000${people}`;
    spotter.messenger.addContact(page.id, { id: contactId, firstName: 'New' });
    spotter.messenger.writeAsContact(page.id, contactId, { text: 'hello there' });
    await spotter.settled();
    const now = clock.now().getTime();
    spotter.messenger.sendRaw({
      object: 'page',
      entry: [
        {
          id: page.id,
          time: now,
          messaging: [
            {
              sender: { id: contactId },
              recipient: { id: page.id },
              timestamp: now,
              postback: { mid: `tap-${people}`, title: 'What does it cost?', payload: 'ICE_BREAKER_1', referral },
            },
          ],
        },
      ],
    });
    await spotter.settled();
    return spotter.messenger.conversation(page.id, contactId).filter(({ from }) => from === 'business').length;
  };
  expect(await tap({ ref: 'bio', source: 'SHORTLINK', type: 'OPEN_THREAD' })).toBe(1);
  expect(await tap({ ref: 'x', source: 'ADS', type: 'OPEN_THREAD', ad_id: 77 })).toBe(1);
  expect(await tap({ ref: 'elsewhere', source: 'SHORTLINK', type: 'OPEN_THREAD' })).toBe(0);
});
