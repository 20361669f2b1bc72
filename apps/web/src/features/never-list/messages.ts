import { ApiError, type NeverListAdded, type NeverListEntry, type NeverListWay } from '@spotter/contract';
import { counted } from '../../components/list-import/list-messages.ts';
import { sayDayOfYear } from '../../components/time/said-times.ts';

export const neverListMessages = {
  title: 'Never list',
  lead: 'Nobody here hears from an agent: no answers, no follow-ups, no reminders. You can write to them yourself.',
  add: 'Add people',
  search: 'Search the never list',
  searchHint: 'Search handles and names',
  clearSearch: 'Clear search',
  ways: 'Show',
  all: 'All',
  loading: 'Loading the never list',
  failedTitle: 'The never list didn’t load.',
  failedHint: 'Nobody came off it. Check your connection and try again.',
  moreFailedTitle: 'The rest didn’t load.',
  retry: 'Try again',
  emptyTitle: 'Nobody is on the list.',
  emptyHint:
    'Add the handles of friends and clients, even before they write. You can also switch answers off in a chat.',
  noneTitle: 'Nobody found.',
  noneHint: 'Try another word, or show everybody.',
  showAll: 'Show everybody',
  people: 'People on the never list',
  takeOff: 'Take off',
  onlyTheirKeyword: 'Only a keyword from them ends this',
  since: 'Date not recorded',
  undoImportFailed: 'We couldn’t undo the import. Everybody is still on the list.',
  keep: 'Keep them',
  addTitle: 'Add people to the never list',
  addLead:
    'Paste Instagram handles, one per line, or a table (CSV) with “username” above its column. They count in all your Instagram accounts, whether or not the people ever write. Messenger has no handles: switch answers off in the chat there.',
  handles: 'Handles',
  handlesHint: '@maria.lopez',
  nothingYet: 'Nothing is saved before you add it.',
  wrongLines: 'Lines that name nobody',
  cancel: 'Cancel',
  adding: 'Adding…',
  addFailed: 'We couldn’t add them. What you entered is still here: try again.',
  undone: 'They are off the list again.',
  undoFailed: 'We couldn’t undo this. They are still on the list.',
};

const wayNames: Record<NeverListWay, string> = {
  handle: 'By handle',
  import: 'Imported',
  chat: 'In their chat',
  stop: 'Asked to stop',
};

/** Returns the name of a filter, with how many there are. */
export function wayLabel(way: NeverListWay, count: number | undefined): string {
  return count === undefined ? wayNames[way] : `${wayNames[way]} ${count.toLocaleString('en-US')}`;
}

/** Returns how and when someone came on the list. */
export function howSentence({ way, at, import: imported }: NeverListEntry): string {
  const how = {
    handle: 'Added by handle',
    import: `Imported with “${imported?.name ?? ''}”`,
    chat: 'You switched answers off in their chat',
    stop: 'Asked for no more messages',
  }[way];
  return `${how} · ${at === null ? neverListMessages.since : sayDayOfYear(at)}`;
}

/** Returns what a person of the list is called. */
export function nameOf({ handle, name }: Pick<NeverListEntry, 'handle' | 'name'>): string {
  return name ?? (handle === null ? 'Someone' : `@${handle}`);
}

/** What is said when someone is taken off. */
export const takeOffSentences = {
  removed: (name: string): string => `Taking ${name} off the list. Agents may answer them again.`,
  failed: (name: string): string => `We couldn’t take ${name} off. They are still on the list.`,
};

/** Returns how many people an import has on the list, and since when. */
export function importSentence({ count: left, at }: { count: number; at: string }): string {
  return `${counted(left, 'person', 'people')} · ${sayDayOfYear(at)}`;
}

export function undoImportText(left: number): string {
  return `${counted(left, 'person comes', 'people come')} off the list. Agents may answer them again.`;
}

/** Returns what is in the text: how many people, and what is repeated. */
export function foundSentence(handles: number, repeated: number): string {
  const again = repeated === 0 ? '' : ` ${counted(repeated, 'is', 'are')} in it twice.`;
  return `${counted(handles, 'handle', 'handles')} found.${again}`;
}

/** Returns how many lines are wrong. */
export function wrongSentence(wrong: number): string {
  const it = wrong === 1 ? 'it' : 'them';
  return `${counted(wrong, 'line names', 'lines name')} nobody. Put ${it} right, or add the others without ${it}.`;
}

/** Returns the label of the button that adds people. */
export function addLabel(handles: number, wrong: number): string {
  if (handles === 0) return neverListMessages.add;
  return wrong === 0
    ? `Add ${counted(handles, 'person', 'people')}`
    : `Add ${handles.toLocaleString('en-US')} without ${wrong === 1 ? 'that line' : 'those lines'}`;
}

/** Returns what was added. */
export function addedSentence({ added, known }: NeverListAdded): string {
  const before = known === 0 ? '' : ` ${counted(known, 'was', 'were')} on the list already.`;
  return `${counted(added, 'person', 'people')} added.${before}`;
}

/** Returns why nobody was added: the server's words if it has any for the coach. */
export function addFailure(error: Error): string {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return neverListMessages.addFailed;
  return error.message;
}
