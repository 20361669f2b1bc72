import { unusuallySilentSince, type HeardAccount } from '@spotter/domain';
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { inTransaction, queryRows, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { defineJob, handleJob } from '../../../queue/define-job.ts';
import { requestJobs } from '../../../queue/queue.ts';
import { bots } from '../../bots/bots.tables.ts';
import { credentials } from '../../connections/connections.tables.ts';
import { accountSilences } from '../notifications.tables.ts';
import { requestNotification } from '../request-notification.ts';

const silentAccountsJob = defineJob('silent-accounts', z.object({}));

const lookEveryMs = 15 * 60_000;
const dayMs = 24 * 3_600_000;
/** What an account did before says nothing about how it is used now. */
const rememberedDays = 28;
const minuteMs = 60_000;

/** Asks for silent accounts to be watched from now on; asking again changes nothing. */
export function requestSilenceWatch(database: Database, now: Date): Promise<void> {
  return requestJobs(database, silentAccountsJob, [{ key: 'all', payload: {}, dueAt: now }]);
}

/** Notes how long accounts had been silent that were heard just now. */
export async function noteSilencesEnded(
  tx: Database,
  heard: { botId: string; before: Date | null }[],
  at: Date,
): Promise<void> {
  const rows = heard.map(({ botId, before }) => ({
    botId,
    day: at.toISOString().slice(0, 10),
    minutes: before === null ? 0 : Math.max(0, Math.round((at.getTime() - before.getTime()) / minuteMs)),
  }));
  if (rows.length === 0) return;
  await tx
    .insert(accountSilences)
    .values(rows)
    .onConflictDoUpdate({
      target: [accountSilences.botId, accountSilences.day],
      set: { minutes: sql`greatest(${accountSilences.minutes}, excluded.minutes)` },
    });
}

/** How accounts have been heard in the past weeks, by bot. */
export async function findHeardAccounts(
  database: Database,
  botIds: string[],
  now: Date,
): Promise<Map<string, HeardAccount>> {
  if (botIds.length === 0) return new Map();
  const first = new Date(now.getTime() - rememberedDays * dayMs).toISOString().slice(0, 10);
  const list = sql.join(
    botIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const rows = await queryRows<{ id: string; heard: number | null; since: string | null; longest: number | null }>(
    database,
    sql`select bots.id, (extract(epoch from bots.webhooks_seen_at) * 1000)::float8 as heard,
          min(s.day)::text as since, max(s.minutes)::int as longest
        from bots left join account_silences s on s.bot_id = bots.id and s.day >= ${first}::date
        where bots.id in (${list}) group by bots.id`,
  );
  return new Map(
    rows.map(({ id, heard, since, longest }) => [
      id,
      {
        since: since === null ? null : new Date(`${since}T00:00:00Z`),
        lastHeardAt: heard === null ? null : new Date(Number(heard)),
        longestSilenceMs: longest === null ? null : longest * minuteMs,
      },
    ]),
  );
}

/** Tells coaches of accounts that hear nothing for longer than ever: the platforms drop webhooks and tell nobody. */
export function createSilenceWatch({ database, clock }: { database: Database; clock: Clock }) {
  return handleJob(silentAccountsJob, async () => {
    const now = clock.now();
    await database
      .delete(accountSilences)
      .where(lt(accountSilences.day, new Date(now.getTime() - 2 * rememberedDays * dayMs).toISOString().slice(0, 10)));
    const connected = await database
      .select({ botId: bots.id, userId: bots.userId, credentialId: bots.credentialId })
      .from(bots)
      .innerJoin(credentials, eq(credentials.id, bots.credentialId))
      .where(and(isNull(bots.removedAt), isNotNull(bots.webhooksSeenAt), eq(credentials.status, 'connected')));
    const heard = await findHeardAccounts(
      database,
      connected.map(({ botId }) => botId),
      now,
    );
    for (const { botId, userId, credentialId } of connected) {
      const since = unusuallySilentSince(heard.get(botId)!, now);
      if (since === null) continue;
      const cause = `silent ${botId} ${since.getTime()}`;
      await inTransaction(database, (tx) =>
        requestNotification(tx, {
          userId,
          kind: 'connection_broken',
          cause,
          at: now,
          botId,
          credentialId,
          about: { reason: 'silent' },
        }),
      );
    }
    return { kind: 'again', at: new Date(now.getTime() + lookEveryMs) };
  });
}
