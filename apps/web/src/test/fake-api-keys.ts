import type { ApiKey } from '@spotter/contract';
import type { Handler } from './fake-handler.ts';

/** Returns a key as it is listed. */
export function anApiKey(given: Partial<ApiKey> = {}): ApiKey {
  return {
    _id: 'key-1',
    name: 'Zapier',
    scopes: ['read', 'chats'],
    start: 'spotter_live_2bUj',
    madeBy: 'Dana Reyes',
    makerWorksHere: true,
    createdAt: '2026-11-20T12:00:00.000Z',
    lastUsedAt: null,
    ...given,
  };
}

/** The fake backend's handlers for API keys. */
export function apiKeyHandlers(stored: { apiKeys: ApiKey[] }): Record<string, Handler> {
  return {
    'GET /api-keys': () => ({ value: stored.apiKeys }),
    'POST /api-keys': ({ body }) => {
      const made = anApiKey({ _id: 'key-new', ...(body as Partial<ApiKey>) });
      stored.apiKeys = [made, ...stored.apiKeys];
      return { value: { ...made, key: `${made.start}0AJu1maIiUfiNJxWEaK01qUnbbt6y3pCcUh` } };
    },
    'DELETE /api-keys/{id}': ({ id }) => {
      stored.apiKeys = stored.apiKeys.filter(({ _id }) => _id !== id);
      return { value: { ok: true } };
    },
  };
}
