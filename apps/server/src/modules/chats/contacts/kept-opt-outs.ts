import { createHmac } from 'node:crypto';
import { rememberLatest } from '@spotter/language/text/remember-latest';
import type { Database } from '../../../database/database.ts';
import { deleteKeptOptOuts, findOptOut, insertKeptOptOut } from './kept-opt-outs.repository.ts';

/**
 * Returns the hashes that identify a contact of an account once the chat is deleted: by the current secret, and
 * by the previous one.
 */
export type HashContact = (botId: string, contactId: string) => { current: string; previous: string };

/** Those who write now are hashed again with each of their messages. */
const latest = { max: 2_000, maxKeyLength: 200 };

/**
 * Returns a keyed hash. Without the keys, no one can tell whom a hash stands for, although contacts' ids are
 * short numbers.
 */
export function createContactHash(keys: { current: Buffer; previous: Buffer | null }): HashContact {
  const hash = (key: Buffer, botId: string, contactId: string) =>
    createHmac('sha256', key).update(`${botId} ${contactId}`).digest('base64url');
  return rememberLatest(
    (botId, contactId) => `${botId} ${contactId}`,
    (botId, contactId) => {
      const current = hash(keys.current, botId, contactId);
      return { current, previous: keys.previous === null ? current : hash(keys.previous, botId, contactId) };
    },
    latest,
  );
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
