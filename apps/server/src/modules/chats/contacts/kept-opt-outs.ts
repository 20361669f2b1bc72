import { createHmac } from 'node:crypto';
import type { Database } from '../../../database/database.ts';
import { BoundedMap } from '../../../platform/bounded-map.ts';
import { deleteKeptOptOuts, findOptOut, insertKeptOptOut } from './kept-opt-outs.repository.ts';

/**
 * Returns the hashes that identify a contact of an account once the chat is deleted: by the current secret, and by the
 * previous one.
 */
export type HashContact = (botId: string, contactId: string) => { current: string; previous: string };

/** Max number of contacts whose hashes are remembered: who writes often writes again soon. */
const mostRemembered = 2_000;

/**
 * Returns a keyed hash. Without the keys, no one can tell whom a hash stands for, although contacts' ids are short
 * numbers.
 */
export function createContactHash(keys: { current: Buffer; previous: Buffer | null }): HashContact {
  const hash = (key: Buffer, contact: string) => createHmac('sha256', key).update(contact).digest('base64url');
  const known = new BoundedMap<string, ReturnType<HashContact>>(mostRemembered);
  return (botId, contactId) => {
    const key = `${botId} ${contactId}`;
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const current = hash(keys.current, key);
    const hashes = { current, previous: keys.previous === null ? current : hash(keys.previous, key) };
    known.set(key, hashes);
    return hashes;
  };
}

/** Stores, of a chat that is about to be deleted, only that its contact does not want to be written to. */
export async function keepOptOut(tx: Database, chatId: string, hashContact: HashContact): Promise<void> {
  const chat = await findOptOut(tx, chatId);
  if (chat === null) return;
  const { botId, contactId, optedOutAt } = chat;
  const { current, previous } = hashContact(botId, contactId);
  await deleteKeptOptOuts(tx, botId, [current, previous]);
  if (optedOutAt !== null) await insertKeptOptOut(tx, { botId, contactHash: current, at: optedOutAt });
}
