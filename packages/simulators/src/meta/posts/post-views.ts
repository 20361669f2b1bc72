import type { FastifyRequest } from 'fastify';
import { fieldsOf, noSuchObject, pickFields } from '../graph/graph-request.ts';
import type { PlatformDialect } from '../platform-dialect.ts';
import type { ThreadAccount, ThreadWorld } from '../threads/thread-world.ts';
import type { SimulatedComment, SimulatedPost } from './post-state.ts';
import type { PostWorld } from './post-world.ts';

/** What posts and comments are shown from. */
export type PostViewParts = { dialect: PlatformDialect; world: ThreadWorld; postWorld: PostWorld };

const maxListed = 50;

/** Returns the requested fields of a post. One without a picture of its own has one that is drawn. */
export function postView(
  { dialect, postWorld }: PostViewParts,
  request: FastifyRequest,
  post: SimulatedPost,
): Record<string, unknown> {
  const drawn = `${request.protocol}://${request.host}/pictures/${encodeURIComponent(post.id)}.png`;
  const shown = { ...post, pictureUrl: post.pictureUrl ?? drawn };
  const all = dialect.comments.postView(shown, postWorld.commentsOf(post.id).length);
  return { ...pickFields(all, fieldsOf(request)), id: post.id };
}

/** Returns the requested fields of a comment. */
export function commentView(
  { dialect, world }: PostViewParts,
  request: FastifyRequest,
  comment: SimulatedComment,
): Record<string, unknown> {
  const person = comment.contactId === null ? null : world.getContact(comment.accountId, comment.contactId);
  const all = dialect.comments.commentView(comment, person, world.getAccount(comment.accountId));
  return { ...pickFields(all, fieldsOf(request)), id: comment.id };
}

/** Lists what stands below a post or a comment, newest first: the platforms list answers apart. */
export function commentsBelow(
  parts: PostViewParts,
  request: FastifyRequest,
  above: { postId: string } | { parentId: string },
) {
  const found = [...parts.postWorld.comments.values()].filter((comment) =>
    'parentId' in above
      ? comment.parentId === above.parentId
      : comment.postId === above.postId && comment.parentId === null,
  );
  return {
    data: found
      .filter(({ removed }) => !removed)
      .toReversed()
      .slice(0, maxListed)
      .map((comment) => commentView(parts, request, comment)),
  };
}

/** Returns a comment under one of the account's posts; refuses every other id. */
export function visibleComment({ postWorld }: PostViewParts, account: ThreadAccount, id: string): SimulatedComment {
  const comment = postWorld.comments.get(id);
  if (comment === undefined || comment.removed || comment.accountId !== account.id) throw noSuchObject(id);
  return comment;
}
