import { ApiError } from '@spotter/contract';

export const stepMessages = {
  edit: 'Edit',
  ownWords: 'Your words, in this chat only.',
  ownShort: 'Your words',
  words: 'What it says',
  example: 'Still up for it, {first name}?',
  written: 'Left alone, your agent writes it then. Your words are sent as they are, in this chat only.',
  fixed: 'Changed in this chat only. The text under the agent’s follow-ups stays.',
  save: 'Save',
  saving: 'Saving…',
  keep: 'Cancel',
  undo: 'Use the agent’s text again',
};

/** Returns the title of the dialog: `Follow-up to Maya`. */
export function editTitle(name: string): string {
  return `Follow-up to ${name}`;
}

/** Returns why the words were not saved. They stay in the box. */
export function notSavedSentence(error: Error): string {
  if (error instanceof ApiError && error.status === 409)
    return 'Too late: it’s being sent, was sent, or isn’t planned any more. Your words are still here to copy.';
  if (error instanceof ApiError && error.status === 404)
    return 'This follow-up isn’t planned any more. Your words are still here to copy.';
  return 'That didn’t save. Try again.';
}
