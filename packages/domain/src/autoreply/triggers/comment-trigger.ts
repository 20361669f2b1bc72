import { findWanted, type WantedWords } from './keyword-match.ts';
import type { KeywordMatch } from './keyword-matches.ts';
import type { CommentEvent, Miss, TriggerFacts } from './trigger-event.ts';

/** Fires at a comment under a post, a reel, an ad or a live broadcast. */
export type CommentTrigger = {
  id: string;
  enabled: boolean;
  kind: 'comment';
  /** One of them has to be there; empty: any comment. */
  words: string[];
  /** None of them may be there, whatever `match` says: each is looked for as a whole word. */
  excludeWords: string[];
  match: KeywordMatch;
  /** The posts by the platform's ids; an ad counts as the post that it shows. */
  posts: 'all' | string[];
  /** Whether comments that answer another comment count too. */
  replies: boolean;
  /** One of them is written under the comment once the message has gone out; empty: none. */
  publicReplies: string[];
  /** What is sent to the person; null: the agent writes it. */
  firstMessage: string | null;
};

/** A comment trigger that fired, at the word that matched; null where any comment fires it. */
export type FiredComment = { trigger: CommentTrigger; word: string | null };

/** Returns what a comment trigger looks for. */
export function wantedByComment({ words, match, excludeWords }: CommentTrigger): WantedWords {
  return { keywords: words.map((word) => ({ word, match })), excludeWords };
}

/** Returns why a trigger does not fit a comment, or the trigger with its word. */
export function fireComment(event: CommentEvent, trigger: CommentTrigger, facts: TriggerFacts): FiredComment | Miss {
  if (!trigger.enabled) return { because: 'off' };
  // What is not the account's own post is not a place for its offers, unless the coach named that very post.
  const isNamed = trigger.posts !== 'all' && event.postIds.some((id) => trigger.posts.includes(id));
  if (trigger.posts === 'all' ? facts.isOwnPost === false : !isNamed) return { because: 'other-post' };
  if (event.isReply && !trigger.replies) return { because: 'answers-a-comment' };
  const { found, excluded } = findWanted(event.text, wantedByComment(trigger));
  if (excluded !== null) return { because: 'excluded-word', word: excluded };
  if (trigger.words.length === 0) return { trigger, word: null };
  return found === null ? { because: 'no-word' } : { trigger, word: found.word };
}
