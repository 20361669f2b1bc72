/** How many of its newest judgments measure an alarm, in all chats together. */
export const judgedForTrust = 20;

/**
 * Whether a line of defense can be believed alone, by its judgments of the newest messages (true: danger),
 * oldest first. People do not write to a coach about danger in more than half of their messages: then the line
 * is broken.
 */
export function isPlausible(alarms: boolean[]): boolean {
  const raised = alarms.slice(-judgedForTrust).filter((alarm) => alarm).length;
  return raised <= judgedForTrust / 2;
}
