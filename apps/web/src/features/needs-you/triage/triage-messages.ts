/** Every sentence of going through the chats that need the coach, one by one. */
export const triageMessages = {
  title: 'One by one',
  start: 'Go one by one',
  leave: 'Leave',
  later: 'Later',
  end: 'Needs you, one by one',
  back: 'Back to Needs you',
  goOn: 'Go on',
};

/** Returns how many chats are left: `4 left`, or `20+ left` while there are more than were read. */
export function leftSentence(left: number, hasMore: boolean): string {
  return `${left}${hasMore ? '+' : ''} left`;
}

/** Returns the title of the end: `Done, 2 min 10 s`. */
export function endTitle(tookMs: number): string {
  const seconds = Math.max(1, Math.round(tookMs / 1000));
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return `Done, ${rest} s`;
  return rest === 0 ? `Done, ${minutes} min` : `Done, ${minutes} min ${rest} s`;
}

/** Counts the chats that are done and left: `3 done, 1 left for later.` */
export function endSentence(finished: number, later: number): string {
  const left = `${later} left for later`;
  if (finished === 0) return `${left}.`;
  return later === 0 ? `${finished} done.` : `${finished} done, ${left}.`;
}

/** Returns what came in since the end: `2 more chats need you.` */
export function newSentence(count: number): string {
  return count === 1 ? 'One more chat needs you.' : `${count} more chats need you.`;
}
