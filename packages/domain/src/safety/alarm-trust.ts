/** The messages by which an alarm is measured: the newest so many that it judged, in all chats together. */
export const judgedForTrust = 20;

/**
 * Whether a line of defense can be believed on its own, by what it said of the newest messages (true: danger), oldest first.
 * Danger in more than half of them is not what people write to a coach: then the line is broken, not the world.
 */
export function isPlausible(alarms: boolean[]): boolean {
  const raised = alarms.slice(-judgedForTrust).filter((alarm) => alarm).length;
  return raised <= judgedForTrust / 2;
}
