import type { SavedView } from '@spotter/contract';

export const viewMessages = {
  views: 'Saved views',
  all: 'All',
  save: 'Save this view',
  manage: 'Manage saved views',
  name: 'Name',
  saveHint: 'Everybody in your workspace sees it, with how many conversations it has.',
  saveButton: 'Save',
  cancel: 'Cancel',
  close: 'Done',
  failed: 'It wasn’t saved. Try again.',
  rename: 'Rename',
  up: 'Move up',
  down: 'Move down',
  remove: 'Delete',
  none: 'No saved views. Narrow the conversations, then save what you see.',
  goneTag: 'The tag of this view was deleted',
  goneAccount: 'The account of this view was removed',
  goneHint: 'Delete the view, or save another one.',
};

/** What is said when views are deleted. */
export const deleteSentences = {
  removed: (name: string) => `View “${name}” deleted.`,
  failed: (name: string) => `“${name}” wasn’t deleted. Try again.`,
};

/** Returns why a view shows nothing; null: it shows what it has. */
export function goneSentence({ gone }: SavedView): string | null {
  if (gone === null) return null;
  return gone === 'tag' ? viewMessages.goneTag : viewMessages.goneAccount;
}

/** Returns how many conversations a view has, as it is shown with its name; null: it is not counted. */
export function shownCount({ count, isMore }: SavedView): string | null {
  return count === null ? null : isMore ? `${count}+` : String(count);
}

/** Returns the same for screen readers. */
export function countSentence({ count, isMore }: SavedView): string {
  return `${isMore ? 'at least ' : ''}${count} ${count === 1 ? 'conversation' : 'conversations'}`;
}
