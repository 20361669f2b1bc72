import type { FastifyInstance, FastifyRequest } from 'fastify';

import { hide } from '../graph/false-answer.ts';
import { GraphRefusal } from '../graph/graph-error.ts';
import type { ActiveFaults } from '../graph/graph-faults.ts';
import { pageOf } from '../graph/graph-list.ts';
import { injectedFailure } from '../graph/graph-refusals.ts';
import { fieldsOf, noSuchObject, pageRequest, pickFields, textOf, type NodeRequest } from '../graph/graph-request.ts';
import type { PlatformDialect } from '../platform-dialect.ts';
import type { ThreadAccount, ThreadWorld } from '../threads/thread-world.ts';
import type { PostActions } from './post-actions.ts';
import type { SimulatedComment, SimulatedPost } from './post-state.ts';
import type { PostWorld } from './post-world.ts';

type Parts = {
  dialect: PlatformDialect;
  world: ThreadWorld;
  postWorld: PostWorld;
  actions: PostActions;
  faults: ActiveFaults;
  /** The account that may read posts, or a refusal. */
  readerOf: (request: FastifyRequest) => ThreadAccount;
  /** The account that may read and answer comments, or a refusal. */
  moderatorOf: (request: FastifyRequest) => ThreadAccount;
  namesAccount: (node: string, account: ThreadAccount) => boolean;
};

const maxListed = 50;

/**
 * Adds the list of posts, reading and writing under comments.
 * Returns what a single node of a post or comment shows.
 */
export function addPostRoutes(app: FastifyInstance, parts: Parts) {
  const { actions, dialect, faults, postWorld, world } = parts;
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
      (post) => postView(request, post),
    );
  });

  /** Lists what stands below a post or a comment, newest first: the platforms list answers apart. */
  function below(
    request: FastifyRequest<{ Params: { node: string } }>,
    above: { postId: string } | { parentId: string },
  ) {
    const found = [...postWorld.comments.values()].filter((comment) =>
      'parentId' in above
        ? comment.parentId === above.parentId
        : comment.postId === above.postId && comment.parentId === null,
    );
    return {
      data: found
        .filter(({ removed }) => !removed)
        .toReversed()
        .slice(0, maxListed)
        .map((comment) => commentView(request, comment)),
    };
  }

  app.get<{ Params: { node: string } }>(`/:node/${edges.comments}`, (request) => {
    const account = parts.moderatorOf(request);
    const { node } = request.params;
    const post = postWorld.posts.get(node);
    if (post?.accountId === account.id) return below(request, { postId: node });
    if (edges.comments !== edges.replies) throw noSuchObject(node);
    return below(request, { parentId: visibleComment(account, node).id });
  });

  if (edges.comments !== edges.replies) {
    app.get<{ Params: { node: string } }>(`/:node/${edges.replies}`, (request) =>
      below(request, { parentId: visibleComment(parts.moderatorOf(request), request.params.node).id }),
    );
  }

  app.post<{ Params: { node: string } }>(`/:node/${edges.replies}`, async (request: NodeRequest, reply) => {
    const account = parts.moderatorOf(request);
    const failure = faults.takeFailure('public-reply');
    if (failure) throw injectedFailure(failure);
    const above = visibleComment(account, request.params.node);
    const post = postWorld.getPost(account.id, above.postId);
    const text = textOf(request.body, 'message') ?? textOf(request.query, 'message') ?? '';
    if (text.trim() === '') throw new GraphRefusal(100, '(#100) The parameter message is required');
    if (above.hidden || post.kind === 'live') throw noSuchObject(above.id);
    const falseAnswer = faults.takeFalseAnswer('public-reply');
    const written = actions.add(account.id, null, above.postId, { text, parentId: above.id });
    if (falseAnswer !== null) return hide(reply, falseAnswer);
    return { id: written.id };
  });

  function visibleComment(account: ThreadAccount, id: string): SimulatedComment {
    const comment = postWorld.comments.get(id);
    if (comment === undefined || comment.removed || comment.accountId !== account.id) throw noSuchObject(id);
    return comment;
  }

  /** A post without a picture of its own has one that is drawn. */
  function postView(request: FastifyRequest, post: SimulatedPost): Record<string, unknown> {
    const drawn = `${request.protocol}://${request.host}/pictures/${encodeURIComponent(post.id)}.png`;
    const shown = { ...post, pictureUrl: post.pictureUrl ?? drawn };
    const all = dialect.comments.postView(shown, postWorld.commentsOf(post.id).length);
    return { ...pickFields(all, fieldsOf(request)), id: post.id };
  }

  function commentView(request: FastifyRequest, comment: SimulatedComment): Record<string, unknown> {
    const person = comment.contactId === null ? null : world.getContact(comment.accountId, comment.contactId);
    const all = dialect.comments.commentView(comment, person, world.getAccount(comment.accountId));
    return { ...pickFields(all, fieldsOf(request)), id: comment.id };
  }

  return {
    /** Returns the node of a post or comment; undefined where the id is neither. */
    view(request: NodeRequest): Record<string, unknown> | undefined {
      const { node } = request.params;
      const post = postWorld.posts.get(node);
      if (post !== undefined) {
        const account = parts.readerOf(request);
        if (post.accountId !== account.id) throw noSuchObject(node);
        return postView(request, post);
      }
      if (!postWorld.comments.has(node)) return undefined;
      return commentView(request, visibleComment(parts.moderatorOf(request), node));
    },
  };
}
