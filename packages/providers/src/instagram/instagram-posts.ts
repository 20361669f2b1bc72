import { z } from 'zod';
import type { CommentDialect } from '../meta/graph-comments.ts';
import { instant, optionalText } from '../meta/graph-wire.ts';
import { wireId } from '../meta/webhook-envelope.ts';
import type { ChannelPost } from '../ports/channel-comments.ts';

const postSchema = z.object({
  id: wireId,
  caption: optionalText,
  media_type: optionalText,
  media_product_type: optionalText,
  media_url: optionalText,
  thumbnail_url: optionalText,
  permalink: optionalText,
  timestamp: instant.nullish().catch(null),
  comments_count: z.number().int().nullish().catch(null),
  is_comment_enabled: z.boolean().nullish().catch(null),
  // Given for the caller's own posts alone.
  owner: z.object({ id: wireId }).nullish().catch(null),
});

const productKinds: Record<string, ChannelPost['kind']> = { REELS: 'reel', AD: 'ad', STORY: 'story' };
const mediaKinds: Record<string, ChannelPost['kind']> = { IMAGE: 'image', VIDEO: 'video', CAROUSEL_ALBUM: 'album' };

/** How Instagram with Instagram Login speaks of posts and comments. */
export const instagramComments: CommentDialect = {
  provider: 'instagram',
  edges: { replies: 'replies', posts: 'media' },
  fields: {
    reply: 'id,text,username,from',
    comment: 'id,text,username,from,timestamp,hidden',
    post: 'id,owner,caption,media_type,media_product_type,media_url,thumbnail_url,permalink,timestamp,comments_count,is_comment_enabled',
    // Meta's pages disagree on whether the others exist with this login.
    fewer: 'id,owner,media_type,media_url,thumbnail_url,permalink,timestamp',
  },
  namesContacts: true,
  // Instagram has no field for our own id.
  messageFields: () => ({}),
  toPost(wire, account) {
    const post = postSchema.safeParse(wire).data;
    if (post === undefined) return null;
    const media = post.media_type ?? '';
    return {
      postId: post.id,
      kind: productKinds[post.media_product_type ?? ''] ?? mediaKinds[media] ?? 'post',
      caption: post.caption ?? null,
      // A video's own address is not a picture.
      pictureUrl: post.thumbnail_url ?? (media === 'VIDEO' ? null : (post.media_url ?? null)),
      link: post.permalink ?? null,
      at: post.timestamp ?? null,
      comments: post.comments_count ?? null,
      isOpen: post.is_comment_enabled ?? null,
      isOwn: post.owner?.id === account.accountId,
    };
  },
};
