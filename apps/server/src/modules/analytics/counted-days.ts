import { inTransaction, type Database } from '../../database/database.ts';
import type { WorkspaceId } from '../../platform/access.ts';
import {
  addChanges,
  deleteDayCounts,
  deleteOrphanedChanges,
  insertDayCounts,
  insertMissingZones,
  listChangedZones,
  lockCounts,
  storeZone,
} from './counted-days.repository.ts';

/** Adds the stored changes to the counts. */
export function foldChanges(database: Database): Promise<void> {
  return inTransaction(database, async (tx) => {
    await lockCounts(tx);
    await deleteOrphanedChanges(tx);
    await insertMissingZones(tx);
    const zones = await listChangedZones(tx);
    // Changes that arrive meanwhile for another zone stay for the next time.
    if (zones.length > 0) await addChanges(tx, zones);
  });
}

/**
 * Counts a workspace's days in a time zone from now on:
 * quarters of an hour know no zone, and are added up again.
 */
export function countDaysIn(database: Database, workspaceId: WorkspaceId, zone: string): Promise<void> {
  return inTransaction(database, async (tx) => {
    await lockCounts(tx);
    await deleteDayCounts(tx, workspaceId);
    await insertDayCounts(tx, workspaceId, zone);
    await storeZone(tx, workspaceId, zone);
  });
}
