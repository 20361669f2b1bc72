import type { ChannelEvent } from '@spotter/providers/ports/channel-event';
import type { ChannelKind } from '@spotter/providers/ports/messaging-channel';
import { and, eq, isNull, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';
import { preparedQuery, preparedSql } from '../../../../database/prepared-query.ts';
import { agents } from '../../../agents/index.ts';
import { bots } from '../../../bots/index.ts';
import { messages } from '../../chats.tables.ts';
import type { AccountEvent } from '../lock-chats.ts';
import { isUnsettled, type KnownMessage } from './match-echo.ts';
import type { EventPlace } from './recording.ts';

type Bot = EventPlace['bot'];

/** Returns the platform's ids of the echoes in a batch whose message is no longer on its way. */
export async function findSettledEchoes(
  tx: Database,
  channel: ChannelKind,
  events: ChannelEvent[],
): Promise<Set<string>> {
  const echoes = events.flatMap((event) => (event.kind === 'echo' ? [event] : []));
  const known = await findMessages(tx, channel, echoes);
  return new Set([...known].filter(([, message]) => !isUnsettled(message)).map(([id]) => id));
}

/** Returns the bots of the accounts that events name, by account. */
export async function findBots(tx: Database, channel: ChannelKind, events: ChannelEvent[]): Promise<Map<string, Bot>> {
  const accountIds = [...new Set(events.flatMap((event) => (event.kind === 'ignored' ? [] : [event.accountId])))];
  if (accountIds.length === 0) return new Map();
  const rows = await selectBots(tx, { channel, accountIds: JSON.stringify(accountIds) });
  return new Map(rows.map((row) => [row.accountId, row]));
}

/** Lists are JSON: ids of the platforms' are any text, and the statement is the same for any number. */
type Accounts = { channel: ChannelKind; accountIds: string };

function isConnected({ channel, accountIds }: Accounts) {
  return and(eq(bots.channel, channel), isListed(bots.accountId, accountIds), isNull(bots.removedAt));
}

/** The subquery hides the length of the list from the planner, which would make another plan for each. */
function isListed(column: AnyColumn, list: string): SQL {
  return sql`${column} = any(array(select json_array_elements_text(${list}::json)))`;
}

const selectBots = preparedQuery((tx, { channel, accountIds }: Accounts) =>
  tx
    .select({
      id: bots.id,
      workspaceId: bots.workspaceId,
      accountId: bots.accountId,
      keepsMedia: bots.keepsMedia,
      reengagementKeywords: agents.reengagementKeywords,
      reengagementRules: agents.reengagementRules,
    })
    .from(bots)
    .leftJoin(agents, eq(agents.id, bots.agentId))
    .where(isConnected({ channel, accountIds })),
);

/** Returns the known messages that events name, by the platform's id. */
export async function findMessages(
  tx: Database,
  channel: ChannelKind,
  events: AccountEvent[],
): Promise<Map<string, KnownMessage>> {
  const ids = [
    ...new Set(events.flatMap((event) => ('messageId' in event && event.messageId !== null ? [event.messageId] : []))),
  ];
  if (ids.length === 0) return new Map();
  const accountIds = [...new Set(events.map(({ accountId }) => accountId))];
  const rows = await selectMessages(tx, {
    channel,
    accountIds: JSON.stringify(accountIds),
    ids: JSON.stringify(ids),
  });
  return new Map(rows.map((row) => [row.providerId, row]));
}

// Each is looked up on its own, which the limit sees to: while the database knows little of the table, it would
// rather read all messages of the account.
const selectMessages = preparedSql<Accounts & { ids: string }, KnownMessage & { providerId: string }>(
  ({ channel, accountIds, ids }) => sql`
    select known.id, known.provider_id as "providerId", known.author, known.status
    from ${bots} cross join json_array_elements_text(${ids}::json) as wanted (id) cross join lateral (
      select * from ${messages} where bot_id = bots.id and provider_id = wanted.id limit 1) known
    where ${isConnected({ channel, accountIds })}`,
);
