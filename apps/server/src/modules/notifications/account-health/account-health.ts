import type { AccountHealth } from '@spotter/contract';
import { unusuallySilentSince } from '@spotter/domain';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { bots } from '../../bots/bots.tables.ts';
import { findAccountFacts } from '../../chats/account-health.ts';
import { sendPauses } from '../../bots/send-pauses.tables.ts';
import { credentials } from '../../connections/connections.tables.ts';
import { findHeardAccounts } from './silent-accounts.ts';

/** Tokens are renewed long before: one that ends so soon could not be. */
const endsSoonMs = 7 * 24 * 3_600_000;
const minuteMs = 60_000;

/** Lists how a user's social accounts are doing, those with problems first. */
export function createAccountHealth({ database, clock }: { database: Database; clock: Clock }) {
  return async (userId: string): Promise<AccountHealth[]> => {
    const now = clock.now();
    const rows = await database
      .select({ bot: bots, credential: credentials, pause: sendPauses })
      .from(bots)
      .innerJoin(credentials, eq(credentials.id, bots.credentialId))
      .leftJoin(sendPauses, and(eq(sendPauses.botId, bots.id), inArray(sendPauses.because, ['account-restricted'])))
      .where(and(eq(bots.userId, userId), isNull(bots.removedAt)))
      .orderBy(asc(bots.createdAt), asc(bots.id));
    const [facts, heard] = await Promise.all([
      findAccountFacts(
        database,
        rows.map(({ credential }) => credential),
      ),
      findHeardAccounts(
        database,
        rows.map(({ bot }) => bot.id),
        now,
      ),
    ]);
    const accounts = rows.map(({ bot, credential, pause }): AccountHealth => {
      const own = heard.get(bot.id)!;
      const silentSince = unusuallySilentSince(own, now);
      const { tokenExpiresAt } = credential;
      const isConnected = credential.status === 'connected';
      const restrictedUntil = pause?.until ?? null;
      const endsSoon = tokenExpiresAt !== null && tokenExpiresAt.getTime() - now.getTime() < endsSoonMs;
      const problems: [boolean, AccountHealth['problems'][number]][] = [
        [!isConnected, 'reconnect_needed'],
        [restrictedUntil !== null, 'restricted'],
        [credential.permissionsMissing.length > 0, 'permission_missing'],
        [isConnected && credential.webhooksSubscribed === false, 'not_subscribed'],
        [silentSince !== null, 'silent'],
        [isConnected && endsSoon, 'token_ends'],
      ];
      return {
        botId: bot.id,
        credentialId: credential.id,
        name: bot.name,
        from: bot.channel === 'instagram' ? 'instagram' : 'page',
        problems: problems.flatMap(([holds, problem]) => (holds ? [problem] : [])),
        tokenExpiresAt: tokenExpiresAt?.toISOString() ?? null,
        permissionsMissing: credential.permissionsMissing,
        webhooksLastSeenAt: bot.webhooksSeenAt?.toISOString() ?? null,
        lastSentAt: facts.get(credential.id)?.lastSentAt?.toISOString() ?? null,
        restrictedUntil: restrictedUntil?.toISOString() ?? null,
        silence: {
          usualMinutes: own.longestSilenceMs === null ? null : Math.round(own.longestSilenceMs / minuteMs),
          unusualSince: silentSince?.toISOString() ?? null,
        },
        caughtUp:
          bot.caughtUpAt === null ? null : { at: bot.caughtUpAt.toISOString(), messages: bot.caughtUpMessages ?? 0 },
      };
    });
    return accounts.toSorted((left, right) => Number(right.problems.length > 0) - Number(left.problems.length > 0));
  };
}
