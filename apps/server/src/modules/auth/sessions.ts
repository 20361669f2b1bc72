import type { Database } from '../../database/database.ts';
import type { Authenticate, SessionUser } from '../../http/auth-guard.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import type { UserRow } from '../users/users.repository.ts';
import {
  deleteSession,
  deleteSessions,
  extendSession,
  findSession,
  insertSession,
  listSessions,
  type SessionRow,
} from './auth.repository.ts';
import { describeDevice } from './device-words.ts';
import { hashToken, newToken } from './secret-token.ts';

const minuteMs = 60_000;
const sessionMs = 30 * 24 * 60 * minuteMs;
const noteUseEveryMs = 10 * minuteMs;

export type OpenedSession = { token: string; user: UserRow };

export type Sessions = {
  /** Opens a session of thirty days, which every use begins anew. */
  open(tx: Database, user: UserRow, userAgent: string | null): Promise<OpenedSession>;
  /** Ends a session: its token opens nothing from here on. */
  end(session: SessionUser): Promise<void>;
  /** Signs the user out everywhere else. */
  endOthers(session: SessionUser): Promise<void>;
  /** Takes a user's sessions away with a transaction, all or all but one; `announceEnd` is owed once it has committed. */
  takeAway(tx: Database, userId: string, except: string | null): Promise<string[]>;
  announceEnd(sessionIds: string[]): void;
  list(userId: string): Promise<SessionRow[]>;
  authenticate: Authenticate;
};

/** Who is signed in where. `onEnded` is told of every session that ends, so that its sockets can be closed. */
export function createSessions(dependencies: {
  database: Database;
  clock: Clock;
  onEnded: (sessionId: string) => void;
}): Sessions {
  const { database, clock, onEnded } = dependencies;
  const endOf = (start: Date) => new Date(start.getTime() + sessionMs);

  function announceEnd(sessionIds: string[]): void {
    for (const id of sessionIds) onEnded(id);
  }

  return {
    async open(tx, user, userAgent) {
      const token = newToken();
      const now = clock.now();
      await insertSession(tx, {
        id: newId(),
        userId: user.id,
        tokenHash: hashToken(token),
        device: describeDevice(userAgent),
        createdAt: now,
        lastUsedAt: now,
        expiresAt: endOf(now),
      });
      return { token, user };
    },

    async end({ sessionId }) {
      await deleteSession(database, sessionId);
      announceEnd([sessionId]);
    },

    endOthers: async ({ id, sessionId }) => announceEnd(await deleteSessions(database, id, sessionId)),
    takeAway: deleteSessions,
    announceEnd,
    list: (userId) => listSessions(database, userId, clock.now()),

    async authenticate(token) {
      const now = clock.now();
      const session = await findSession(database, hashToken(token), now);
      if (session === null) return null;
      // Not with every call: that would be a write for every read.
      if (now.getTime() - session.lastUsedAt.getTime() >= noteUseEveryMs) {
        await extendSession(database, session.id, { lastUsedAt: now, expiresAt: endOf(now) });
      }
      return { id: session.userId, sessionId: session.id };
    },
  };
}
