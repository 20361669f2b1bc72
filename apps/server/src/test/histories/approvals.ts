import { createDice } from './dice.ts';
import { gridMs, type Act, type History, type ApprovalChoice } from './history.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Returns a history in which people read the answer that waits and decide a while after,
 * at once with another, late, when the window ends, or while the chat is paused.
 */
export function withApprovals(history: History, seed: number): History {
  const dice = createDice(seed);
  const written = history.acts.filter(({ kind }) => kind === 'contact-writes').map(({ at }) => at);
  const looks = written.flatMap((at, nth) => {
    const next = written[nth + 1] ?? at + hour;
    const due = at + 4 * second;
    const when = dice.pickWeighted<() => number>([
      [6, () => due + dice.between(second, 2 * minute)],
      // While the contact writes on.
      [4, () => next - dice.between(0, 2 * second)],
      [2, () => due + dice.between(30 * minute, 3 * hour)],
      [2, () => at + 24 * hour - dice.between(-minute, 7 * minute)],
    ]);
    return dice.chance(0.85) ? [when()] : [];
  });
  const choice = (): ApprovalChoice =>
    dice.pickWeighted([
      [6, 'send'],
      [3, 'edit'],
      [1, 'drop'],
    ]);
  const acts = looks.map((at): Act => ({
    at: Math.round(Math.max(0, at) / gridMs) * gridMs,
    kind: 'coach-decides',
    choice: choice(),
    other: dice.chance(0.25) ? choice() : null,
    afterMs: dice.chance(0.6) ? 0 : Math.round(dice.between(0, 20 * second) / gridMs) * gridMs,
  }));
  // Somebody pauses the chat in the same instant: what they read is not to be sent any more.
  const pauses = acts.flatMap((act): Act[] => {
    if (act.kind !== 'coach-decides' || !dice.chance(0.15)) return [];
    const at = Math.max(0, act.at + act.afterMs - gridMs * dice.between(0, 2));
    return [{ at, kind: 'coach-pauses', of: 'chat', forMs: minute * dice.between(10, 120) }];
  });
  return { ...history, acts: [...history.acts, ...acts, ...pauses].toSorted((one, other) => one.at - other.at) };
}
