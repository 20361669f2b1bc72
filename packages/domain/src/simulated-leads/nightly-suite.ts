/** The hour of the night, by the coach's clock, at which agents are tried. */
export const nightHour = 3;
/**
 * After so long an agent is tried although nothing of it has changed: a model changes behind its name, and a
 * release of the product changes answers, too. In the seventh night, which may begin a little earlier in it.
 */
export const maxRestMs = 6.5 * 24 * 3_600_000;

/** How it last went with a lead at night, and with which version. */
export type NightResult = { state: 'passed' | 'failed'; number: number };

/** A lead who turned red. `keptBy`: the version with which it went well before; null: it is new. */
export type TurnedRed = { leadId: string; keptBy: number | null };

/**
 * Compares what a night came to with the nights before. `played`: all leads of the night. One that could not be
 * played stays as it was; one that is no longer played is forgotten.
 */
export function compareNights(
  before: Record<string, NightResult>,
  played: { leadId: string; state: 'waiting' | 'passed' | 'failed' | 'not-played' }[],
  number: number,
): { turnedRed: TurnedRed[]; results: Record<string, NightResult> } {
  const turnedRed: TurnedRed[] = [];
  const results: Record<string, NightResult> = {};
  for (const { leadId, state } of played) {
    const last = Object.hasOwn(before, leadId) ? before[leadId] : undefined;
    const isPlayed = state === 'passed' || state === 'failed';
    if (isPlayed) results[leadId] = { state, number };
    else if (last !== undefined) results[leadId] = last;
    if (state === 'failed' && last?.state !== 'failed') turnedRed.push({ leadId, keptBy: last?.number ?? null });
  }
  return { turnedRed, results };
}
