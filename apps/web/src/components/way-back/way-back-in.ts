import { paths } from '../../paths.ts';

/** What each screen is called on the way back to it, by the beginning of its address. The first that fits counts. */
const names: [start: string, name: string][] = [
  [paths.board(''), 'the board'],
  [paths.conversations(''), 'conversations'],
  [paths.account(''), 'the account'],
  [paths.chat(''), 'the conversation before'],
  [paths.needsYou, 'Needs you'],
  [paths.analytics, 'analytics'],
  [paths.safetyRecord, 'the safety record'],
  [paths.dashboard, 'the dashboard'],
  [paths.calls, 'calls'],
  [paths.followUps, 'follow-ups'],
  [paths.tags, 'tags'],
  [paths.neverList, 'the never list'],
  [paths.knowledge, 'what it knows'],
  [paths.notifications, 'notifications'],
  [paths.agents, 'agents'],
  [paths.agent(''), 'the agent'],
];

/** Returns where a page was opened from, by the state of its address; null: where it usually is. */
export function wayBackIn(state: unknown, ownPath: string): { to: string; where: string; state: unknown } | null {
  if (typeof state !== 'object' || state === null || !('from' in state) || !('before' in state)) return null;
  const { from: to, before } = state;
  if (typeof to !== 'string' || !/^\/(?!\/)/.test(to)) return null;
  // A page that was opened from itself leads to where it was before.
  if (to.startsWith(ownPath)) return wayBackIn(before, ownPath);
  const where = names.find(([start]) => to.startsWith(start))?.[1] ?? 'the page before';
  return { to, where, state: before };
}
