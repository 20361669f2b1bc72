import { ApiError } from '@spotter/contract';

/** What several parts of the page say. */
export const knowledgeMessages = {
  title: 'Knowledge',
  lead: 'Your agents answer from this: what you sell, and what you said is true. What isn’t here, they don’t make up.',
  loading: 'Loading…',
  failedHint: 'Nothing was changed. Check your connection and try again.',
  retry: 'Try again',
  edit: 'Edit',
  remove: 'Delete',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  adding: 'Adding…',
  more: 'Show more',
  saveFailed: 'We couldn’t save this. What you typed is still here: try again.',
};

/** What is said when something is deleted. */
export const deleteSentences = {
  removed: (name: string): string => `Deleting “${shortened(name)}”.`,
  failed: (name: string): string => `We couldn’t delete “${shortened(name)}”. It’s back in the list.`,
};

/** Returns why something was not saved: the server's words if it has any for the coach. */
export function saveFailure(error: Error): string {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return knowledgeMessages.saveFailed;
  return error.issues[0]?.message ?? error.message;
}

/** Returns a text that fits on a line or two. */
export function shortened(text: string, max = 60): string {
  return text.length > max ? `${text.slice(0, max - 1).trimEnd()}…` : text;
}
