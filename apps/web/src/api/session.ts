import { Session } from '@spotter/contract';

/** Where token and user are kept in local storage. */
const storageKey = 'user';

/** How the last session ended: whoever was thrown out is brought back after signing in, whoever left is not. */
type SessionEnd = 'signed-out' | 'expired';

export type SessionStore = {
  current(): Session | null;
  lastEnd(): SessionEnd | null;
  begin(session: Session): void;
  end(how: SessionEnd): void;
  /** Told on every change, also on those made in another tab. Answers how to stop. */
  subscribe(listener: () => void): () => void;
};

/** Keeps the session of this browser; with no storage nobody is ever signed in for longer than the page. */
export function createSessionStore(storage: Storage | null): SessionStore {
  let current = read(storage);
  let lastEnd: SessionEnd | null = null;
  const listeners = new Set<() => void>();

  function change(session: Session | null, how: SessionEnd | null) {
    current = session;
    lastEnd = how;
    for (const listener of listeners) listener();
  }

  if (storage !== null) {
    window.addEventListener('storage', (event) => {
      // A null key means the whole storage was cleared.
      if (event.key !== storageKey && event.key !== null) return;
      const session = read(storage);
      if (session?.token !== current?.token) change(session, session === null ? 'signed-out' : null);
    });
  }

  return {
    current: () => current,
    lastEnd: () => lastEnd,
    begin(session) {
      storage?.setItem(storageKey, JSON.stringify(session));
      change(session, null);
    },
    end(how) {
      storage?.removeItem(storageKey);
      if (current !== null) change(null, how);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function read(storage: Storage | null): Session | null {
  const stored = storage?.getItem(storageKey);
  if (!stored) return null;
  try {
    return Session.parse(JSON.parse(stored));
  } catch {
    // Written by an older version of the app, or by hand: signing in again mends it.
    return null;
  }
}
