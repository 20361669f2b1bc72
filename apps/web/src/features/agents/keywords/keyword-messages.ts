import type { KeywordMatch } from './keyword-list.ts';

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

  testTitle: 'Which trigger would this message hit?',
  testLabel: 'A lead’s message',
  testPlaceholder: 'Hey! I saw your reel, SHRED please',
};

/** Returns why a message triggers or does not. */
export function matchSentence(match: KeywordMatch): string {
  switch (match.kind) {
    case 'nothing-written':
      return 'Type a message to see which trigger it hits, and why.';
    case 'no-keywords':
      return 'You have no trigger keywords yet.';
    case 'match': {
      const loosely = match.sameSpelling
        ? 'The message has it as whole words.'
        : 'Capitals, accents and extra spaces make no difference.';
      const shorterNote =
        match.shorter.length === 0 ? '' : ` ${quoted(match.shorter)} is in it, too; the longest one counts.`;
      return `${loosely}${shorterNote}`;
    }
    case 'inside-word':
      return `No trigger. “${match.keyword}” is only a part of a longer word, and whole words count.`;
    case 'none':
      return 'No trigger in this message, so your agent stays silent.';
  }
}

/** The labels of a tile's buttons for screen readers. */
export const editLabel = (keyword: string) => `Edit ${keyword}`;
export const addLabel = (keyword: string) => `Add ${keyword}`;
export const removeLabel = (keyword: string) => `Remove ${keyword}`;

function quoted(keywords: string[]): string {
  return keywords.map((keyword) => `“${keyword}”`).join(', ');
}
