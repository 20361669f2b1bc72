/**
 * Turns by workspace: each has one item read at a time, so that any number of slow files of one hold back
 * another's by the one that is being read.
 */
export type ReadingTurns = {
  /**
   * Begins with an item. Returns false while another one of its workspace is read:
   * its turn comes when that has ended.
   */
  begin(workspaceId: string, itemId: string): boolean;
  /** Ends the reading under way. Returns the workspace's next item; null: none waits. */
  end(workspaceId: string): string | null;
};

export function createReadingTurns(): ReadingTurns {
  const reading = new Set<string>();
  const waiting = new Map<string, Set<string>>();

  return {
    begin(workspaceId, itemId) {
      if (reading.has(workspaceId)) {
        const line = waiting.get(workspaceId) ?? new Set();
        waiting.set(workspaceId, line.add(itemId));
        return false;
      }
      reading.add(workspaceId);
      waiting.get(workspaceId)?.delete(itemId);
      return true;
    },

    end(workspaceId) {
      reading.delete(workspaceId);
      const line = waiting.get(workspaceId);
      const [next] = line ?? [];
      if (next === undefined) {
        waiting.delete(workspaceId);
        return null;
      }
      line!.delete(next);
      return next;
    },
  };
}
