import type { Database } from '../../database/database.ts';
import type { Exporters } from '../users/index.ts';
import { listOffers } from './offers.repository.ts';

/** Exports what a coach sells or gives away. */
export function offerExporters(database: Database): Exporters {
  return { offers: ({ workspaceId }) => listOffers(database, workspaceId) };
}
