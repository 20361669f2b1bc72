import { type TagImport, type TagImportPlan } from '@spotter/contract';
import { counted } from '../../../../components/list-import/list-messages.ts';
import { sayDayOfYear } from '../../../../components/time/said-times.ts';

export const importMessages = {
  open: 'Import',
  title: 'Import tags',
  lead: 'Paste an Instagram handle and its tags in each line, or a table (CSV) with “username” and “tag” above its columns. Tags that you don’t have are added.',
  list: 'Handles and tags',
  listHint: '@maria.lopez, VIP, Spring',
  nothingYet: 'Nothing is saved before you have seen what happens.',
  wrongLines: 'Lines that are left out',
  cancel: 'Cancel',
  check: 'See what happens',
  checking: 'Checking…',
  checkFailed: 'We couldn’t check the list. What you entered is still here: try again.',
  planTitle: 'What happens',
  nobody: 'Nobody gets a tag by this list.',
  back: 'Go back',
  importing: 'Importing…',
  importFailed: 'We couldn’t import the list. Nothing was changed: try again.',
  undone: 'The tags are being taken off.',
  undoFailed: 'We couldn’t undo this. The tags are still there.',
  keep: 'Keep them',
  notFound: 'Handles without a conversation',
  accountClosed: 'Handles of removed accounts',
  noRoom: 'Tags without room',
};

/** Returns what is in a list: how many people, and how many tags they get. */
export function foundSentence(people: number, tags: number): string {
  return `${counted(people, 'person', 'people')}, ${counted(tags, 'tag', 'tags')} to give.`;
}

export function wrongSentence(wrong: number): string {
  const [it, are] = wrong === 1 ? ['it', 'line is'] : ['them', 'lines are'];
  return `${wrong.toLocaleString('en-US')} ${are} left out. Put ${it} right, or go on without ${it}.`;
}

/** Returns what a list does, in one sentence. */
export function planSentence({ chats, tags }: Pick<TagImportPlan, 'chats' | 'tags'>): string {
  if (tags === 0) return importMessages.nobody;
  return `${counted(chats, 'conversation gets', 'conversations get')} ${counted(tags, 'tag', 'tags')}.`;
}

/** Returns how many tags are there already; null: none. */
export function knownSentence(known: number): string | null {
  return known === 0 ? null : `${counted(known, 'tag is', 'tags are')} there already.`;
}

/** What a list leaves out, each with its sentence. */
export const leftOutSentences = {
  notFound: (count: number) => `${counted(count, 'handle has', 'handles have')} no conversation yet.`,
  accountClosed: (count: number) => `${counted(count, 'handle is', 'handles are')} of an account that you removed.`,
  noRoom: (count: number) => `${counted(count, 'tag has', 'tags have')} no room: 200 are the most.`,
  wrong: (count: number) => `${counted(count, 'line is', 'lines are')} left out.`,
};

export const leftOutLabels: Record<keyof typeof leftOutSentences, string> = {
  notFound: importMessages.notFound,
  accountClosed: importMessages.accountClosed,
  noRoom: importMessages.noRoom,
  wrong: importMessages.wrongLines,
};

export function newTagsSentence(count: number): string {
  return `${counted(count, 'tag is', 'tags are')} new:`;
}

export function importLabel(tags: number): string {
  return tags === 0 ? importMessages.open : `Import ${counted(tags, 'tag', 'tags')}`;
}

export function startedSentence({ chats, tags }: Pick<TagImportPlan, 'chats' | 'tags'>): string {
  return `${counted(chats, 'conversation gets', 'conversations get')} ${counted(tags, 'tag', 'tags')} now.`;
}

/** Returns how far an import is, and what is left of it. */
export function importSentence({ state, chats, waiting, at }: TagImport): string {
  if (state === 'undoing') return 'Taking the tags off…';
  const have = counted(chats, 'conversation', 'conversations');
  return state === 'running' ? `${have} · ${counted(waiting, 'tag', 'tags')} to go` : `${have} · ${sayDayOfYear(at)}`;
}

export function undoImportText(chats: number): string {
  const those = counted(chats, 'conversation loses', 'conversations lose');
  return `${those} what this import gave. Tags that it added and nothing else uses are deleted.`;
}
