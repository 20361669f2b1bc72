import type { Database } from '../../database/database.ts';
import type { Exporters } from '../users/index.ts';
import { presentKey } from './api-keys.presenter.ts';
import { listKeys } from './api-keys.repository.ts';

/** Exports which keys a workspace has; never a key. */
export function apiKeyExporters(database: Database): Exporters {
  return { apiKeys: async ({ workspaceId }) => (await listKeys(database, workspaceId)).map(presentKey) };
}
