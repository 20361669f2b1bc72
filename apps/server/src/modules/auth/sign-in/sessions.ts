import { type Database, inTransaction } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Authenticate, SessionUser } from '../../../http/auth-guard.ts';
import { accessOf, type WorkspaceId } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isId, newId } from '../../../platform/ids.ts';
import type { UserRow } from '../../users/index.ts';
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
/** Max age of a session, however much it is used, so that a stolen token does not live forever. */
export const maxSessionMs = 90 * dayMs;
const noteUseEveryMs = 10 * minuteMs;

export type OpenedSession = { token: string; user: UserRow };

export type Sessions = {
  /** Opens a session of thirty days. Every use extends it, for ninety days at most. */
  open(tx: Database, user: UserRow, userAgent: string | null): Promise<OpenedSession>;
  /** Ends a session: its token is invalid from now on. */
  end(session: SessionUser): Promise<void>;
  /** Ends a session of the user, who is signed in with it or with another. Refuses a session that is not theirs. */
  endOne(session: SessionUser, sessionId: string): Promise<void>;
  /** Signs the user out everywhere else. */
  endOthers(session: SessionUser): Promise<void>;
  /**
   * Deletes a user's sessions within a transaction, all or all but one; the caller must call `announceEnd` once it
   * has committed.
   */
  takeAway(tx: Database, userId: string, except: string | null): Promise<string[]>;
  announceEnd(sessionIds: string[]): void;
  list(userId: string): Promise<SessionRow[]>;
  /** Returns which of some sessions are still open, and in which workspace each is now. */
  listOpen(sessionIds: string[]): Promise<Map<string, WorkspaceId>>;
  authenticate: Authenticate;
};

/** Manages sessions. `onEnded` is called for every session that ends, so that its sockets can be closed. */
export function createSessions(dependencies: {
  database: Database;
  clock: Clock;
  audit: AuditLog;
  onEnded: (sessionId: string) => void;
}): Sessions {
  const { database, clock, audit, onEnded } = dependencies;
  const openNow = (now: Date) => isOpen(now, new Date(now.getTime() - maxSessionMs));

  function endOf(createdAt: Date, usedAt: Date): Date {
    return new Date(Math.min(usedAt.getTime() + sessionMs, createdAt.getTime() + maxSessionMs));
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
        chosenWorkspaceId: null,
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

    listOpen: (sessionIds) => listOpenSessions(database, sessionIds, openNow(clock.now())),

    async authenticate(token) {
      const now = clock.now();
      const session = await findSession(database, hashToken(token), openNow(now));
      if (session === null) return null;
      // Not at every call, because that would be a write for every read.
      if (now.getTime() - session.lastUsedAt.getTime() >= noteUseEveryMs) {
        await extendSession(database, session.id, { lastUsedAt: now, expiresAt: endOf(session.createdAt, now) });
      }
      const { userId, id: sessionId, role } = session;
      return { id: userId, sessionId, role, access: accessOf(session) };
    },
  };
}
