import type { CommentDialect } from '../meta/platform-dialect.ts';
import { newObjectId } from '../meta/posts/post-world.ts';
import type { PageContact, SimulatedPage } from './messenger-world-state.ts';

/** A page knows who comments by another id than the one of their chat. */
function publicId({ id }: PageContact): string {
  return `10${id.slice(2)}`;
}

/** A page's own forms of posts and comments. */
export const messengerCommentDialect: CommentDialect = {
  edges: { posts: 'published_posts', comments: 'comments', replies: 'comments' },
  newPostId: (pageId) => `${pageId}_${newObjectId('44')}`,
  newCommentId: (postId) => `${postId.split('_').at(-1)}_${newObjectId('55')}`,
  change({ account, comment, person, post, verb }) {
    const page = account as SimulatedPage;
    const writer = person as PageContact | null;
    const from = writer === null ? { id: page.id, name: page.name } : { id: publicId(writer), name: nameOf(writer) };
    const seconds = Math.floor(Date.parse(comment.at) / 1_000);
    const spoken = verb === 'remove' ? {} : { message: comment.text, created_time: seconds };
    return {
      field: 'feed',
      value: {
        from,
        post_id: post.id,
        comment_id: comment.id,
        item: 'comment',
        parent_id: comment.parentId ?? post.id,
        verb,
        ...spoken,
        ...(verb === 'hide' || verb === 'unhide' ? { is_hidden: comment.hidden } : {}),
      },
    };
  },
  postView: (post) => ({
    from: { id: post.accountId },
    message: post.caption === '' ? null : post.caption,
    full_picture: post.pictureUrl,
    permalink_url: `https://www.facebook.com/${post.accountId}/posts/${post.id.split('_').at(-1)}`,
    created_time: post.at.replace(/\.\d+Z$/, '+0000'),
  }),
  commentView(comment, person, account) {
    const writer = person as PageContact | null;
    const page = account as SimulatedPage;
    return {
      message: comment.text,
      from: writer === null ? { id: page.id, name: page.name } : { id: publicId(writer), name: nameOf(writer) },
      created_time: comment.at.replace(/\.\d+Z$/, '+0000'),
      is_hidden: comment.hidden,
    };
  },
  refusals: { spent: [10_900, null], gone: [100, 33], permission: [200, null] },
};

function nameOf({ firstName, lastName }: PageContact): string {
  return lastName === null ? firstName : `${firstName} ${lastName}`;
}
