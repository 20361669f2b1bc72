import { channelKinds } from '@spotter/domain/channels';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examine, report } from './examine.ts';
import { useFastDatabase } from './fast-database.ts';
import type { Plant } from './server.ts';
import { chosenHistories, chosenSeed, timeLimitMs } from './settings.ts';

let leaveDatabase: () => Promise<void>;
beforeAll(async () => {
  leaveDatabase = await useFastDatabase();
});
afterAll(() => leaveDatabase());

test.each(channelKinds)(
  'whatever happens around comments (%s), each brings at most one message and one line in public',
  { timeout: timeLimitMs },
  async (channel) => {
    const options = { channel, seed: chosenSeed(), histories: chosenHistories(), comments: true };
    const examination = await examine(options);
    expect(await report(options, examination)).toBe('');
    expect(examination.answers).toBeGreaterThan(options.histories / 4);
  },
);

/** Sends the message again whose outcome is unknown. */
const sendsBlindly: Plant = {
  channel: (channel) => ({
    ...channel,
    comments: {
      ...channel.comments!,
      async sendPrivateReply(account, reply) {
        const outcome = await channel.comments!.sendPrivateReply(account, reply);
        return outcome.kind === 'unconfirmed'
          ? { kind: 'try-again', afterMs: null, because: 'provider-down', providerCode: null }
          : outcome;
      },
    },
  }),
};

/** Takes every answer in public for lost. */
const answersBlindly: Plant = {
  channel: (channel) => ({
    ...channel,
    comments: {
      ...channel.comments!,
      async sendPublicReply(account, reply) {
        await channel.comments!.sendPublicReply(account, reply);
        return { kind: 'try-again', afterMs: 24 * 3_600_000, because: 'provider-down', providerCode: null };
      },
    },
  }),
};

/** Shows the bugs early. With other statements on the way the same histories take another course. */
const firstSeed = 167;
const maxHistories = 200;
const atOnce = 20;

// A long search, which the long runs take: npm run histories.
test.runIf(process.env['SPOTTER_HISTORIES'] !== undefined).each([
  ['unknown outcomes are sent again', sendsBlindly],
  ['answers in public are taken for lost', answersBlindly],
])('a bug that is planted is found: %s', { timeout: timeLimitMs }, async (_bug, plant) => {
  const found: string[] = [];
  // A few at once: the first that shows it is enough.
  for (let played = 0; played < maxHistories && !found.includes('double-reply'); played += atOnce) {
    const options = {
      channel: 'instagram',
      seed: firstSeed + played,
      histories: atOnce,
      plant,
      comments: true,
    } as const;
    found.push(...(await examine(options)).faults.map(({ counter }) => counter));
  }
  expect(found).toContain('double-reply');
});
