import type { VoiceCounter, SafetyCounterName } from '@spotter/contract';

/** Every sentence of the safety record. */
export const safetyRecordMessages = {
  title: 'Safety record',
  subtitle: '7 promises your agent keeps in your name, counted over your whole history.',
  link: 'Safety record',
  linkHint: '7 promises, counted over your whole history',
  allKept: '7 promises, 0 broken',
  how: 'How we count this',
  howText:
    'We recount each number from the messages that were really sent and received, never from what your agent meant to do. Older messages imported when you connected don’t count.',
  of: 'of',
  show: 'Show them',
  showNone: 'Show the list',
  hide: 'Hide',
  nothing: 'Nothing here, just how it should be.',
  more: 'Show more',
  openChat: 'Open chat',
  deletedChat: 'This chat was deleted',
  unknownContact: 'Unknown User',
  loading: 'Counting…',
  failedTitle: 'We couldn’t load your safety record',
  failedHint: 'Nothing is lost. Check your connection and try again.',
  listFailed: 'We couldn’t load the list.',
  retry: 'Try again',
  emptyTitle: 'Nothing to count yet',
  emptyHint: 'Once your agent has answered a lead, you’ll see here how it kept its promises.',
};

type CounterWords = { name: string; how: string; chance: readonly [one: string, many: string] };

/** Each counter's name, how it is computed, and what it is counted among. */
export const counterWords: Record<SafetyCounterName, CounterWords> = {
  doubleReplies: {
    name: 'Two replies in a row',
    how: 'A second reply before anyone else wrote. The parts of one long reply count as one.',
    chance: ['reply', 'replies'],
  },
  repliesOverAPerson: {
    name: 'Replies over you',
    how: 'A reply sent after you or someone on your team had already written, before the chat was handed back.',
    chance: ['reply', 'replies'],
  },
  outsideWindow: {
    name: 'Outside the window',
    how: 'A reply sent after the platform’s window for it had closed (24 hours, up to 7 days after an ad), by the platform’s own clock.',
    chance: ['reply', 'replies'],
  },
  afterStop: {
    name: 'Messages after STOP',
    how: 'A message to a lead who asked to stop, other than the one confirmation, before they used a keyword again.',
    chance: ['stop request', 'stop requests'],
  },
  bookedNotInCalendar: {
    name: 'Booked but not on your calendar',
    how: 'A call your agent called booked that your calendar never confirmed.',
    chance: ['booked call', 'booked calls'],
  },
  undisclosed: {
    name: 'Automated, and said so',
    how: 'The first message to a lead, the first after 30 days of silence and the first after you handed the chat back said that an automated assistant writes, wherever you chose that it must.',
    chance: ['opening message', 'opening messages'],
  },
  unwelcomeFollowUps: {
    name: 'Unwelcome follow-ups',
    how: 'A follow-up sent after the lead answered, asked to stop or booked a call, or in the quiet hours of their own day.',
    chance: ['follow-up', 'follow-ups'],
  },
};

const count = (number: number): string => number.toLocaleString('en-US');

/** Returns the large number of a counter: how often a promise was broken; of what must be said, how often it was. */
export function shownNumber(name: SafetyCounterName, counter: VoiceCounter): string {
  return count(name === 'undisclosed' ? counter.of - counter.count : counter.count);
}

/** Returns "0 of 128 replies". */
export function counterSentence(name: SafetyCounterName, { of }: VoiceCounter): string {
  const [one, many] = counterWords[name].chance;
  return `${safetyRecordMessages.of} ${count(of)} ${of === 1 ? one : many}`;
}

/** Returns how many chats have been counted. */
export function chatsSentence({ count: counted, of }: VoiceCounter): string {
  if (counted < of) return `${count(counted)} of ${count(of)} chats counted so far. The rest follows on its own.`;
  return of === 1 ? 'Counted over 1 chat.' : `Counted over all ${count(of)} chats.`;
}

/** Returns what the head of the page says about all seven. */
export function verdictSentence(found: number): string {
  if (found === 0) return safetyRecordMessages.allKept;
  return found === 1 ? '7 promises, 1 broken once' : `Promises broken ${count(found)} times`;
}
