import {
  type KeywordMatch as Match,
  type KeywordRules,
  matchKeyword,
  type WordsFinding,
} from '@spotter/domain/autoreply';
import type { KeywordChange, KeywordMatch } from './keyword-list.ts';
import { tooLongSentence } from './word-problems.ts';

export type KeywordKind = 'trigger' | 're-engagement';

/** Every sentence of the two keyword steps. */
export const keywordMessages = {
  title: { trigger: 'Add Trigger Keywords', 're-engagement': 'Add Re-engagement Keywords' },
  lead: {
    trigger: 'When a lead writes one of these, the agent starts answering.',
    're-engagement':
      'These bring your agent back to a chat it left because you took over, it ended or it went quiet for a week. You can add your own.',
  },
  placeholder: { trigger: 'e.g. SHRED', 're-engagement': 'e.g. back on it' },
  input: 'Trigger',
  add: 'Add',
  addTile: 'Add a trigger',
  update: 'Update',
  cancel: 'Cancel',
  suggestions: { trigger: 'Short words that work', 're-engagement': 'What returning leads often write' },
  skip: 'Skip for now',

  blank: 'Please enter a trigger',
  duplicate: 'This trigger already exists',
  tooLong: 'A trigger has at most 100 characters',
  tooMany: 'An agent has at most 200 triggers',
  none: 'Please add at least one trigger',
  removed: 'Trigger removed successfully!',
  created: 'Keywords created successfully!',
  updated: 'Keywords updated successfully!',
  agentCreated: 'Agent created successfully!',
  agentUpdated: 'Agent updated successfully!',
  saveFailed: 'Error creating agent',

  createAgent: 'Create Agent',
  updateAgent: 'Update Agent',
  saving: 'Saving…',
  unsaved: 'Not saved yet. Your changes are kept in this browser.',
  restored: 'We brought back what you changed last time. It isn’t saved yet.',

  rules: 'Fine-tune your keywords',
  excludeWords: 'But not with these words',
  excludeHint: {
    trigger: 'A message with one of them doesn’t start your agent by a keyword.',
    're-engagement': 'A message with one of them doesn’t bring your agent back.',
  },
  excludeExample: 'e.g. giveaway',

  testTitle: 'Which trigger would this message hit?',
  testLabel: 'A lead’s message',
  testPlaceholder: 'Hey! I saw your reel, SHRED please',
};

/** How a keyword counts, as a choice. */
export const matchNames: Record<Match, string> = {
  word: 'As a word',
  exact: 'Alone',
  contains: 'Anywhere',
  fuzzy: 'With typos',
};

/** Returns what is wrong with a keyword, and what to do about it; null where the first sentence says all. */
export function refusalHint(change: Extract<KeywordChange, { kind: 'refused' }>): string | null {
  switch (change.because) {
    case 'tooLong':
      return tooLongSentence(change.keyword);
    case 'duplicate':
      return change.other === change.keyword
        ? `“${change.other}” is in your list. Edit that one instead.`
        : `“${change.keyword}” is the same word as your “${change.other}”. Edit that one instead.`;
    default:
      return null;
  }
}

/** Returns why a message triggers or does not. */
export function matchSentence(match: KeywordMatch, message: string): string {
  switch (match.kind) {
    case 'nothing-written':
      return 'Type a message to see which trigger it hits, and why.';
    case 'no-keywords':
      return 'You have no trigger keywords yet.';
    case 'found': {
      const { finding, shorter } = match;
      const reason = findingSentence(finding, message);
      if (finding.kind === 'match')
        return shorter.length === 0 ? reason : `${reason} ${quoted(shorter)} is in it, too; the longest one counts.`;
      return finding.kind === 'none' ? reason : `No trigger. ${reason}`;
    }
  }
}

/** Returns why words are in a message, or are not. */
export function findingSentence(finding: WordsFinding, message: string): string {
  switch (finding.kind) {
    case 'match':
      return foundSentence(finding, message);
    case 'excluded':
      return finding.keyword === null
        ? `“${finding.word}” is in it, and you leave that out.`
        : `“${finding.keyword}” is in it, but so is “${finding.word}”, and you leave that out.`;
    case 'near':
      return nearSentences[finding.because](finding.word, finding.written);
    case 'none':
      return 'No trigger in this message, so your agent stays silent.';
  }
}

type Found = Extract<WordsFinding, { kind: 'match' }>;

function foundSentence({ word, match, written }: Found, message: string): string {
  const isSpelledRight = matchKeyword(message, [word]) !== null;
  if (match === 'exact') return 'It is the whole message, apart from signs.';
  if (match === 'fuzzy' && !isSpelledRight) return `“${written}” is a typo of it, and typos count.`;
  if (match === 'contains' && !isSpelledRight) return `It is a part of “${written}”, and any part counts.`;
  return message.includes(word)
    ? 'The message has it as whole words.'
    : 'Capitals, accents and extra spaces make no difference.';
}

const nearSentences: Record<
  Extract<WordsFinding, { kind: 'near' }>['because'],
  (word: string, written: string) => string
> = {
  'inside-word': (word) => `“${word}” is only a part of a longer word, and whole words count.`,
  'not-alone': (word) => `“${word}” is in it, but counts only alone.`,
  misspelled: (word, written) => `“${written}” looks like a typo of “${word}”, and typos don’t count.`,
};

/** Returns in one line how keywords count and what is left out. */
export function rulesSentence(keywords: string[], { matches, excludeWords }: KeywordRules): string {
  const counts = (Object.keys(matchNames) as Match[]).flatMap((match) => {
    const count = matches.filter((rule) => rule.match === match && keywords.includes(rule.keyword)).length;
    return match === 'word' || count === 0 ? [] : [`${count} ${matchNames[match].toLowerCase()}`];
  });
  const ways = counts.length === 0 ? ['Each counts as a word'] : counts;
  return [...ways, excludeWords.length === 0 ? [] : `not with ${quoted(excludeWords)}`].flat().join(' · ');
}

/** The labels of a tile's buttons for screen readers. */
export const editLabel = (keyword: string) => `Edit ${keyword}`;
export const addLabel = (keyword: string) => `Add ${keyword}`;
export const matchLabel = (keyword: string) => `How ${keyword} counts`;
export const removeLabel = (keyword: string) => `Remove ${keyword}`;

/** Returns that typos do not count in these words. */
export function tooShortSentence(keywords: string[]): string {
  const count =
    keywords.length === 1 ? 'is too short for typos, so it counts' : 'are too short for typos, so they count';
  return `${quoted(keywords)} ${count} as a word. Typos count in words of five characters or more.`;
}

function quoted(keywords: string[]): string {
  return keywords.map((keyword) => `“${keyword}”`).join(', ');
}
