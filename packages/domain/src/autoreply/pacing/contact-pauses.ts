import type { Turn } from '../decision/bot-loop.ts';

/** Returns how long the contact took to answer our side, oldest first. */
export function contactPauses(turns: Turn[]): number[] {
  return turns.flatMap(({ from, at }, index) => {
    const before = turns[index - 1];
    return from === 'contact' && before !== undefined && before.from !== 'contact'
      ? [at.getTime() - before.at.getTime()]
      : [];
  });
}
