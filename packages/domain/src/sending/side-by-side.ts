/** The requests that each owner has under way, and how many a service takes side by side. */
export type SideBySide<Owner> = { limit: number; underWay: ReadonlyMap<Owner, number> };

/** An owner with many requests leaves the rest to the others, also while they have none. */
const maxOwnerShare = 3 / 4;
/** The growth with each answer that was given while the limit was reached: a tenth in each round. */
const growth = 0.1;

/**
 * Returns the owner whose request is next:
 * the one with the fewest under way, the first of these; null: all wait.
 */
export function nextInTurn<Owner>(waiting: Iterable<Owner>, { limit, underWay }: SideBySide<Owner>): Owner | null {
  const places = Math.floor(limit);
  if (countOf(underWay) >= places) return null;
  const max = Math.ceil(places * maxOwnerShare);
  let next: { owner: Owner; count: number } | null = null;
  for (const owner of waiting) {
    const count = underWay.get(owner) ?? 0;
    if (count < max && count < (next?.count ?? Infinity)) next = { owner, count };
  }
  return next?.owner ?? null;
}

/** Returns the limit after an answer: a service that answers at its limit may take more. */
export function limitAfterAnswer<Owner>({ limit, underWay }: SideBySide<Owner>, max: number): number {
  return countOf(underWay) >= Math.floor(limit * maxOwnerShare) ? Math.min(max, limit + growth) : limit;
}

/** Returns the limit after a refusal because of too many requests: half of what was under way. */
export function limitAfterRefusal<Owner>({ limit, underWay }: SideBySide<Owner>): number {
  return Math.max(1, Math.floor(Math.min(limit, countOf(underWay)) / 2));
}

function countOf<Owner>(underWay: ReadonlyMap<Owner, number>): number {
  let count = 0;
  for (const one of underWay.values()) count += one;
  return count;
}
