/** What a proposal does when the contact agrees. */
export const proposalActions = ['book', 'move', 'cancel'] as const;
export type ProposalAction = (typeof proposalActions)[number];

/**
 * What the agent has proposed in a chat: several times to choose from (`offer`), or the one thing that it asks
 * to confirm (`confirm`). It is kept with the message that says it.
 */
export type Proposal = {
  id: string;
  kind: 'offer' | 'confirm';
  action: ProposalAction;
  /** The starts that it names, in their order; for `cancel` the start of the call. */
  slots: Date[];
  /** `replaced`: a newer one exists; `used`: what it asked about was done. */
  state: 'live' | 'replaced' | 'used';
  /** The message that says it. */
  messageId: string;
  saidAt: Date;
  /** When it gets too old to agree to. */
  expiresAt: Date;
};

/** The meaning of a button: one of the times, other times, yes, or no. */
export type TapChoice = { kind: 'slot'; nth: number } | { kind: 'other-times' } | { kind: 'yes' } | { kind: 'no' };

/** A tapped button of ours; `foreign`: one that looks like ours but is not of this chat, or was changed. */
export type Tap = { kind: 'own'; proposalId: string; choice: TapChoice } | { kind: 'foreign' };

/** One message of the contact's answer. */
export type AnsweredMessage = {
  text: string;
  /** null: it was typed. */
  tap: Tap | null;
  hasAttachments: boolean;
  /** Whether it was spoken: what was only heard never agrees. Absent: no. */
  isHeard?: boolean;
  /** When it was written, by the platform's clock. */
  sentAt: Date;
};

/** How long a contact can agree to a proposal. */
export const proposalLifeMs = 24 * 3_600_000;

/** Whether a contact can still agree to a proposal. */
export function isLive(proposal: Pick<Proposal, 'state' | 'expiresAt'>, now: Date): boolean {
  return proposal.state === 'live' && now < proposal.expiresAt;
}
