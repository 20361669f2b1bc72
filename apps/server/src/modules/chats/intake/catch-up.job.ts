import type { ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { defineJob, handleJob } from '../../../queue/define-job.ts';
import { requestJobs } from '../../../queue/queue.ts';
import { noteCaughtUp } from '../../bots/index.ts';
import { listAccountsOf } from './accounts.repository.ts';
import type { DeliveryProcessor } from './delivery-processing.ts';
import { listConversationsOf } from './listed-conversations.ts';
import { redelivered } from './redelivered.ts';

/**
 * Fetches what an account missed while its connection was broken. The job's key is the bot's id; `since`: when
 * the account last received anything.
 */
const catchUpJob = defineJob('catch-up', z.object({ since: z.iso.datetime() }));

/** Overlap for clocks that differ a little; events that are already known do no harm. */
const overlapMs = 10 * 60_000;

/**
 * Requests a catch-up for the accounts of a credential that was connected again.
 * A new account has missed nothing.
 */
export async function requestCatchUp(tx: Database, credentialId: string, now: Date): Promise<void> {
  const connected = await listAccountsOf(tx, credentialId);
  await requestJobs(
    tx,
    catchUpJob,
    connected.flatMap(({ id, seenAt }) =>
      seenAt === null ? [] : [{ key: id, payload: { since: seenAt.toISOString() }, dueAt: now }],
    ),
  );
}

/**
 * Processes missed messages as if they had just arrived, under the same keys as webhooks: each message once,
 * whichever way it arrives. Whether it is still answered is decided as always, by the platform's own time of it.
 */
export function createCatchUp(options: {
  database: Database;
  clock: Clock;
  secretBox: SecretBox;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  processor: Pick<DeliveryProcessor, 'processPolledEvents'>;
}) {
  const { database, clock } = options;
  return handleJob(catchUpJob, async ({ key: botId, payload }) => {
    const listed = await listConversationsOf(botId, options);
    if (listed === null) return { kind: 'done' };
    const { bot, conversations } = listed;
    const since = new Date(Date.parse(payload.since) - overlapMs);
    const events = conversations.flatMap((conversation) => redelivered(conversation, bot.accountId, since));
    const taken = await options.processor.processPolledEvents(bot.channel, events);
    await noteCaughtUp(database, botId, clock.now(), taken);
    return { kind: 'done' };
  });
}
