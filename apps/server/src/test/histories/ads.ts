import { createDice } from './dice.ts';
import { gridMs, type Act, type History } from './history.ts';

const hour = 3_600_000;

/** What the platform reports of a click on an ad. */
export const adReferral = { ref: 'spring', source: 'ADS', adId: '120200' };

/**
 * Returns a history in which ads may bring what the contact writes, reported with the message or on their own.
 * The platform keeps some of these chats open for longer than a day, and tells nobody for how long.
 */
export function withAds(history: History, seed: number): History {
  const dice = createDice(seed);
  if (dice.chance(0.6)) return history;
  const acts = history.acts.map((act): Act =>
    act.kind === 'contact-writes' && dice.chance(0.6) ? { ...act, ad: dice.pick(['with-it', 'on-its-own']) } : act,
  );
  // Afterwards nothing but an ad's window is open.
  if (dice.chance(0.5)) {
    const at = Math.round(dice.between(0, 10_000) / gridMs) * gridMs;
    acts.push({ at, kind: 'coach-pauses', of: 'chat', forMs: dice.pick([22, 25, 25, 39, 60]) * hour });
  }
  const listing = { ...history.listing, adWindowHours: dice.pick([26, 40, undefined]) };
  return { ...history, listing, acts: acts.toSorted((one, other) => one.at - other.at) };
}
