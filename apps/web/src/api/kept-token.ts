const database = 'spotter';
const store = 'session';
const key = 'token';

/**
 * Keeps the session's token where the service worker can read it, because "I'll take it" on a lock screen has no
 * page to ask. null removes it. If the browser stores nothing, the tap opens the page instead.
 */
export async function keepToken(token: string | null): Promise<void> {
  await inStore('readwrite', (tokens) => (token === null ? tokens.delete(key) : tokens.put(token, key)));
}

/** Returns the token that a page has kept, or null. */
export async function readKeptToken(): Promise<string | null> {
  const stored = await inStore('readonly', (tokens) => tokens.get(key));
  return typeof stored === 'string' ? stored : null;
}

async function inStore(mode: IDBTransactionMode, ask: (tokens: IDBObjectStore) => IDBRequest): Promise<unknown> {
  if (typeof indexedDB === 'undefined') return null;
  const opening = indexedDB.open(database, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store));
  const opened = (await settled(opening)) as IDBDatabase;
  try {
    return await settled(ask(opened.transaction(store, mode).objectStore(store)));
  } finally {
    opened.close();
  }
}

function settled(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser stores nothing')));
  });
}
