import { certainWindowMs } from '@spotter/domain/autoreply';
import { closingSoonMs, settledSilences, urgencies, type Attention } from '@spotter/domain/inbox';
import { severeReasons } from '@spotter/domain/safety';
import { sql, type SQL } from 'drizzle-orm';
import { isAwaiting, needsAttention } from '../chats.tables.ts';
import { isProposed } from '../approval/proposed-chat.tables.ts';
import { isLeaking } from '../leaks/leak.tables.ts';

/**
 * Returns the ids of the chats that need the coach, of the bots that a condition names; it uses partial indexes,
 * never a scan.
 */
export function chatsNeeding(ofBots: SQL, now: Date): SQL {
  return sql`(select id from chats where ${ofBots} and ${needsAttention}
    union select id from chats where ${ofBots} and ${isProposed}
    union select id from chats where ${ofBots} and ${isLeaking}
    union select id from chats where ${ofBots} and ${isAwaiting} and ${closesSoon(now)})`;
}

/**
 * Returns the place of a chat in the queue: its urgency, and since when. This is the domain's rule, written for
 * the database.
 */
export function queueOrder(now: Date): { rank: SQL; since: SQL } {
  const isSevere = sql`stage = 'needs_you' and hand_over_reason in (${literals(severeReasons)})`;
  const closing = sql`${isAwaiting} and ${closesSoon(now)}`;
  const cases: Record<Attention['urgency'], { holds: SQL; since: SQL }> = {
    severe: { holds: isSevere, since: sql`coalesce(handed_over_at, created_at)` },
    hot: {
      holds: sql`stage = 'needs_you' and (hand_over_reason = 'payment'
        or (qualified_at is not null and hand_over_reason is distinct from 'went-quiet'))`,
      since: sql`coalesce(handed_over_at, created_at)`,
    },
    'window-closing': { holds: closing, since: sql`awaiting_since` },
    'send-failed': { holds: sql`send_failed_at is not null`, since: sql`send_failed_at` },
    'handed-over': { holds: sql`stage = 'needs_you'`, since: sql`coalesce(handed_over_at, created_at)` },
    'to-approve': { holds: sql`proposed_at is not null`, since: sql`proposed_at` },
    leaking: { holds: sql`leak is not null`, since: sql`leak_since` },
    unconfirmed: { holds: sql`send_unconfirmed_at is not null`, since: sql`send_unconfirmed_at` },
  };
  const choose = (value: (urgency: Attention['urgency'], index: number) => SQL) =>
    sql`case ${sql.join(
      urgencies.map((urgency, index) => sql`when ${cases[urgency].holds} then ${value(urgency, index)}`),
      sql` `,
    )} end`;
  return { rank: choose((_, index) => sql.raw(String(index))), since: choose((urgency) => cases[urgency].since) };
}

/** The condition for a severe hand-over. */
export const isSevereHandOver = sql`stage = 'needs_you' and hand_over_reason in (${literals(severeReasons)})`;

function closesSoon(now: Date): SQL {
  const openSince = new Date(now.getTime() - certainWindowMs).toISOString();
  const closingSince = new Date(now.getTime() - certainWindowMs + closingSoonMs).toISOString();
  return sql`last_inbound_at > ${openSince}::timestamptz and last_inbound_at <= ${closingSince}::timestamptz
    and pending_reply_at is null and opted_out_at is null
    and coalesce(last_decision->>'reason', '') not in (${literals(settledSilences)})`;
}

/** Returns our constants as literals, because an index or a plan is found by them. */
function literals(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value}'`).join(', '));
}
