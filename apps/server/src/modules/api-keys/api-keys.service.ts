import type { NewApiKey } from '@spotter/contract';
import { type Database, inTransaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AuthenticateKey } from '../../http/auth-guard.ts';
import { accessOf, type Access } from '../../platform/access.ts';
import { newApiKey, startOfApiKey } from '../../http/keys/api-key-text.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId, newId } from '../../platform/ids.ts';
import { type AuditLog, hashToken } from '../auth/index.ts';
import { findUserById, lockWorkspace } from '../users/index.ts';
import * as repository from './api-keys.repository.ts';
import type { ListedKey } from './api-keys.repository.ts';

/** Max keys of a workspace: one for each tool, with room to change them one after the other. */
const maxKeys = 20;
/** How often the use of a key is written at most, so that not every call is a write. */
const noteUseEveryMs = 60_000;

export type ApiKeysService = ReturnType<typeof createApiKeysService>;

/** Makes and revokes the keys by which other tools act for a workspace, and knows them again. */
export function createApiKeysService({
  database,
  clock,
  audit,
}: {
  database: Database;
  clock: Clock;
  audit: AuditLog;
}) {
  /** Records it with who did it, and with the owner, whose workspace the key reaches. */
  async function record(tx: Database, access: Access, action: 'api-key-made' | 'api-key-revoked', name: string) {
    await audit.record(tx, { userId: access.userId, action, detail: name });
    if (access.userId === access.ownerId) return;
    const person = await findUserById(tx, access.userId);
    const by = person === null ? '' : ` (by ${person.firstName} ${person.lastName})`;
    await audit.record(tx, { userId: access.ownerId, action, detail: name + by, userAgent: null });
  }

  async function get(tx: Database, { workspaceId }: Access, id: string): Promise<ListedKey> {
    const made = (await repository.listKeys(tx, workspaceId)).find((key) => key.id === id);
    if (made === undefined) throw new Error('The key was not stored');
    return made;
  }

  return {
    list: ({ workspaceId }: Access): Promise<ListedKey[]> => repository.listKeys(database, workspaceId),

    /** Makes a key; it is returned in clear this one time. */
    create: (access: Access, { name, scopes }: NewApiKey): Promise<ListedKey & { key: string }> =>
      inTransaction(database, async (tx) => {
        // Two at the same moment must not both be the last one.
        await lockWorkspace(tx, access.workspaceId);
        if ((await repository.countKeys(tx, access)) >= maxKeys) {
          throw new AppError('conflict', `You can have up to ${maxKeys} API keys. Revoke one that you no longer need.`);
        }
        const key = newApiKey();
        const id = newId();
        await repository.insertKey(tx, {
          id,
          workspaceId: access.workspaceId,
          name,
          scopes,
          start: startOfApiKey(key),
          keyHash: hashToken(key),
          madeBy: access.userId,
          createdAt: clock.now(),
          lastUsedAt: null,
        });
        await record(tx, access, 'api-key-made', name);
        return { ...(await get(tx, access, id)), key };
      }),

    revoke: (access: Access, id: string): Promise<void> =>
      inTransaction(database, async (tx) => {
        const name = isId(id) ? await repository.deleteKey(tx, access, id) : null;
        if (name === null) throw new AppError('not_found', 'There is no such API key');
        await record(tx, access, 'api-key-revoked', name);
      }),

    authenticate: (async (key) => {
      const [found] = await repository.keysByHash(database, { keyHash: hashToken(key) });
      if (found === undefined) return null;
      const { id: keyId, name, scopes, lastUsedAt, workspaceId, ownerId } = found;
      const at = clock.now();
      const before = new Date(at.getTime() - noteUseEveryMs);
      if (lastUsedAt === null || lastUsedAt <= before) await repository.noteUse(database, keyId, { at, before });
      const access = accessOf({ userId: ownerId, workspaceId, ownerId });
      return { id: ownerId, sessionId: keyId, access, key: { name, scopes } };
    }) satisfies AuthenticateKey,
  };
}
