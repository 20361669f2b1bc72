const dayMs = 24 * 60 * 60_000;

// Meta: a private reply may be sent within seven days of the comment. The last minute is left to the way there.
/** Max age of a comment that a message can still answer, in ms. */
export const privateReplyMs = 7 * dayMs - 60_000;

// Meta: one of a live broadcast can be answered only while it runs, and none runs for longer than a day.
const liveReplyMs = dayMs;

/** Returns from when on a comment can no longer be answered by a message. */
export function privateReplyEndsAt({ at, isLive }: { at: Date; isLive: boolean }): Date {
  return new Date(at.getTime() + (isLive ? liveReplyMs : privateReplyMs));
}
