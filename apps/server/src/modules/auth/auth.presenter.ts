import type { ActiveSession, AuditEntry } from '@spotter/contract';
import type { SessionUser } from '../../http/auth-guard.ts';
import { presentUser } from '../users/index.ts';
import type { AuditRow } from './audit-log.repository.ts';
import type { SessionRow } from './auth.repository.ts';
import type { OpenedSession } from './sign-in/sessions.ts';

/** Returns a session that was just opened; its token is never shown again. */
export function presentSession({ token, user }: OpenedSession) {
  return { token, user: presentUser(user) };
}

/** Returns a session as its owner sees it among the others. */
export function presentActiveSession(row: SessionRow, asking: SessionUser | null): ActiveSession {
  return {
    _id: row.id,
    device: row.device,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    current: row.id === asking?.sessionId,
  };
}

/** Returns an action as the account's owner sees it. */
export function presentAuditEntry({ id, action, detail, device, at }: AuditRow): AuditEntry {
  return { _id: id, action, detail, device, at: at.toISOString() };
}
