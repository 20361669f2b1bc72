import { boundText } from '@spotter/language/text/bounded-text';
import { characters } from '@spotter/language/text/characters';
import { foldText } from '@spotter/language/text/folded-text';
import { matchKeyword } from './keyword-match.ts';
import type { CommentEvent, MissReason, TriggerFacts } from './trigger-event.ts';

/** How the words of a comment are compared: whole words anywhere, the whole comment, or any part of it. */
export const commentMatches = ['word', 'exact', 'contains'] as const;
type CommentMatch = (typeof commentMatches)[number];

/** Fires at a comment under a post, a reel, an ad or a live broadcast. */
export type CommentTrigger = {
  id: string;
  enabled: boolean;
  kind: 'comment';
  /** One of them has to be there; empty: any comment. */
  words: string[];
  /** None of them may be there, whatever `match` says: each is looked for as a whole word. */
  excludeWords: string[];
  match: CommentMatch;
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

const lettersAndDigits = characters(String.raw`\p{L}\p{N}`);
const others = characters(String.raw`^\p{L}\p{N}`);

/** Returns why a trigger does not fit a comment, or the trigger with its word. */
export function fireComment(
  event: CommentEvent,
  trigger: CommentTrigger,
  facts: TriggerFacts,
): FiredComment | MissReason {
  if (!trigger.enabled) return 'off';
  // What is not the account's own post is not a place for its offers, unless the coach named that very post.
  const isNamed = trigger.posts !== 'all' && event.postIds.some((id) => trigger.posts.includes(id));
  if (trigger.posts === 'all' ? facts.isOwnPost === false : !isNamed) return 'other-post';
  if (event.isReply && !trigger.replies) return 'answers-a-comment';
  if (matchKeyword(event.text, trigger.excludeWords) !== null) return 'excluded-word';
  if (trigger.words.length === 0) return { trigger, word: null };
  const word = wordIn(event.text, trigger);
  return word === null ? 'no-word' : { trigger, word };
}

function wordIn(text: string, { match, words }: CommentTrigger): string | null {
  if (match === 'word') return matchKeyword(text, words);
  const folded = foldText(boundText(text).text);
  const fits = (word: string) => {
    const wanted = foldText(word);
    if (wanted === '') return false;
    return match === 'contains' ? folded.includes(wanted) : bare(folded) === bare(wanted);
  };
  return words.find(fits) ?? null;
}

/** Returns the letters and digits alone, as "shred!! 🔥" is the word "shred"; a text without any stays as it is. */
function bare(folded: string): string {
  return lettersAndDigits.areIn(folded) ? others.replaceRuns(folded, ' ').trim() : folded;
}
