import type { Database } from '../../../database/database.ts';
import { byteOrderMark, csvLine } from '../../../http/csv/csv.ts';
import type { Access } from '../../../platform/access.ts';
import { listNamesOfTags } from './chat-tags.repository.ts';
import { listAccounts, listContacts } from './tags-csv.repository.ts';

const batchSize = 200;

// An import takes the columns that it knows: "username" and "tag".
const head = ['username', 'name', 'tag', 'given by', 'given (UTC)', 'account', 'channel', 'conversation'];

/** Yields the tags of conversations, account by account and in batches, because their number has no limit. */
export async function* exportTags(database: Database, access: Access): AsyncGenerator<string, void, undefined> {
  yield byteOrderMark + csvLine(head);
  for (const account of await listAccounts(database, access)) {
    let after: string | null = '';
    do {
      const page: Awaited<ReturnType<typeof listContacts>> = await listContacts(database, access, {
        botId: account.id,
        after,
        limit: batchSize,
      });
      const contacts = new Map(page.map((contact) => [contact.chatId, contact]));
      const given = await listNamesOfTags(database, [...contacts.keys()]);
      const lines = given.map(({ chatId, tag, by, at }) => {
        const { username, name } = contacts.get(chatId)!;
        return csvLine([username, name, tag, by, at.toISOString(), account.name, account.channel, chatId]);
      });
      if (lines.length > 0) yield lines.join('');
      after = page.length < batchSize ? null : page.at(-1)!.contactId;
    } while (after !== null);
  }
}
