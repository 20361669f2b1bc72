import type { BulkAction, BulkChange, Member, Tag } from '@spotter/contract';
import type { BulkReason } from '@spotter/domain/inbox';
import { stageNames } from '../messages.ts';

export const bulkMessages = {
  leave: 'Stop selecting',
  selected: (count: number) => `${count} selected`,
  allSelected: 'All that match are selected',
  allThatMatch: 'Select all that match',
  change: 'Change…',
  title: 'Change many conversations',
  what: 'What to do',
  choose: 'Choose…',
  tag: 'Tag',
  stage: 'Stage',
  assignee: 'Who gets them',
  nobody: 'Nobody',
  note: 'Anything your agent should know? (optional)',
  noTags: 'You have no tags yet. Add one on the page “Tags”.',
  check: 'See what would happen',
  checking: 'Looking…',
  nothing: 'Nothing would change.',
  back: 'Back',
  cancel: 'Cancel',
  confirmWord: 'DELETE',
  confirm: 'Type DELETE to delete them for good',
  failed: 'That didn’t work. Nothing was changed. Try again.',
  isMore: (total: number) => `More match than one change takes: these are the newest ${total.toLocaleString('en')}.`,
  willAnswer: (count: number) =>
    count === 1
      ? 'In 1 of them words are waiting: your agent may answer right away.'
      : `In ${count} of them words are waiting: your agent may answer right away.`,
  noUndo: 'This can’t be undone. A wish not to be written to is kept.',
  leftOut: 'Who is left out',
  more: 'Show more',
  stop: 'Stop',
  undo: 'Undo',
  close: 'Close',
  stopFailed: 'It wasn’t stopped. Try again.',
  undoFailed: 'It wasn’t undone. Try again.',
  running: 'A change of many conversations',
};

/** What can be done, as the list of choices says it. */
export const actionNames: Record<BulkAction['kind'], string> = {
  tag: 'Add a tag',
  untag: 'Take a tag off',
  stage: 'Set the stage',
  assign: 'Give to someone',
  'agent-on': 'Let the agent answer',
  'agent-off': 'Turn the agent off',
  'hand-back': 'Hand back to the agent',
  done: 'Done: off your Needs you list',
  delete: 'Delete for good',
};

const reasons: Record<BulkReason, [one: string, many: string]> = {
  'account-closed': ['is of an account that was removed', 'are of an account that was removed'],
  wrote: ['has a new message', 'have a new message'],
  'taken-over': ['was taken over by a person', 'were taken over by a person'],
  changed: ['was changed meanwhile', 'were changed meanwhile'],
  severe: ['may be in danger: hand it back in its chat', 'may be in danger: hand them back one by one'],
  'opted-out': ['asked to stop', 'asked to stop'],
  spam: ['is spam', 'are spam'],
  'with-person': ['is with a person: hand it back instead', 'are with a person: hand them back instead'],
  'not-with-person': ['is not with a person', 'are not with a person'],
  same: ['is so already', 'are so already'],
  'member-gone': ['is nobody’s: who should have it left', 'are nobody’s: who should have them left'],
  'tag-gone': ['has no such tag to get: it was deleted', 'have no such tag to get: it was deleted'],
};

export const reasonSentence = (reason: BulkReason, count: number) => `${count} ${reasons[reason][count === 1 ? 0 : 1]}`;
export const reasonOfOne = (reason: BulkReason) => reasons[reason][0];

const conversations = (count: number) =>
  `${count.toLocaleString('en')} ${count === 1 ? 'conversation' : 'conversations'}`;

/** Returns what a change would do to the chats that it is about. */
export function planSentence({ action, waiting }: BulkChange, tags: Tag[], people: Member[]): string {
  const them = conversations(waiting);
  switch (action.kind) {
    case 'tag':
      return `${them} get the tag “${tagName(action.tagId, tags)}”.`;
    case 'untag':
      return `The tag “${tagName(action.tagId, tags)}” is taken off ${them}.`;
    case 'stage':
      return `The stage of ${them} becomes ${stageNames[action.stage]}.`;
    case 'assign': {
      const name = people.find(({ _id }) => _id === action.assignee)?.name;
      return action.assignee === null ? `${them} become unassigned.` : `${them} go to ${name ?? 'them'}.`;
    }
    case 'agent-on':
      return `Your agent answers in ${them}.`;
    case 'agent-off':
      return `Your agent is off in ${them}.`;
    case 'hand-back':
      return `${them} go back to your agent.`;
    case 'done':
      return `${them} leave your Needs you list.`;
    case 'delete':
      return `${them} are deleted for good, with all messages, notes and facts.`;
  }
}

/** Returns the label of the button that begins a change. */
export function startLabel({ action, waiting }: BulkChange): string {
  return `${action.kind === 'delete' ? 'Delete' : 'Change'} ${conversations(waiting)}`;
}

/** Returns how far a change is, or how it ended. */
export function progressSentence({ state, action, total, waiting, changed, undone, leftOut }: BulkChange): string {
  const verb = action.kind === 'delete' ? 'deleted' : 'changed';
  const left = leftOut.reduce((sum, { chats }) => sum + chats, 0);
  const rest = left === 0 ? '' : `, ${left} left out`;
  switch (state) {
    case 'planned':
      return '';
    case 'running':
      return `${actionNames[action.kind]}: ${total - waiting} of ${conversations(total)}`;
    case 'undoing':
      return `Undoing: ${undone} of ${conversations(changed)}`;
    case 'stopped':
      return `Stopped: ${conversations(changed)} ${verb}${rest}, ${waiting} not reached.`;
    case 'done':
      return `${conversations(changed)} ${verb}${rest}.`;
    case 'undone':
      return `Undone in ${conversations(undone)}${rest}.`;
  }
}

function tagName(tagId: string, tags: Tag[]): string {
  return tags.find(({ _id }) => _id === tagId)?.name ?? '';
}
