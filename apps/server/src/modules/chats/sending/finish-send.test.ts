import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShiftedClock } from '../../../test/shifted-clock.ts';
import { account, startSpotter, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';
import { chats, messages } from '../chats.tables.ts';

type Faults = Parameters<SpotterUnderTest['instagram']['setFaults']>[0];

let spotter: SpotterUnderTest;
const clock = createShiftedClock();
beforeAll(async () => {
  spotter = await startSpotter({ quietMs: 0, clock, environment: { PROVIDER_TIMEOUT_MS: '10000' } });
  await spotter.addCoach();
});
afterAll(() => spotter.close());

/**
 * Lets a lead write under these faults.
 * Returns how often the answer reached them, and its status after 20 minutes.
 */
async function answerUnder(nth: number, faults: Faults) {
  spotter.instagram.clearFaults();
  const contactId = `99900000000001${String(nth).padStart(2, '0')}`;
  spotter.instagram.addContact(account.id, { id: contactId, username: `lead.${nth}`, name: null });
  spotter.instagram.setFaults(faults);
  spotter.writes('SHRED', contactId);
  const status = async () => {
    const [row] = await spotter.connection.database
      .select({ status: messages.status, attempts: messages.attempts })
      .from(messages)
      .innerJoin(chats, eq(chats.id, messages.chatId))
      .where(and(eq(chats.contactId, contactId), eq(messages.author, 'agent')));
    return row;
  };
  await spotter.until('the first try', async () => ((await status())?.attempts ?? 0) > 0);
  for (const seconds of [...Array(8).fill(15), ...Array(7).fill(150)] as number[]) {
    await spotter.services.worker.idle();
    clock.putForward(seconds * 1000);
  }
  await spotter.services.worker.idle();
  return { arrived: spotter.answers(contactId).length, status: (await status())!.status };
}

test('a message whose answer is unreadable reaches the lead once, whatever the platform lists', async () => {
  const hidden: Faults = { acceptButAnswer: { answer: 'garbage', times: 1 }, loseEchoes: true };
  const rows: [what: string, faults: Faults, status: string][] = [
    ['the list is right', hidden, 'sent'],
    ['the list is empty', { ...hidden, list: { isEmpty: true } }, 'unconfirmed'],
    ['the list lags', { ...hidden, list: { lagMs: 45_000 } }, 'sent'],
    [
      'the list lags, and they wrote long before',
      { ...hidden, failNext: { code: 1200, http: 400, times: 2 }, list: { lagMs: 400_000 } },
      'sent',
    ],
    ['the platform’s clock is behind', { ...hidden, list: { aheadMs: -180_000 } }, 'sent'],
    ['the platform’s clock is 20 minutes behind', { ...hidden, list: { aheadMs: -1_200_000 } }, 'sent'],
    ['the platform’s clock is 3 hours behind', { ...hidden, list: { aheadMs: -10_800_000 } }, 'sent'],
    ['the platform’s clock is 2 days behind', { ...hidden, list: { aheadMs: -172_800_000 } }, 'sent'],
    ['the platform’s clock is 2 days ahead', { ...hidden, list: { aheadMs: 172_800_000 } }, 'sent'],
    ['the platform’s clock is ahead', { ...hidden, list: { aheadMs: 180_000 } }, 'sent'],
    ['the text is cut', { ...hidden, rewrite: 'cut-short' }, 'sent'],
    ['nothing was sent', { failNext: { code: 1, http: 500, times: 1 } }, 'sent'],
  ];
  const wrong: unknown[] = [];
  for (const [nth, [what, faults, status]] of rows.entries()) {
    const seen = await answerUnder(nth, faults);
    if (seen.arrived !== 1 || seen.status !== status) wrong.push({ what, ...seen });
  }
  expect(wrong).toEqual([]);
});
