import type { EngagedColumn } from '@spotter/contract';

/** The numbers of engaged conversations, by name. */
const columnNames: Record<EngagedColumn, string> = {
  engaged: 'Engaged',
  talking: '3+ replies',
  talkingBooked: 'Booked, with 3+ replies',
  qualified: 'Qualified',
  booked: 'Booked',
  past: 'Past calls',
  shown: 'Showed up',
};

/** Returns the title of the list behind a number: `Dana, SHRED, Booked: 9`. */
export function numberTitle(names: string[], column: EngagedColumn, count: number): string {
  return `${[...names, columnNames[column]].join(', ')}: ${count}`;
}

/** Returns the name of the button that opens it: `Dana, SHRED, Booked: show the 9 conversations`. */
export function openNumberLabel(names: string[], column: EngagedColumn, count: number): string {
  const conversations = count === 1 ? 'conversation' : 'conversations';
  return `${[...names, columnNames[column]].join(', ')}: show the ${count} ${conversations}`;
}

/** Returns the title of the answers behind a response time: `Your agent: 124 answers, slowest first`. */
export function answersTitle(who: string, count: number): string {
  return `${who}: ${count} ${count === 1 ? 'answer' : 'answers'}, slowest first`;
}

/** Returns the name of the button that opens them. `number`: what is on it, `Median 45 s`. */
export function openAnswersLabel(who: string, number: string, count: number): string {
  return `${who}, ${number}: show the ${count} ${count === 1 ? 'answer' : 'answers'}`;
}

/** Says why the list has fewer answers than the number. */
export function deletedAnswers(count: number): string {
  return `${count} more ${count === 1 ? 'was' : 'were'} deleted since, as messages are not kept forever.`;
}

export const answersFailed = 'Error loading the answers';
