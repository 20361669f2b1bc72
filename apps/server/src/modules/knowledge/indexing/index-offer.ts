import type { Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { removePassages, replacePassages } from './passages.repository.ts';
import { requestPreparing } from './prepare-passages.job.ts';

/** An offer as it is searched. */
export type IndexedOffer = {
  id: string;
  name: string;
  /** Everything that may be stated about it. */
  text: string;
  active: boolean;
  /** The last day on which it may be found; null: no end. */
  validUntil: string | null;
};

/** Puts an offer into the index, or what it is now instead of what it was. */
export async function indexOffer(
  tx: Database,
  { workspaceId }: { workspaceId: WorkspaceId },
  { id, name, text, active, validUntil }: IndexedOffer,
  now: Date,
): Promise<void> {
  const source = { workspaceId, kind: 'offer' as const, id, isLive: active, validUntil };
  await replacePassages(tx, source, [{ title: name, heading: '', text }], now);
  await requestPreparing(tx, [{ workspaceId, sourceId: id }], now);
}

/** Takes an offer out of the index. */
export function forgetOffer(
  tx: Database,
  { workspaceId }: { workspaceId: WorkspaceId },
  id: string,
  now: Date,
): Promise<void> {
  return removePassages(tx, { workspaceId, id }, now);
}
