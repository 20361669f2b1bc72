import type { Session } from '@spotter/contract';
import { forgetDrafts } from './drafts.ts';

/** Where token and user are kept in local storage. */
const storageKey = 'user';

/** How the last session ended: whoever was thrown out is brought back after signing in, whoever left is not. */
type SessionEnd = 'signed-out' | 'expired';

export type SessionStore = {
  current(): Session | null;
  lastEnd(): SessionEnd | null;
  begin(session: Session): void;
  /** Keeps what the server said of the signed-in user since. */
  renew(user: Session['user']): void;
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

  function keep(session: Session) {
    storage?.setItem(storageKey, JSON.stringify(session));
    change(session, null);
  }

  if (storage !== null) {
    window.addEventListener('storage', (event) => {
      // A null key means the whole storage was cleared.
      if (event.key !== storageKey && event.key !== null) return;
      const session = read(storage);
      change(session, session === null ? 'signed-out' : null);
    });
  }

  return {
    current: () => current,
    lastEnd: () => lastEnd,
    begin: keep,
    renew(user) {
      if (current !== null) keep({ ...current, user });
    },
    end(how) {
      storage?.removeItem(storageKey);
      // Whoever leaves on purpose leaves nothing behind; whoever was thrown out comes back to it.
      if (storage !== null && current !== null && how === 'signed-out') forgetDrafts(storage, current.user._id);
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
    const session: unknown = JSON.parse(stored);
    return isSession(session) ? session : null;
  } catch {
    return null;
  }
}

// Every public page asks who is there before anything else, so this look does without the 40 kB of the schemas. What
// an older version of the app or a hand has written is no session: signing in again mends it.
function isSession(stored: unknown): stored is Session {
  if (!hasTexts(stored, ['token'])) return false;
  const { user } = stored as { user?: unknown };
  return hasTexts(user, ['_id', 'first_name', 'last_name', 'email', 'timeZone']);
}

function hasTexts(value: unknown, names: string[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');
}
