import type { Database } from '../../database/database.ts';
import { sendSignals } from '../../database/signals.ts';
import type { WorkspaceId } from '../../platform/access.ts';

/** Tells that an item changed, or is gone. */
export function knowledgeChanged(tx: Database, { workspaceId, id }: { workspaceId: WorkspaceId; id: string }): void {
  sendSignals(tx, [{ kind: 'knowledge-changed', workspaceId, itemId: id }]);
}
