/** Why a chat needed the coach when it was taken off the queue; ISO instants. */
export type SetAside = {
  stage: 'new' | 'engaged' | 'qualified' | 'booked' | 'lost' | 'needs_you';
  handOverReason: string | null;
  handedOverAt: string | null;
  sendFailedAt: string | null;
  sendUnconfirmedAt: string | null;
  awaitingSince: string | null;
  autorepliesEnabled: boolean;
  /** The newest message of the chat at that time: with another one it is no longer the same matter. */
  lastActivityAt: string | null;
};
