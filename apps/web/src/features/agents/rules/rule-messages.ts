import type { Correction } from '@spotter/contract';
import { maxRules } from '@spotter/domain/autoreply';
import { sayDayAndClock } from '../../../components/time/said-times.ts';

/** Every sentence about the rules of an agent. */
export const ruleMessages = {
  pageTitle: 'Rules',
  pageLead:
    'What you corrected in your agent’s answers. It keeps to every rule from the next answer on, and runs of simulated leads check the cases they were made from.',
  loading: 'Loading the rules…',
  failedTitle: 'The rules didn’t load',
  failedHint: 'Nothing was changed. Check your connection and try again.',
  retry: 'Try again',
  emptyTitle: 'No rules yet',
  emptyHint:
    'Give an answer a thumb down in a chat, under Why, and say what it should have been. Or write a rule here.',
  add: 'Add a rule',
  addTitle: 'Add a rule',
  edit: 'Edit',
  editTitle: 'Edit the rule',
  editLabel: (rule: string) => `Edit “${rule}”`,
  remove: 'Delete',
  removeLabel: (rule: string) => `Delete “${rule}”`,
  removed: (rule: string) => `Deleted: ${rule}`,
  removeFailed: (rule: string) => `We couldn’t delete “${rule}”. It’s still here.`,
  count: (inForce: number) => `${inForce} of ${maxRules} rules`,
  full: 'There is no room for another. Delete one first.',

  where: 'Where this counts',
  agent: 'This agent',
  always: 'All agents',
  ofAll: 'All your agents',
  notInForce: 'Not in force: the version that is published doesn’t have it.',
  restore: 'Put back in force',
  restoreLabel: (rule: string) => `Put “${rule}” back in force`,
  restored: 'Back in force.',
  contradicts: (rule: string) => `Contradicts: ${rule}`,
  case: 'Saved case:',
  toChat: 'See the chat',
  noCase: 'Without a case: no run checks it.',

  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  saved: 'Saved. Your agent keeps to it from the next answer on.',
  failed: 'We couldn’t save the rule. What you typed is still here.',
};

/** Returns who made a correction, when, and where it counts. */
export function originOf({ by, at, scope }: Correction): string {
  const who = by === null ? sayDayAndClock(at) : `${by}, ${sayDayAndClock(at)}`;
  return scope === 'always' ? `${who} · ${ruleMessages.ofAll}` : who;
}
