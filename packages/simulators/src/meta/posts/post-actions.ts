import type { ActiveFaults } from '../graph/graph-faults.ts';
import type { PlatformChange } from '../platform-control.ts';
import type { PlatformDialect } from '../platform-dialect.ts';
import type { ThreadWebhooks } from '../threads/thread-webhooks.ts';
import type { ThreadWorld } from '../threads/thread-world.ts';
import type { NewComment, PostControl } from './post-control.ts';
import type { SimulatedComment, SimulatedPost } from './post-state.ts';
import type { PostWorld } from './post-world.ts';

type Parts = {
  dialect: PlatformDialect;
  world: ThreadWorld;
  postWorld: PostWorld;
  webhooks: ThreadWebhooks;
  faults: ActiveFaults;
  now: () => Date;
  emit: (change: PlatformChange) => void;
};

/** Returns what people do under posts: it changes the world, is shown live, and is sent as a webhook. */
export function createPostActions(parts: Parts) {
  const { dialect, faults, now, postWorld, emit, webhooks, world } = parts;

  function publish(comment: SimulatedComment, verb: 'add' | 'edited' | 'remove' | 'hide' | 'unhide'): void {
    const post = postWorld.getPost(comment.accountId, comment.postId);
    const person = comment.contactId === null ? null : world.getContact(comment.accountId, comment.contactId);
    const change = dialect.comments.change({
      comment,
      post,
      person,
      verb,
      account: world.getAccount(comment.accountId),
    });
    emit({ kind: 'comment', accountId: comment.accountId, postId: comment.postId });
    if (change === null) return;
    const value = faults.now().namelessComments ? withoutAuthorId(change.value) : change.value;
    void webhooks.publishChange({ accountId: comment.accountId, field: change.field, value, label: 'comment' });
  }

  /** Stores what was written, and sends it to the app. */
  function add(accountId: string, contactId: string | null, postId: string, written: NewComment): SimulatedComment {
    postWorld.getPost(accountId, postId);
    const above = written.parentId === undefined ? null : postWorld.getComment(written.parentId);
    const comment: SimulatedComment = {
      id: dialect.comments.newCommentId(postId, contactId === null),
      accountId,
      postId,
      // What answers an answer stands under the comment at the top.
      parentId: above === null ? null : (above.parentId ?? above.id),
      contactId,
      text: written.text,
      at: (written.at ?? now()).toISOString(),
      hidden: false,
      removed: false,
      answeredPrivately: false,
    };
    postWorld.comments.set(comment.id, comment);
    publish(comment, 'add');
    return comment;
  }

  const control: PostControl = {
    addPost(accountId, { at, caption, id, kind, pictureUrl, shows }) {
      world.getAccount(accountId);
      const post: SimulatedPost = {
        id: id ?? dialect.comments.newPostId(accountId),
        accountId,
        kind: kind ?? 'image',
        caption: caption ?? '',
        pictureUrl: pictureUrl ?? null,
        at: (at ?? now()).toISOString(),
        shows: shows ?? null,
      };
      postWorld.posts.set(post.id, post);
      emit({ kind: 'comment', accountId, postId: post.id });
      return post.id;
    },
    posts: (accountId) =>
      postWorld
        .postsOf(accountId)
        .map((post) => ({ ...post, comments: structuredClone(postWorld.commentsOf(post.id)) })),
    comment(accountId, contactId, postId, written) {
      world.getContact(accountId, contactId);
      return add(accountId, contactId, postId, written).id;
    },
    commentAsCoach: (accountId, postId, written) => add(accountId, null, postId, written).id,
    editComment(commentId, text) {
      const comment = postWorld.getComment(commentId);
      comment.text = text;
      publish(comment, 'edited');
    },
    removeComment(commentId) {
      const comment = postWorld.getComment(commentId);
      comment.removed = true;
      publish(comment, 'remove');
    },
    hideComment(commentId, hidden) {
      const comment = postWorld.getComment(commentId);
      comment.hidden = hidden;
      publish(comment, hidden ? 'hide' : 'unhide');
    },
  };
  return { add, control };
}

export type PostActions = ReturnType<typeof createPostActions>;

function withoutAuthorId(value: Record<string, unknown>): Record<string, unknown> {
  const { from, ...rest } = value;
  if (typeof from !== 'object' || from === null || 'self_ig_scoped_id' in from) return value;
  const { id: _, ...named } = from as Record<string, unknown>;
  return { ...rest, from: named };
}
