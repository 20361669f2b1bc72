import { BoundedMap } from '../../../platform/bounded-map.ts';
import type { Clock } from '../../../platform/clock.ts';

/**
 * Max drafts held. Those that another process made needless stay until then; a removed draft is composed again.
 * More than 400 answers a second would have to be typed for the longest time.
 */
const maxDrafts = 10_000;

/** An answer that is ready before a person could have typed it. */
type TypedDraft<Draft> = { draft: Draft; to: string[]; readyAt: Date };

/**
 * Holds composed answers for the time of typing them. They are in memory only: nothing has been decided about
 * them yet, and after a crash they are composed again.
 */
export function createTypedDrafts<Draft>(clock: Clock) {
  const drafts = new BoundedMap<string, TypedDraft<Draft>>(maxDrafts);
  return {
    keep(chatId: string, draft: TypedDraft<Draft>): void {
      drafts.set(chatId, draft);
    },

    /** Drops a chat's answer, which may no longer be right because something happened in the chat. */
    drop(chatId: string): void {
      drafts.delete(chatId);
    },

    /** Returns the answer to exactly these messages: ready, being typed until an instant, or none. */
    find(chatId: string, to: string[]): { kind: 'ready'; draft: Draft } | { kind: 'typing'; until: Date } | null {
      const stored = drafts.get(chatId);
      if (stored === undefined) return null;
      const answersThese = stored.to.length === to.length && stored.to.every((id, index) => id === to[index]);
      if (answersThese && stored.readyAt > clock.now()) return { kind: 'typing', until: stored.readyAt };
      drafts.delete(chatId);
      return answersThese ? { kind: 'ready', draft: stored.draft } : null;
    },
  };
}
