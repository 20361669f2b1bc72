import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { isId } from '../../../platform/ids.ts';
import { findCall, type CallRow } from '../appointments.repository.ts';

/** Returns a call of a workspace; any other does not exist there. */
export async function getCall(database: Database, workspaceId: WorkspaceId, id: string): Promise<CallRow> {
  const call = isId(id) ? await findCall(database, workspaceId, id) : null;
  if (call === null) throw new AppError('not_found', 'This call does not exist');
  return call;
}
