import { unusuallySilentSince, type HeardAccount } from '@spotter/domain/notifications';
import { z } from 'zod';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { defineJob, handleJob } from '../../../queue/define-job.ts';
import { requestJobs } from '../../../queue/queue.ts';
import { requestNotification } from '../request-notification.ts';
import { deleteSilencesBefore, findHeardSince, storeSilences } from './account-silences.repository.ts';
import { listHeardAccounts } from './connected-accounts.repository.ts';

const silentAccountsJob = defineJob('silent-accounts', z.object({}));

const pollEveryMs = 15 * 60_000;
const dayMs = 24 * 3_600_000;
/** How many days count: older activity of an account says nothing about how it is used now. */
const rememberedDays = 28;
const minuteMs = 60_000;

/** Starts the watch for silent accounts; asking again changes nothing. */
export function requestSilenceWatch(database: Database, now: Date): Promise<void> {
  return requestJobs(database, silentAccountsJob, [{ key: 'all', payload: {}, dueAt: now }]);
}

/** Notes how long accounts that were heard just now had been silent. */
export async function noteSilencesEnded(
  tx: Database,
  heard: { botId: string; before: Date | null }[],
  at: Date,
): Promise<void> {
  const rows = heard.map(({ botId, before }) => ({
    botId,
    day: dayOf(at.getTime()),
    minutes: before === null ? 0 : Math.max(0, Math.round((at.getTime() - before.getTime()) / minuteMs)),
  }));
  if (rows.length > 0) await storeSilences(tx, rows);
}

/** Returns how accounts have been heard in the past weeks, by bot. */
export async function findHeardAccounts(
  database: Database,
  botIds: string[],
  now: Date,
): Promise<Map<string, HeardAccount>> {
  if (botIds.length === 0) return new Map();
  return findHeardSince(database, botIds, dayOf(now.getTime() - rememberedDays * dayMs));
}

/**
 * Tells coaches of accounts that have been silent for longer than ever, because the platforms drop webhooks
 * without telling anyone.
 */
export function createSilenceWatch({ database, clock }: { database: Database; clock: Clock }) {
  return handleJob(silentAccountsJob, async () => {
    const now = clock.now();
    await deleteSilencesBefore(database, dayOf(now.getTime() - 2 * rememberedDays * dayMs));
    const connected = await listHeardAccounts(database);
    const heard = await findHeardAccounts(
      database,
      connected.map(({ botId }) => botId),
      now,
    );
    for (const { botId, workspaceId, credentialId } of connected) {
      const since = unusuallySilentSince(heard.get(botId)!, now);
      if (since === null) continue;
      const cause = `silent ${botId} ${since.getTime()}`;
      await inTransaction(database, (tx) =>
        requestNotification(tx, {
          workspaceId,
          kind: 'connection_broken',
          cause,
          at: now,
          botId,
          credentialId,
          about: { reason: 'silent' },
        }),
      );
    }
    return { kind: 'again', at: new Date(now.getTime() + pollEveryMs) };
  });
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
