/** Why a lead is lost, as the agent or the coach says. */
export const lostReasons = ['not_interested', 'price', 'not_now', 'location', 'not_a_fit', 'spam', 'other'] as const;
export type LostReason = (typeof lostReasons)[number];

/** Max length of the words beside a reason, in characters. */
export const maxLostNoteLength = 200;

/** Why a lead is lost; `note`: more about it in words. */
export type Lost = { reason: LostReason; note: string | null };
