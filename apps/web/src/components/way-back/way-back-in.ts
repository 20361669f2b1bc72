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
];

/** Returns where a chat was opened from, by the state of its address; null: the list or a plain address did. */
export function wayBackIn(state: unknown, chatPath: string): { to: string; where: string; state: unknown } | null {
  if (typeof state !== 'object' || state === null || !('from' in state) || !('before' in state)) return null;
  const { from: to, before } = state;
  if (typeof to !== 'string' || !/^\/(?!\/)/.test(to)) return null;
  // A chat that was found while it was open leads to where it was before.
  if (to.startsWith(chatPath)) return wayBackIn(before, chatPath);
  const where = names.find(([start]) => to.startsWith(start))?.[1] ?? 'the page before';
  return { to, where, state: before };
}
