import { eq, inArray, sql } from 'drizzle-orm';
import { arrayParameter, arrayValue } from '../../../database/array-value.ts';
import { commitWithoutWaiting } from '../../../database/commit-without-waiting.ts';
import type { Database } from '../../../database/database.ts';
import type { InFlight } from '../../../database/in-flight.ts';
import { preparedQuery, preparedSql } from '../../../database/prepared-query.ts';
import { bots } from '../../bots/index.ts';
import { credentials } from '../../connections/index.ts';
import { chats } from '../chats.tables.ts';

/** A contact, and the account that knows them. */
type ContactOfAccount = Pick<typeof bots.$inferSelect, 'channel' | 'accountId' | 'credentialId'> & {
  contactId: string;
  botId: string;
  sealedToken: string | null;
  status: string;
};

/**
 * Returns the contacts of chats, each with the account through which the platform can be asked about them; null
 * for a chat that is gone.
 */
export async function findContactsOfChats(database: Database, chatIds: string[]): Promise<(ContactOfAccount | null)[]> {
  const rows = await selectContacts(database, { chatIds: arrayValue(chatIds) });
  const found = new Map(rows.map(({ chatId, ...contact }) => [chatId, contact]));
  return chatIds.map((chatId) => found.get(chatId) ?? null);
}

const selectContacts = preparedQuery(
  (database, { chatIds }: { chatIds: string }) =>
    database
      .select({
        chatId: chats.id,
        contactId: chats.contactId,
        botId: bots.id,
        channel: bots.channel,
        accountId: bots.accountId,
        credentialId: credentials.id,
        sealedToken: credentials.sealedToken,
        status: credentials.status,
      })
      .from(chats)
      .innerJoin(bots, eq(bots.id, chats.botId))
      .innerJoin(credentials, eq(credentials.id, bots.credentialId))
      .where(inArray(chats.id, sql`(select unnest(${chatIds}::uuid[]))`)),
  { shared: true },
);

/** A contact's profile as it is stored; null: the platform was asked for it in vain. */
export type FoundProfile = {
  chatId: string;
  profile: { username: string | null; name: string | null; pictureUrl: string | null } | null;
};

/** Stores the profiles of contacts, on which no answer depends: the versions of their chats stay. */
export function storeProfiles(tx: Database, found: FoundProfile[], checkedAt: Date): InFlight<unknown> {
  const rows = found.map(({ chatId, profile }) => ({ chatId, isKnown: profile !== null, ...profile }));
  return updateProfiles(tx, {
    chatIds: arrayValue(found.map(({ chatId }) => chatId)),
    rows: JSON.stringify(rows),
    checkedAt: checkedAt.toISOString(),
  });
}

// Locked first, in the order in which recorded events lock chats.
const updateProfiles = preparedSql<{ chatIds: string; rows: string; checkedAt: string }, unknown>(
  ({ chatIds, rows, checkedAt }) => sql`
    with held as materialized (
      select id from ${chats} where id = any(${arrayParameter(chatIds, 'uuid')})
      order by bot_id, contact_id collate "C" for update),
    stored as (
      update ${chats} set
        profile_checked_at = ${checkedAt}::timestamptz,
        username = case when found."isKnown" then found.username else chats.username end,
        name = case when found."isKnown" then found.name else chats.name end,
        picture_url = case when found."isKnown" then found."pictureUrl" else chats.picture_url end
      from held join json_to_recordset(${rows}::json)
        as found ("chatId" uuid, "isKnown" boolean, username text, name text, "pictureUrl" text) on found."chatId" = held.id
      where chats.id = held.id)
    select ${commitWithoutWaiting}`,
);
