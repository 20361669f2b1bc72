/** What can end a sequence early, in order of report. */
export const chatEnds = ['opted-out', 'taken-over', 'agent-off', 'call-booked', 'said-no', 'needs-person'] as const;

/** A property of a chat that ends its sequence. */
export type ChatEnd = (typeof chatEnds)[number];

/** Why nothing more of a sequence is sent. */
export const followUpEnds = ['disabled', ...chatEnds, 'answered', 'person-spoke', 'nothing-asked'] as const;
export type FollowUpEnd = (typeof followUpEnds)[number];

/** The facts that begin and end a sequence. */
export type SequenceFacts = {
  ends: ChatEnd[];
  lastSpeaker: 'contact' | 'agent' | 'coach' | 'other-app';
  /** When the agent's newest answer was sent, follow-ups not counted; null where it gave none. */
  silentSince: Date | null;
  /** Whether that answer asked or offered something. */
  asked: boolean;
};

/** Returns why no further step of a sequence may be sent; null while it continues. */
export function findEnd(facts: SequenceFacts, rules: { enabled: boolean }): FollowUpEnd | null {
  if (!rules.enabled) return 'disabled';
  const end = chatEnds.find((one) => facts.ends.includes(one));
  if (end !== undefined) return end;
  if (facts.lastSpeaker === 'contact') return 'answered';
  if (facts.lastSpeaker !== 'agent') return 'person-spoke';
  return facts.asked && facts.silentSince !== null ? null : 'nothing-asked';
}
