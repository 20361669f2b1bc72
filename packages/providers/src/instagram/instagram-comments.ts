import { z } from 'zod';
import { toPastInstant } from '../http/wire-instant.ts';
import { optionalText } from '../meta/graph-wire.ts';
import { wireId, type EnvelopeChange } from '../meta/webhook-envelope.ts';
import type { ChannelEvent } from '../ports/channel-event.ts';

const optionalId = wireId.nullish().catch(null);

// Only the comment and its post are required: `from`, or its id, is missing from some deliveries.
const commentSchema = z.object({
  id: optionalId,
  comment_id: optionalId,
  text: optionalText,
  parent_id: optionalId,
  from: z.object({ id: optionalId, username: optionalText, self_ig_scoped_id: optionalId }).nullish().catch(null),
  media_id: optionalId,
  media: z.object({ id: optionalId, ad_id: optionalId, original_media_id: optionalId }).nullish().catch(null),
});

const fields = ['comments', 'live_comments'];

/** Returns a change of the fields `comments` and `live_comments` in our words; null for any other. Never throws. */
export function toInstagramComment(change: EnvelopeChange, arrivedAt: Date): ChannelEvent | null {
  if (!fields.includes(change.field)) return null;
  const wire = commentSchema.safeParse(change.value).data;
  const commentId = wire?.id ?? wire?.comment_id;
  const postIds = [wire?.media?.id ?? wire?.media_id, wire?.media?.original_media_id].filter(
    (id) => typeof id === 'string',
  );
  if (wire === undefined || typeof commentId !== 'string') return { kind: 'ignored', because: 'a comment without id' };
  if (postIds.length === 0) return { kind: 'ignored', because: 'a comment without a post' };
  const authorId = wire.from?.id ?? null;
  const isSelf = (wire.from?.self_ig_scoped_id ?? null) !== null || authorId === change.accountId;
  return {
    kind: 'comment',
    accountId: change.accountId,
    // The delivery's own time: when the comment was written is not said.
    at: toPastInstant(change.sentAt, arrivedAt) ?? arrivedAt,
    commentId,
    change: 'added',
    hidden: false,
    parentId: wire.parent_id ?? null,
    postIds: [...new Set(postIds)],
    adId: wire.media?.ad_id ?? null,
    isLive: change.field === 'live_comments',
    text: wire.text ?? null,
    author: { id: authorId, username: wire.from?.username ?? null, isSelf },
    // The same space of ids as in the chats.
    contactId: isSelf ? null : authorId,
  };
}
