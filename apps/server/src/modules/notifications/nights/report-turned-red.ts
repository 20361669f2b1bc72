import type { TurnedRed } from '@spotter/domain/simulated-leads';
import type { Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { requestNotification } from '../request-notification.ts';

/** A run at night, and the leads who turned red in it. */
export type Night = { workspaceId: WorkspaceId; runId: string; turnedRed: TurnedRed[] };

/** Notifies the coach that an agent went wrong at night with leads with whom it went well before. */
export async function reportTurnedRed(tx: Database, { workspaceId, runId, turnedRed }: Night, at: Date): Promise<void> {
  await requestNotification(tx, {
    workspaceId,
    kind: 'turned_red',
    cause: `night ${runId}`,
    at,
    about: { night: { runId, turnedRed } },
  });
}
