import { type AccountHealth, sourceOf } from '@spotter/contract';
import { unusuallySilentSince } from '@spotter/domain/notifications';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { findAccountFacts } from '../../chats/index.ts';
import { permissionsMissingOf } from '../../connections/index.ts';
import type { Access } from '../../../platform/access.ts';
import { listConnectedAccounts } from './connected-accounts.repository.ts';
import { findHeardAccounts } from './silent-accounts.ts';

/**
 * The time left of a token that counts as ending soon, in ms:
 * tokens are renewed long before, so this one could not be.
 */
const endsSoonMs = 7 * 24 * 3_600_000;
const minuteMs = 60_000;

/** Lists the state of a user's social accounts, those with problems first. */
export function createAccountHealth({ database, clock }: { database: Database; clock: Clock }) {
  return async (access: Access): Promise<AccountHealth[]> => {
    const now = clock.now();
    const rows = await listConnectedAccounts(database, access.workspaceId);
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
        [permissionsMissingOf(credential).length > 0, 'permission_missing'],
        [isConnected && credential.webhooksSubscribed === false, 'not_subscribed'],
        [silentSince !== null, 'silent'],
        [isConnected && endsSoon, 'token_ends'],
      ];
      return {
        botId: bot.id,
        credentialId: credential.id,
        name: bot.name,
        from: sourceOf(bot.channel),
        problems: problems.flatMap(([holds, problem]) => (holds ? [problem] : [])),
        tokenExpiresAt: tokenExpiresAt?.toISOString() ?? null,
        permissionsMissing: permissionsMissingOf(credential),
        webhooksLastSeenAt: bot.webhooksSeenAt?.toISOString() ?? null,
        lastSentAt: facts.get(credential.id)?.lastSentAt?.toISOString() ?? null,
        restrictedUntil: restrictedUntil?.toISOString() ?? null,
        silence: {
          usualMinutes: own.maxSilenceMs === null ? null : Math.round(own.maxSilenceMs / minuteMs),
          unusualSince: silentSince?.toISOString() ?? null,
        },
        caughtUp:
          bot.caughtUpAt === null ? null : { at: bot.caughtUpAt.toISOString(), messages: bot.caughtUpMessages ?? 0 },
      };
    });
    return accounts.toSorted((left, right) => Number(right.problems.length > 0) - Number(left.problems.length > 0));
  };
}
