import { BoundedMap } from '../../../platform/bounded-map.ts';
import type { Clock } from '../../../platform/clock.ts';

/** A draft that another process made needless stays until then; one too many is composed anew. */
const mostDrafts = 1_000;

/** An answer that is ready before a person could have typed it. */
type TypedDraft<Draft> = { draft: Draft; to: string[]; readyAt: Date };

/**
 * Keeps composed answers for as long as typing them would take. They are kept here and nowhere else: nothing has been
 * decided about them yet, and a process that dies composes anew.
 */
export function createTypedDrafts<Draft>(clock: Clock) {
  const drafts = new BoundedMap<string, TypedDraft<Draft>>(mostDrafts);
  return {
    keep(chatId: string, draft: TypedDraft<Draft>): void {
      drafts.set(chatId, draft);
    },

    /** Something happened in the chat: the answer may no longer be right. */
    drop(chatId: string): void {
      drafts.delete(chatId);
    },

    /** The answer to exactly these messages: ready, being typed until an instant, or none. */
    find(chatId: string, to: string[]): { kind: 'ready'; draft: Draft } | { kind: 'typing'; until: Date } | null {
      const kept = drafts.get(chatId);
      if (kept === undefined) return null;
      const answersThese = kept.to.length === to.length && kept.to.every((id, index) => id === to[index]);
      if (answersThese && kept.readyAt > clock.now()) return { kind: 'typing', until: kept.readyAt };
      drafts.delete(chatId);
      return answersThese ? { kind: 'ready', draft: kept.draft } : null;
    },
  };
}
