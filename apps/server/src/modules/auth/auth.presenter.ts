import type { ActiveSession, AuditEntry } from '@spotter/contract';
import type { SessionUser } from '../../http/auth-guard.ts';
import { presentUser } from '../users/users.presenter.ts';
import type { AuditRow } from './audit-log.ts';
import type { SessionRow } from './auth.repository.ts';
import type { OpenedSession } from './sign-in/sessions.ts';

/** A session that was just opened, with the only sight of its token there ever is. */
export function presentSession({ token, user }: OpenedSession) {
  return { token, user: presentUser(user) };
}

/** A session as its owner sees it among the others. */
export function presentActiveSession(row: SessionRow, asking: SessionUser | null): ActiveSession {
  return {
    _id: row.id,
    device: row.device,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    current: row.id === asking?.sessionId,
  };
}

/** Something that was done, as the account's owner sees it. */
export function presentAuditEntry({ id, action, detail, device, at }: AuditRow): AuditEntry {
  return { _id: id, action, detail, device, at: at.toISOString() };
}
