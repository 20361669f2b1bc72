import { asksPolicy, findAnswering } from '@spotter/domain/autoreply';
import type { DangerQuestion } from '@spotter/domain/safety';
import type { ChatState, StoredDanger } from '../../chats/index.ts';
import { findSources, type KnowledgeSources } from '../sources/known-sources.ts';

/**
 * Returns what is kept of words that only ask what the coach has entered; null where they may be a matter for
 * a person.
 */
export async function findKnownPolicy(
  state: ChatState,
  { key, text }: DangerQuestion,
  { truth, now }: { truth: KnowledgeSources; now: Date },
): Promise<StoredDanger | null> {
  if (!asksPolicy(text, now)) return null;
  const sources = await findSources(state, truth, { now });
  const isKnown = sources !== null && findAnswering(text, sources.passages) !== null;
  return isKnown ? { key, says: 'none', model: null } : null;
}
