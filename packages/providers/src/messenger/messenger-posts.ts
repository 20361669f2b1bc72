import { z } from 'zod';
import type { CommentDialect } from '../meta/graph-comments.ts';
import { instant, optionalText } from '../meta/graph-wire.ts';
import { wireId } from '../meta/webhook-envelope.ts';

const postSchema = z.object({
  id: wireId,
  message: optionalText,
  full_picture: optionalText,
  permalink_url: optionalText,
  created_time: instant.nullish().catch(null),
  from: z.object({ id: wireId }).nullish().catch(null),
});

const fields = 'id,from,message,full_picture,permalink_url,created_time';

/** How a page speaks of posts and comments. */
export const messengerComments: CommentDialect = {
  provider: 'messenger',
  edges: { replies: 'comments', posts: 'published_posts' },
  fields: {
    reply: 'id,message,from',
    comment: 'id,message,from,created_time,is_hidden',
    post: fields,
    fewer: 'id,from,permalink_url,created_time',
  },
  namesContacts: false,
  messageFields: (clientId) => ({ metadata: clientId }),
  toPost(wire, account) {
    const post = postSchema.safeParse(wire).data;
    if (post === undefined) return null;
    return {
      postId: post.id,
      kind: 'post',
      caption: post.message ?? null,
      pictureUrl: post.full_picture ?? null,
      link: post.permalink_url ?? null,
      at: post.created_time ?? null,
      comments: null,
      isOpen: null,
      // What visitors write on a page has its id too.
      isOwn: post.from?.id === account.accountId,
    };
  },
};
