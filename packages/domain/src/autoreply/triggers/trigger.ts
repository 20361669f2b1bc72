import type { CommentTrigger, FiredComment } from './comment-trigger.ts';
import type { EntryTrigger } from './entry-trigger.ts';
import type { IntentTrigger } from './intent-trigger.ts';
import type { FiredKeyword, KeywordTrigger } from './keyword-trigger.ts';

/**
 * What starts the agent in a chat, or brings it back. Each kind has its file in this folder;
 * docs/how-to/add-a-trigger.md.
 */
export type Trigger = KeywordTrigger | EntryTrigger | CommentTrigger | IntentTrigger;
export type TriggerKind = Trigger['kind'];

/** A trigger that fired; a keyword or a comment at its word. */
export type FiredTrigger = FiredKeyword | FiredComment | { trigger: EntryTrigger | IntentTrigger };

/** Returns the id of a trigger that fired; undefined for keywords, which have none, and where none did. */
export function idOfFired(fired: FiredTrigger | null): string | undefined {
  return fired !== null && 'id' in fired.trigger ? fired.trigger.id : undefined;
}

/** Returns the word that fired a trigger, as it is recorded and shown; null where none did. */
export function keywordOf(fired: FiredTrigger | null): string | null {
  return fired !== null && 'word' in fired ? fired.word : null;
}
