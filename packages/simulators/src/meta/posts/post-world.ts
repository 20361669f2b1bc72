import { randomInt } from 'node:crypto';
import type { SimulatedComment, SimulatedPost } from './post-state.ts';

type PostState = { posts?: SimulatedPost[] | undefined; comments?: SimulatedComment[] | undefined };

/** Returns posts and their comments in plain maps. */
export function createPostWorld(state: PostState | undefined) {
  const posts = new Map<string, SimulatedPost>();
  const comments = new Map<string, SimulatedComment>();
  for (const post of structuredClone(state?.posts ?? [])) posts.set(post.id, post);
  for (const comment of structuredClone(state?.comments ?? [])) comments.set(comment.id, comment);

  return {
    posts,
    comments,
    /** Returns an account's posts, newest first. */
    postsOf: (accountId: string) =>
      [...posts.values()]
        .filter((post) => post.accountId === accountId)
        .toSorted((left, right) => (left.at < right.at ? 1 : left.at > right.at ? -1 : 0)),
    /** Returns the comments under a post that are still there, oldest first. */
    commentsOf: (postId: string) =>
      [...comments.values()].filter((comment) => comment.postId === postId && !comment.removed),
    getPost(accountId: string, postId: string): SimulatedPost {
      const post = posts.get(postId);
      if (post?.accountId !== accountId) throw new Error(`The account ${accountId} has no post ${postId}`);
      return post;
    },
    getComment(commentId: string): SimulatedComment {
      const comment = comments.get(commentId);
      if (comment === undefined || comment.removed) throw new Error(`There is no comment ${commentId}`);
      return comment;
    },
    snapshot: () => structuredClone({ posts: [...posts.values()], comments: [...comments.values()] }),
  };
}

/** Posts and their comments. */
export type PostWorld = ReturnType<typeof createPostWorld>;

/** Returns 17 digits like those of media and comments, with a beginning of their own. */
export function newObjectId(start: string): string {
  let id = start;
  while (id.length < 17) id += String(randomInt(0, 10));
  return id;
}
