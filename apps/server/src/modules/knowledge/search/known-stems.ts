import { nearestWords, type KnownStems } from '@spotter/domain/knowledge';
import type { Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { BoundedMap } from '../../../platform/bounded-map.ts';
import { loadStems } from './search.repository.ts';

/** Workspaces whose stems are remembered: those of a thousand passages take about half a megabyte. */
const maxWorkspaces = 100;
const maxNearWords = 3;

type Remembered = KnownStems & { version: number };

/**
 * Remembers in how many passages each stem of a workspace stands. These numbers only weigh words: slightly old
 * ones do no harm, so a search after a change takes those of before, and the new ones are read behind it.
 */
export function createKnownStems(database: Database) {
  const remembered = new BoundedMap<WorkspaceId, Remembered>(maxWorkspaces);
  const reading = new Map<WorkspaceId, { version: number; counted: Promise<Remembered> }>();

  function read(workspaceId: WorkspaceId, version: number): Promise<Remembered> {
    const current = reading.get(workspaceId);
    // A count that began before a change lacks its words.
    if (current !== undefined)
      return current.version >= version ? current.counted : current.counted.then(() => read(workspaceId, version));
    const counted = loadStems(database, workspaceId)
      .then((known) => {
        const now = { ...known, version };
        remembered.set(workspaceId, now);
        return now;
      })
      .finally(() => reading.delete(workspaceId));
    reading.set(workspaceId, { version, counted });
    return counted;
  }

  return {
    async of(workspaceId: WorkspaceId, version: number): Promise<KnownStems> {
      const known = remembered.get(workspaceId);
      if (known === undefined) return read(workspaceId, version);
      if (known.version !== version) {
        // A few new words are worth a wait; nobody waits for thousands of passages to be counted again.
        const counting = read(workspaceId, version);
        if (known.passages < 300) return counting;
        counting.catch(() => undefined);
      }
      return known;
    },

    /** Returns stems that an unknown word may be a typing mistake of. */
    near: (word: string, { stems }: KnownStems): string[] => nearestWords(word, stems.keys(), maxNearWords),
  };
}
