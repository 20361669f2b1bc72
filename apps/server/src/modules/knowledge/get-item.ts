import type { KnowledgeDetail } from '@spotter/contract';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Access } from '../../platform/access.ts';
import { isId } from '../../platform/ids.ts';
import { listPassages } from './indexing/passages.repository.ts';
import { presentDetail } from './knowledge.presenter.ts';
import { findItem, type ShownItem } from './knowledge.repository.ts';

const shownPassages = 500;

/** Returns an item of the workspace. Throws not_found where it has none. */
export async function getItem(database: Database, access: Access, id: string): Promise<ShownItem> {
  const found = isId(id) ? await findItem(database, access, id) : null;
  if (found === null) throw new AppError('not_found', 'This is no longer part of what your agents know');
  return found;
}

/** Returns an item with its first passages. */
export async function findDetail(database: Database, access: Access, id: string): Promise<KnowledgeDetail> {
  return presentDetail(await getItem(database, access, id), await listPassages(database, id, shownPassages));
}
