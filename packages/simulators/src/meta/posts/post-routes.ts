import type { FastifyInstance, FastifyRequest } from 'fastify';

import { hide } from '../graph/false-answer.ts';
import { GraphRefusal } from '../graph/graph-error.ts';
import type { ActiveFaults } from '../graph/graph-faults.ts';
import { pageOf } from '../graph/graph-list.ts';
import { injectedFailure } from '../graph/graph-refusals.ts';
import { noSuchObject, pageRequest, textOf, type NodeRequest } from '../graph/graph-request.ts';
import type { ThreadAccount } from '../threads/thread-world.ts';
import type { PostActions } from './post-actions.ts';
import { commentsBelow, commentView, postView, visibleComment, type PostViewParts } from './post-views.ts';

type Parts = PostViewParts & {
  actions: PostActions;
  faults: ActiveFaults;
  /** The account that may read posts, or a refusal. */
  readerOf: (request: FastifyRequest) => ThreadAccount;
  /** The account that may read and answer comments, or a refusal. */
  moderatorOf: (request: FastifyRequest) => ThreadAccount;
  namesAccount: (node: string, account: ThreadAccount) => boolean;
};

/**
 * Adds the list of posts, reading and writing under comments.
 * Returns what a single node of a post or comment shows.
 */
export function addPostRoutes(app: FastifyInstance, parts: Parts) {
  const { actions, dialect, faults, postWorld } = parts;
  const { edges } = dialect.comments;

  app.get<{ Params: { node: string } }>(`/:node/${edges.posts}`, (request) => {
    const account = parts.readerOf(request);
    const { node } = request.params;
    if (!parts.namesAccount(node, account)) throw noSuchObject(node);
    const failure = faults.takeFailure('media');
    if (failure) throw injectedFailure(failure);
    return pageOf(
      postWorld.postsOf(account.id),
      pageRequest(request),
      ({ id }) => id,
      (post) => postView(parts, request, post),
    );
  });

  app.get<{ Params: { node: string } }>(`/:node/${edges.comments}`, (request) => {
    const account = parts.moderatorOf(request);
    const { node } = request.params;
    const post = postWorld.posts.get(node);
    if (post?.accountId === account.id) return commentsBelow(parts, request, { postId: node });
    if (edges.comments !== edges.replies) throw noSuchObject(node);
    return commentsBelow(parts, request, { parentId: visibleComment(parts, account, node).id });
  });

  if (edges.comments !== edges.replies) {
    app.get<{ Params: { node: string } }>(`/:node/${edges.replies}`, (request) =>
      commentsBelow(parts, request, {
        parentId: visibleComment(parts, parts.moderatorOf(request), request.params.node).id,
      }),
    );
  }

  app.post<{ Params: { node: string } }>(`/:node/${edges.replies}`, async (request: NodeRequest, reply) => {
    const account = parts.moderatorOf(request);
    const failure = faults.takeFailure('public-reply');
    if (failure) throw injectedFailure(failure);
    const above = visibleComment(parts, account, request.params.node);
    const post = postWorld.getPost(account.id, above.postId);
    const text = textOf(request.body, 'message') ?? textOf(request.query, 'message') ?? '';
    if (text.trim() === '') throw new GraphRefusal(100, '(#100) The parameter message is required');
    if (above.hidden || post.kind === 'live') throw noSuchObject(above.id);
    const falseAnswer = faults.takeFalseAnswer('public-reply');
    const written = actions.add(account.id, null, above.postId, { text, parentId: above.id });
    if (falseAnswer !== null) return hide(reply, falseAnswer);
    return { id: written.id };
  });

  return {
    /** Returns the node of a post or comment; undefined where the id is neither. */
    view(request: NodeRequest): Record<string, unknown> | undefined {
      const { node } = request.params;
      const post = postWorld.posts.get(node);
      if (post !== undefined) {
        const account = parts.readerOf(request);
        if (post.accountId !== account.id) throw noSuchObject(node);
        return postView(parts, request, post);
      }
      if (!postWorld.comments.has(node)) return undefined;
      return commentView(parts, request, visibleComment(parts, parts.moderatorOf(request), node));
    },
  };
}
