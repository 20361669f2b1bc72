import { z } from 'zod';
import { toPastInstant } from '../http/wire-instant.ts';
import { optionalText } from '../meta/graph-wire.ts';
import { wireId, type EnvelopeChange } from '../meta/webhook-envelope.ts';
import type { ChannelEvent, CommentChange } from '../ports/channel-event.ts';

const optionalId = wireId.nullish().catch(null);

const feedSchema = z.object({
  item: z.string(),
  verb: z.string(),
  comment_id: optionalId,
  post_id: optionalId,
  parent_id: optionalId,
  message: optionalText,
  created_time: z.unknown().optional(),
  is_hidden: z.boolean().nullish().catch(null),
  // Pages name people by an id that no chat knows.
  from: z.object({ id: optionalId, name: optionalText }).nullish().catch(null),
});

const changes: Record<string, CommentChange> = {
  add: 'added',
  edit: 'edited',
  edited: 'edited',
  update: 'edited',
  remove: 'removed',
  delete: 'removed',
  hide: 'hidden',
  unhide: 'shown',
};

/** Returns a comment of the field `feed` in our words; null for any other field. Never throws. */
export function toPageComment(change: EnvelopeChange, arrivedAt: Date): ChannelEvent | null {
  if (change.field !== 'feed') return null;
  const wire = feedSchema.safeParse(change.value).data;
  if (wire === undefined) return { kind: 'ignored', because: 'an unreadable feed change' };
  const did = changes[wire.verb];
  if (wire.item !== 'comment' || did === undefined)
    return { kind: 'ignored', because: `feed: ${`${wire.item} ${wire.verb}`.slice(0, 40)}` };
  const { comment_id: commentId, post_id: postId } = wire;
  if (typeof commentId !== 'string') return { kind: 'ignored', because: 'a comment without id' };
  if (typeof postId !== 'string') return { kind: 'ignored', because: 'a comment without a post' };
  const authorId = wire.from?.id ?? null;
  return {
    kind: 'comment',
    accountId: change.accountId,
    at:
      toPastInstant(did === 'added' ? wire.created_time : null, arrivedAt) ??
      toPastInstant(change.sentAt, arrivedAt) ??
      arrivedAt,
    commentId,
    change: did,
    hidden: wire.is_hidden === true,
    // Under the post itself, the platform names the post as the parent.
    parentId: typeof wire.parent_id === 'string' && wire.parent_id !== postId ? wire.parent_id : null,
    postIds: [postId],
    adId: null,
    isLive: false,
    text: wire.message ?? null,
    author: { id: authorId, username: wire.from?.name ?? null, isSelf: authorId === change.accountId },
    contactId: null,
  };
}
