import { ApiError, type CanceledFollowUps, type UpcomingChat } from '@spotter/contract';

export const followUpsMessages = {
  title: 'Follow-ups',
  lead: 'What your agents will send to leads who went quiet, in all your accounts. The times are yours.',
  loading: 'Loading the follow-ups',
  failedTitle: 'The follow-ups didn’t load.',
  failedHint: 'They’re still sent as planned. Check your connection and try again.',
  moreFailedTitle: 'The rest didn’t load.',
  retry: 'Try again',
  emptyTitle: 'Nothing is planned.',
  emptyHint: 'When a lead goes quiet, you see here what your agent will send them.',
  list: 'Planned follow-ups',
  written: 'Your agent writes it then.',
  talkLater: 'The message they asked for',
  soon: 'any moment now',
  selection: 'Selection',
  selectAll: 'Select all shown',
  noneSelected: 'Nobody selected',
  cancel: 'Cancel',
  cancelMany: 'Cancel follow-ups',
  canceling: 'Canceling…',
  keep: 'Keep them',
  failed: 'They weren’t canceled. Try again.',
};

/** How many names are said of those whose follow-ups stay. */
const maxNames = 3;

/** Returns what a person is called: their name, their handle, or that they have none. */
export function nameOf({ name, username }: Pick<UpcomingChat, 'name' | 'username'>): string {
  return name ?? (username === null ? 'Unknown user' : `@${username}`);
}

/** Returns how many more follow-ups come after the next: `2 more after it`. */
export function moreAfter(count: number): string {
  return `${count} more after it`;
}

export function selectedSentence(count: number): string {
  return count === 0 ? followUpsMessages.noneSelected : `${peopleOf(count)} selected`;
}

export function cancelTitle(people: number): string {
  return `Cancel follow-ups to ${peopleOf(people)}?`;
}

export function cancelText(steps: number): string {
  const [which, it] = steps === 1 ? ['One message', 'it'] : [`${steps} messages`, 'them'];
  return `${which} won’t be sent, and you can’t bring ${it} back. If someone writes again, your agent may follow up again.`;
}

/** Returns what is said of a single one that was canceled. */
export function canceledOne(name: string): string {
  return `Your agent won’t send ${name} that follow-up.`;
}

/** Returns why a single one was not canceled. */
export function notCanceledSentence(name: string, error: Error): string {
  const status = error instanceof ApiError ? error.status : null;
  if (status === 409) return `Too late to cancel: the follow-up to ${name} is being sent, or was.`;
  if (status === 404) return `The follow-up to ${name} isn’t planned any more.`;
  return `The follow-up to ${name} wasn’t canceled. Try again.`;
}

export function canceledMany(count: number): string {
  return count === 1 ? '1 follow-up canceled.' : `${count} follow-ups canceled.`;
}

/** Returns what is said of those that stayed, and of nothing else: null where none was too late. */
export function tooLateSentence(
  { notCanceled }: CanceledFollowUps,
  nameFor: (chatId: string) => string,
): string | null {
  const late = [...new Set(notCanceled.filter(({ reason }) => reason === 'sent').map(({ chatId }) => chatId))];
  if (late.length === 0) return null;
  const names = late.slice(0, maxNames).map(nameFor);
  const others = late.length - names.length;
  const all = others === 0 ? names : [...names, `${others} more`];
  const last = all.at(-1);
  const said = all.length === 1 ? last : `${all.slice(0, -1).join(', ')} and ${last}`;
  return `Too late to cancel: a follow-up to ${said} is being sent, or was.`;
}

/** Returns what is said of those that something else ended before; null where there are none. */
export function goneSentence({ notCanceled }: CanceledFollowUps): string | null {
  const count = notCanceled.filter(({ reason }) => reason !== 'sent').length;
  if (count === 0) return null;
  return count === 1 ? '1 wasn’t planned any more.' : `${count} weren’t planned any more.`;
}

function peopleOf(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}
