import type { Database } from '../../database/database.ts';
import type { Exporters } from '../users/data-export.ts';
import { listIdentities } from './auth.repository.ts';
import { presentActiveSession } from './auth.presenter.ts';
import type { Sessions } from './sessions.ts';

/** Where the user is signed in, and by which providers. */
export function authExporters({ database, sessions }: { database: Database; sessions: Sessions }): Exporters {
  return {
    async sessions(userId) {
      const rows = await sessions.list(userId);
      return rows.map((row) => {
        const { current: _, ...session } = presentActiveSession(row, null);
        return session;
      });
    },
    async identities(userId) {
      const rows = await listIdentities(database, userId);
      return rows.map(({ provider, subject, createdAt }) => ({ provider, subject, createdAt }));
    },
  };
}
