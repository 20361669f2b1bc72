import type { VoiceCounter, VoiceCounterName } from '@spotter/contract';

/** Every sentence of the page that proves one voice. */
export const oneVoiceMessages = {
  title: 'One voice',
  subtitle: 'Five things that must never happen in your name, counted over your whole history.',
  link: 'One voice',
  linkHint: 'Five promises, counted over your whole history',
  allKept: 'All five promises kept',
  how: 'How this is counted',
  howText:
    'Each number is recounted from the messages as they were sent and received and from the ledger of what left, never from what the agent meant to do. Old history that was brought in when you connected does not count.',
  of: 'of',
  show: 'Show them',
  showNone: 'Show the list',
  hide: 'Hide',
  nothing: 'Nothing here. That is how it should be.',
  more: 'Show more',
  openChat: 'Open the chat',
  deletedChat: 'The chat was deleted',
  unknownContact: 'Unknown User',
  loading: 'Counting…',
  failedTitle: 'The counters could not be loaded',
  failedHint: 'Nothing is lost: they are counted anew each time. Check your connection and try again.',
  listFailed: 'The list could not be loaded.',
  retry: 'Try again',
  emptyTitle: 'Nothing to count yet',
  emptyHint: 'Once your agent has answered somebody, you see here how it kept its promises.',
};

type CounterWords = { name: string; how: string; chance: readonly [one: string, many: string] };

/** What each counter is called, how it is computed, and what it is counted among. */
export const counterWords: Record<VoiceCounterName, CounterWords> = {
  doubleReplies: {
    name: 'Double replies',
    how: 'A second answer of the agent before anybody else wrote. The parts of one long answer count as one.',
    chance: ['reply', 'replies'],
  },
  repliesOverAPerson: {
    name: 'Replies over a person',
    how: 'An answer that left after you or a colleague had written, before the chat was given back to the agent.',
    chance: ['reply', 'replies'],
  },
  outsideWindow: {
    name: 'Outside the window',
    how: 'An answer that left more than 24 hours after their last message, by the platform’s own clock.',
    chance: ['reply', 'replies'],
  },
  afterStop: {
    name: 'After stop',
    how: 'A message to somebody who had asked to stop, beyond the one confirmation, before they wrote a trigger again.',
    chance: ['wish to stop', 'wishes to stop'],
  },
  bookedNotInCalendar: {
    name: 'Booked, not in the calendar',
    how: 'A call that the agent said is booked and that your calendar has not confirmed.',
    chance: ['booked call', 'booked calls'],
  },
};

const count = (number: number): string => number.toLocaleString('en-US');

/** "0 of 128 replies". */
export function counterSentence(name: VoiceCounterName, { of }: VoiceCounter): string {
  const [one, many] = counterWords[name].chance;
  return `${oneVoiceMessages.of} ${count(of)} ${of === 1 ? one : many}`;
}

/** How far the counting has come. */
export function chatsSentence({ count: counted, of }: VoiceCounter): string {
  if (counted < of) return `${count(counted)} of ${count(of)} chats counted so far; the rest follows by itself.`;
  return of === 1 ? 'Counted over 1 chat.' : `Counted over all ${count(of)} chats.`;
}

/** What the head of the page says of all five. */
export function verdictSentence(found: number): string {
  if (found === 0) return oneVoiceMessages.allKept;
  return found === 1 ? 'One promise was broken once' : `Promises were broken ${count(found)} times`;
}
