import type { Database } from '../../database/database.ts';
import type { Exporters } from '../users/index.ts';
import type { AuditLog } from './audit-log.ts';
import { listIdentities } from './auth.repository.ts';
import { presentActiveSession, presentAuditEntry } from './auth.presenter.ts';
import type { Sessions } from './sign-in/sessions.ts';
import { countRecoveryCodes } from './two-step/two-step.repository.ts';

/**
 * Exports where the user is signed in, by which providers, and what was done in the account.
 * Never a key or a code.
 */
export function authExporters({
  database,
  sessions,
  audit,
}: {
  database: Database;
  sessions: Sessions;
  audit: AuditLog;
}): Exporters {
  return {
    async sessions({ userId }) {
      const rows = await sessions.list(userId);
      return rows.map((row) => {
        const { current: _, ...session } = presentActiveSession(row, null);
        return session;
      });
    },
    async activity({ userId }) {
      const rows = await audit.listAll(userId);
      return rows.map((row) => {
        const { _id: _, ...entry } = presentAuditEntry(row);
        return entry;
      });
    },
    recoveryCodesLeft: ({ userId }) => countRecoveryCodes(database, userId),
    async identities({ userId }) {
      const rows = await listIdentities(database, userId);
      return rows.map(({ provider, subject, createdAt }) => ({ provider, subject, createdAt }));
    },
  };
}
