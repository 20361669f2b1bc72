/** Max cards at a time: as many as a coach goes through in two minutes. */
export const maxCards = 3;

/** What a coach has done with the cards. The names are those of waits. */
export type DoNextProgress = {
  /** The cards on the screen, which stay where they are. */
  shown: readonly string[];
  finished: readonly string[];
  putOff: readonly string[];
};

/**
 * Returns which waits are shown: those that were shown and still wait, then the next of the queue. Each one that
 * is finished or put off leaves less room.
 */
export function cardsOf(waiting: readonly string[], { shown, finished, putOff }: DoNextProgress): string[] {
  const room = Math.max(maxCards - finished.length - putOff.length, 0);
  const open = waiting.filter((wait) => !finished.includes(wait) && !putOff.includes(wait));
  const stayed = shown.filter((wait) => open.includes(wait));
  return [...stayed, ...open.filter((wait) => !stayed.includes(wait))].slice(0, room);
}
