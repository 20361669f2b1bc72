import type { Correction } from '@spotter/contract';

/** Every sentence about thumbs and corrections in a chat. */
export const correctionMessages = {
  question: 'How was this answer?',
  up: 'Good answer',
  down: 'Wrong answer',
  thumbFailed: 'We couldn’t keep your opinion. Please try again.',
  said: (value: 'up' | 'down', by: string | null) =>
    `${by ?? 'Someone'} found it ${value === 'up' ? 'good' : 'wrong'}.`,
  correct: 'Correct it',

  title: 'What should it have said?',
  wrong: 'Its answer',
  sent: 'What you sent',
  where: 'Where this counts',
  save: 'Save the rule',
  saving: 'Saving…',
  cancel: 'Cancel',
  failed: 'We couldn’t save the rule. What you typed is still here.',
  saved: 'Saved. Your agent keeps to it from the next answer on.',
  savedAsCase: 'Saved. Your agent keeps to it, and every run of simulated leads checks it.',

  ofChat: 'Rules of this chat',
  remove: 'Remove',
  removeLabel: (rule: string) => `Remove “${rule}”`,
  removeFailed: 'We couldn’t remove this rule.',
  listFailed: 'The rules of this chat didn’t load.',

  offer: 'You sent it in your words.',
  makeRule: 'Make this a rule?',
  notNow: 'Not now',
};

export const scopeNames: Record<Correction['scope'], string> = {
  chat: 'This chat only',
  agent: 'This agent',
  always: 'Always',
};

export const scopeHints: Record<Correction['scope'], string> = {
  chat: 'It’s saved with this chat, and deleted with it.',
  agent: 'It becomes a rule of the agent, published right away, and a case that runs of simulated leads check.',
  always: 'It becomes a rule of all your agents, later ones too, and a case that their runs check.',
};
