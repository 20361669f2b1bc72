import { refusal } from '../graph/graph-refusals.ts';
import type { PlatformDialect } from '../platform-dialect.ts';
import type { ThreadWorld } from '../threads/thread-world.ts';
import type { PostWorld } from './post-world.ts';

// Meta: one private reply to a comment, within seven days.
const privateReplyMs = 7 * 24 * 3_600_000;

/** Returns who wrote a comment that may be answered by one message, and uses that up; else refuses. */
export function answerPrivately(
  parts: { dialect: PlatformDialect; world: ThreadWorld; postWorld: PostWorld; now: () => Date },
  accountId: string,
  commentId: string,
): string {
  const { dialect, postWorld, world } = parts;
  const { gone, spent } = dialect.comments.refusals;
  const comment = postWorld.comments.get(commentId);
  if (comment?.accountId !== accountId || comment.removed || comment.contactId === null) throw refusal(...gone);
  if (parts.now().getTime() - Date.parse(comment.at) > privateReplyMs) throw refusal(...gone);
  if (comment.answeredPrivately) throw refusal(...spent);
  if (world.getContact(accountId, comment.contactId).blocked) throw refusal(...dialect.refusals.blocked);
  comment.answeredPrivately = true;
  return comment.contactId;
}
