/** How due work is looked for: all of it, or in turns of the lanes. */
export type LookPlan = { kind: 'all'; limit: number } | { kind: 'in-turns'; limit: number; maxPerLane: number };

/** What a look finds: jobs, and why there may be more. */
type FoundInTurns = { contended: boolean; leftBehind: boolean };

/** Plans a look for which there is room. */
export function planLook(room: {
  /** The number of free places. */
  free: number;
  /** The number of jobs that may be taken ahead, and of those that are. */
  ahead: number;
  ready: number;
  /** How many places each lane has taken up, with the jobs taken ahead. */
  taken: ReadonlyMap<string, number>;
  maxPerLane: number;
  /** Whether more was due than there was room for. */
  crowded: boolean;
}): LookPlan {
  const { free, ahead, ready, taken, maxPerLane } = room;
  // This number of jobs cannot fill any lane; while no more are due, the lanes need not take turns.
  const harmless = Math.min(free, maxPerLane - Math.max(0, ...taken.values()));
  return !room.crowded && harmless > 0
    ? { kind: 'all', limit: harmless }
    : { kind: 'in-turns', limit: free + ahead - Math.min(ready, ahead), maxPerLane: maxPerLane + ahead };
}

/** Returns whether to look again at once after a look in turns. */
export function looksAgain(
  { contended, leftBehind }: FoundInTurns,
  meanwhile: { ended: boolean; hasRoom: boolean },
): boolean {
  return contended || (leftBehind && meanwhile.ended && meanwhile.hasRoom);
}
