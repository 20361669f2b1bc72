const dayMs = 24 * 60 * 60_000;

// Meta: a private reply may be sent within seven days of the comment. The last minute is left to the way there.
const privateReplyMs = 7 * dayMs - 60_000;

/** Returns from when on a comment can no longer be answered by a message. */
export function privateReplyEndsAt(commentedAt: Date): Date {
  return new Date(commentedAt.getTime() + privateReplyMs);
}
