import { type Database, inTransaction } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Authenticate, SessionUser } from '../../../http/auth-guard.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isId, newId } from '../../../platform/ids.ts';
import type { UserRow } from '../../users/users.repository.ts';
import type { AuditLog } from '../audit-log.ts';
import {
  deleteSession,
  deleteSessions,
  extendSession,
  findSession,
  insertSession,
  isOpen,
  listOpenSessions,
  listSessions,
  type SessionRow,
} from '../auth.repository.ts';
import { describeDevice } from './describe-user-agent.ts';
import { hashToken, newToken } from './secret-token.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const sessionMs = 30 * dayMs;
/** However much it is used: a token that was stolen does not live for ever. */
const longestSessionMs = 90 * dayMs;
const noteUseEveryMs = 10 * minuteMs;

export type OpenedSession = { token: string; user: UserRow };

export type Sessions = {
  /** Opens a session of thirty days, which every use begins anew, for ninety at most. */
  open(tx: Database, user: UserRow, userAgent: string | null): Promise<OpenedSession>;
  /** Ends a session: its token opens nothing from here on. */
  end(session: SessionUser): Promise<void>;
  /** Ends a session of the user, who is signed in with another or the same. Refuses what is not theirs. */
  endOne(session: SessionUser, sessionId: string): Promise<void>;
  /** Signs the user out everywhere else. */
  endOthers(session: SessionUser): Promise<void>;
  /** Takes a user's sessions away with a transaction, all or all but one; `announceEnd` is owed once it has committed. */
  takeAway(tx: Database, userId: string, except: string | null): Promise<string[]>;
  announceEnd(sessionIds: string[]): void;
  list(userId: string): Promise<SessionRow[]>;
  /** Which of some sessions are still open. */
  listOpen(sessionIds: string[]): Promise<Set<string>>;
  authenticate: Authenticate;
};

/** Who is signed in where. `onEnded` is told of every session that ends, so that its sockets can be closed. */
export function createSessions(dependencies: {
  database: Database;
  clock: Clock;
  audit: AuditLog;
  onEnded: (sessionId: string) => void;
}): Sessions {
  const { database, clock, audit, onEnded } = dependencies;
  const openNow = (now: Date) => isOpen(now, new Date(now.getTime() - longestSessionMs));

  function endOf(createdAt: Date, usedAt: Date): Date {
    return new Date(Math.min(usedAt.getTime() + sessionMs, createdAt.getTime() + longestSessionMs));
  }

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
        expiresAt: endOf(now, now),
      });
      return { token, user };
    },

    async end({ id, sessionId }) {
      await deleteSession(database, id, sessionId);
      announceEnd([sessionId]);
    },

    async endOne({ id }, sessionId) {
      await inTransaction(database, async (tx) => {
        const existed = isId(sessionId) && (await deleteSession(tx, id, sessionId));
        if (!existed) throw new AppError('not_found', 'This session does not exist');
        await audit.record(tx, { userId: id, action: 'session-ended' });
      });
      announceEnd([sessionId]);
    },

    async endOthers({ id, sessionId }) {
      const ended = await inTransaction(database, async (tx) => {
        const ids = await deleteSessions(tx, id, sessionId);
        if (ids.length > 0) await audit.record(tx, { userId: id, action: 'other-sessions-ended' });
        return ids;
      });
      announceEnd(ended);
    },
    takeAway: deleteSessions,
    announceEnd,
    list: (userId) => listSessions(database, userId, openNow(clock.now())),

    async listOpen(sessionIds) {
      return new Set(await listOpenSessions(database, sessionIds, openNow(clock.now())));
    },

    async authenticate(token) {
      const now = clock.now();
      const session = await findSession(database, hashToken(token), openNow(now));
      if (session === null) return null;
      // Not with every call: that would be a write for every read.
      if (now.getTime() - session.lastUsedAt.getTime() >= noteUseEveryMs) {
        await extendSession(database, session.id, { lastUsedAt: now, expiresAt: endOf(session.createdAt, now) });
      }
      return { id: session.userId, sessionId: session.id };
    },
  };
}
