import type { ApiKey } from '@spotter/contract';
import type { ListedKey } from './api-keys.repository.ts';

/** Returns a key in the contract's form. */
export function presentKey(key: ListedKey): ApiKey {
  const { id, name, scopes, start, maker, makerWorksHere, createdAt, lastUsedAt } = key;
  return {
    _id: id,
    name,
    scopes,
    start,
    madeBy: maker,
    makerWorksHere,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
