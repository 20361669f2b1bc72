import type { Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { replacePassages } from './passages.repository.ts';
import { requestPreparing } from './prepare-passages.job.ts';

/** Makes the answer of a question findable. */
export async function indexAnswer(
  tx: Database,
  workspaceId: WorkspaceId,
  id: string,
  { title, answer }: { title: string; answer?: string | null },
  now: Date,
): Promise<void> {
  await replacePassages(tx, { workspaceId, kind: 'entry', id }, [{ title, heading: '', text: answer ?? '' }], now);
  await requestPreparing(tx, [{ workspaceId, sourceId: id }], now);
}
