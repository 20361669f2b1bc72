import type { LeakKind } from '@spotter/domain/inbox';

/** How far a chat has come. */
export const chatStages = ['new', 'engaged', 'qualified', 'booked', 'lost', 'needs_you'] as const;

/** Why a chat needed the coach when it was taken off the queue; ISO instants. */
export type SetAside = {
  stage: (typeof chatStages)[number];
  handOverReason: string | null;
  handedOverAt: string | null;
  sendFailedAt: string | null;
  sendUnconfirmedAt: string | null;
  awaitingSince: string | null;
  /** How the lead was about to be lost. Absent: from before this was known. */
  leak?: { kind: LeakKind; since: string } | null;
  autorepliesEnabled: boolean;
  /** The newest message of the chat at that time: with another one it is no longer the same matter. */
  lastActivityAt: string | null;
};
