import type { Source, Trigger } from '@spotter/contract';
import { findPlaceholderProblem } from '@spotter/domain/wording';
import { placeholderHint } from '../../../../components/words/placeholder-hint.ts';
import { excludedProblem, wordsProblem } from '../../keywords/word-problems.ts';

export type CommentTrigger = Extract<Trigger, { kind: 'comment' }>;

/** An account that an agent answers for. */
export type AgentAccount = { botId: string; source: Source };

/** Every sentence about a trigger that comments fire. */
export const commentMessages = {
  words: 'Comments with these words',
  wordsHint: 'Leave it empty for any comment.',
  wordsExample: 'e.g. SHRED',
  anyComment: 'Every comment gets a DM now. Name a word to answer only those who ask.',
  match: 'How the words count',
  excludeWords: 'But not with these words',
  excludeExample: 'e.g. already sent',
  posts: 'Under which posts',
  allPosts: 'All your posts',
  chosenPosts: 'Posts you choose',
  choosePosts: 'Choose posts',
  noPosts: 'Choose at least one post',
  replies: 'Count answers to other comments, too',
  publicReplies: 'Public replies (optional)',
  publicRepliesHint:
    'One of them is written under the comment once the DM is out, never the same twice in a row: write two or more. One per line, up to 10. {first name} and {coach} are filled in, the time and link of a call never in public.',
  publicRepliesExample: 'Sent you a DM!\nCheck your inbox',
  tooManyReplies: 'Up to 10 public replies',
  replyTooLong: 'One of them is over 500 characters',
  first: 'The DM',
  firstByAgent: 'Written by the agent',
  firstOwn: 'Your own words',
  firstText: 'Your words',
  firstTextHint: placeholderHint,
  firstEmpty: 'Write the DM, or let the agent write it',
  firstTooLong: 'A DM has at most 500 characters',
  firstHint: 'Each person gets one DM for a post. It doesn’t open the 24-hour window: only their answer does.',

  pickerTitle: 'Choose posts',
  pickerDone: 'Done',
  pickerMore: 'Show more',
  pickerFailed: 'We couldn’t load your posts. What you chose is kept.',
  pickerEmpty: 'This account has no posts yet.',
  pickerNoAccount: 'Connect an account in step 2 to choose posts.',
  retry: 'Try again',
  untitled: 'Post without text',
  unknownPost: 'A post chosen earlier',
};

export const chosenSentence = (count: number) => (count === 1 ? '1 post chosen' : `${count} posts chosen`);
export const commentCount = (count: number) =>
  count === 1 ? '1 comment' : `${count.toLocaleString('en-US')} comments`;

const maxMessageLength = 500;
const maxReplies = 10;

/** Returns what is wrong with each field of a comment trigger; a field that can be saved is left out. */
export function commentProblems(
  trigger: CommentTrigger,
): Partial<Record<'words' | 'excludeWords' | 'posts' | 'publicReplies' | 'first', string>> {
  const { words, excludeWords, posts, publicReplies, firstMessage } = trigger;
  const wrongWords = wordsProblem(words);
  const wrongExcluded = excludedProblem(words, excludeWords);
  const unknown = publicReplies.map(findPlaceholderProblem).find((problem) => problem !== null);
  const unknownInFirst = findPlaceholderProblem(firstMessage ?? '');
  const tooLong = publicReplies.some((text) => text.length > maxMessageLength);
  return {
    ...(wrongWords === null ? {} : { words: wrongWords }),
    ...(wrongExcluded === null ? {} : { excludeWords: wrongExcluded }),
    ...(posts !== 'all' && posts.length === 0 ? { posts: commentMessages.noPosts } : {}),
    ...(unknown == null ? {} : { publicReplies: unknown }),
    ...(tooLong ? { publicReplies: commentMessages.replyTooLong } : {}),
    ...(publicReplies.length > maxReplies ? { publicReplies: commentMessages.tooManyReplies } : {}),
    ...(firstMessage?.trim() === '' ? { first: commentMessages.firstEmpty } : {}),
    ...(unknownInFirst === null ? {} : { first: unknownInFirst }),
    ...((firstMessage?.length ?? 0) > maxMessageLength ? { first: commentMessages.firstTooLong } : {}),
  };
}
