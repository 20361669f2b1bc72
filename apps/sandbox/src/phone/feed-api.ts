import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Platform, platformOf } from './platforms.ts';

const PostBody = z.object({ caption: z.string().trim().min(1).max(2_200), kind: z.enum(['image', 'live']) });
const CommentBody = z.object({
  /** Null: the account itself. */
  contactId: z.string().max(32).nullable(),
  text: z.string().trim().min(1).max(2_200),
  parentId: z.string().max(64).nullable(),
});
const unknown = { message: 'There is no such account or post.' };

/** Adds the posts of accounts and what people write under them. */
export function addFeedApi(app: FastifyInstance, platforms: Platform[]): void {
  app.get<{ Params: { accountId: string } }>('/api/accounts/:accountId/posts', (request, reply) => {
    const { accountId } = request.params;
    const platform = platformOf(platforms, accountId);
    if (!platform) return reply.code(404).send(unknown);
    const names = new Map(
      platform.leads(accountId).map(({ id, name, username }) => [id, username ?? name ?? 'Someone']),
    );
    const own = platform.accounts().find(({ id }) => id === accountId)!;
    return platform.control.posts(accountId).map((post) => ({
      id: post.id,
      kind: post.kind,
      caption: post.caption,
      comments: post.comments.map(({ contactId, hidden, id, parentId, text }) => ({
        id,
        parentId,
        text,
        hidden,
        isOwn: contactId === null,
        by: contactId === null ? (own.username ?? own.name) : names.get(contactId),
      })),
    }));
  });

  app.post<{ Params: { accountId: string } }>('/api/accounts/:accountId/posts', (request, reply) => {
    const { accountId } = request.params;
    const platform = platformOf(platforms, accountId);
    const body = PostBody.safeParse(request.body);
    if (!platform) return reply.code(404).send(unknown);
    if (!body.success) return reply.code(400).send({ message: 'A post has 1 to 2,200 characters.' });
    return reply.code(201).send({ id: platform.control.addPost(accountId, body.data) });
  });

  app.post<{ Params: { accountId: string; postId: string } }>(
    '/api/accounts/:accountId/posts/:postId/comments',
    (request, reply) => {
      const { accountId, postId } = request.params;
      const platform = platformOf(platforms, accountId);
      const body = CommentBody.safeParse(request.body);
      if (!body.success) return reply.code(400).send({ message: 'A comment has 1 to 2,200 characters.' });
      const { contactId, parentId, text } = body.data;
      const post = platform?.control.posts(accountId).find(({ id }) => id === postId);
      const isKnown = contactId === null || platform?.leads(accountId).some(({ id }) => id === contactId) === true;
      const isUnder = parentId === null || post?.comments.some(({ id }) => id === parentId) === true;
      if (!platform || !post || !isKnown || !isUnder) return reply.code(404).send(unknown);
      const written = { text, ...(parentId === null ? {} : { parentId }) };
      const id =
        contactId === null
          ? platform.control.commentAsCoach(accountId, postId, written)
          : platform.control.comment(accountId, contactId, postId, written);
      return reply.code(201).send({ id });
    },
  );
}
