import type { Session } from '@spotter/contract';
import { forgetDrafts } from './drafts.ts';

/** The key in local storage that holds token and user. */
const storageKey = 'user';

/**
 * How the last session ended. A user whose session expired is led back after signing in;
 * a user who signed out is not.
 */
type SessionEnd = 'signed-out' | 'expired';

export type SessionStore = {
  current(): Session | null;
  lastEnd(): SessionEnd | null;
  begin(session: Session): void;
  /** Replaces the signed-in user with what the server says now. */
  renew(user: Session['user']): void;
  end(how: SessionEnd): void;
  /** Calls the listener after every change, also after one in another tab. Returns a function that stops it. */
  subscribe(listener: () => void): () => void;
};

/** Makes the store of this browser's session. Without a storage, a session lasts only as long as the page. */
export function createSessionStore(storage: Storage | null): SessionStore {
  let current = read(storage);
  let lastEnd: SessionEnd | null = null;
  const listeners = new Set<() => void>();

  function change(session: Session | null, how: SessionEnd | null) {
    // However a session ends, here, in another tab or at the server,
    // nothing that its user typed stays in the browser.
    if (storage !== null && current !== null && current.user._id !== session?.user._id) {
      forgetDrafts(storage, current.user._id);
    }
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

// Every public page checks for a session before anything else, so this check does without the 40 kB of the
// schemas. A value from an older version of the app, or one edited by hand, is not a session: signing in again
// repairs it.
function isSession(stored: unknown): stored is Session {
  if (!hasTexts(stored, ['token'])) return false;
  const { user } = stored as { user?: unknown };
  return hasTexts(user, ['_id', 'first_name', 'last_name', 'email', 'timeZone']);
}

function hasTexts(value: unknown, names: string[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');
}
