import type { BookingPhrases } from './booking-phrases.ts';
import type { Slots } from '../writing/speaker.ts';
import type { ToolDecision } from '../tool-decision.ts';

/** The next step in arranging a call; null where the conversation is about something else. */
export type BookingMove =
  | { kind: 'call'; tools: ToolDecision[] }
  | { kind: 'say'; phrase: keyof BookingPhrases; slots?: Partial<Slots> }
  | { kind: 'ask-zone' }
  | null;

/** Returns words for the contact. */
export function say(phrase: keyof BookingPhrases, slots: Partial<Slots> = {}): BookingMove {
  return { kind: 'say', phrase, slots };
}
