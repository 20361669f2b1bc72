import type { Database } from '../../database/database.ts';
import type { Exporters } from '../users/index.ts';
import { listAll } from './corrections.repository.ts';

/** The corrections in a workspace's export, with their cases. */
export function correctionExporters(database: Database): Exporters {
  return { corrections: (access) => listAll(database, access) };
}
