import type { Signal } from '../reading/contact-signals.ts';

/** Why the simulator hands a chat over to the coach. */
export type HandOverReason = 'red-flag' | 'medical' | 'minor' | 'anger' | 'asked-for-human' | 'other';

// The gravest first: a minor who is hurting gets the words for a person who is hurting.
const gravestFirst: [Signal, HandOverReason][] = [
  ['red-flag', 'red-flag'],
  ['medical', 'medical'],
  ['minor', 'minor'],
  ['anger', 'anger'],
  ['asks-for-human', 'asked-for-human'],
  ['existing-client', 'other'],
  ['business-pitch', 'other'],
];

/** Returns why these signals need a person, or null. */
export function findHandOverReason(signals: Set<Signal>): HandOverReason | null {
  return gravestFirst.find(([signal]) => signals.has(signal))?.[1] ?? null;
}
