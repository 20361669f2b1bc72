import type { CommentDialect } from '../meta/platform-dialect.ts';
import { newObjectId } from '../meta/posts/post-world.ts';
import type { SimulatedPost } from '../meta/posts/post-state.ts';
import type { SimulatedAccount, SimulatedContact } from './instagram-world-state.ts';

const productTypes: Record<SimulatedPost['kind'], string> = {
  image: 'FEED',
  video: 'FEED',
  album: 'FEED',
  reel: 'REELS',
  live: 'FEED',
};
const mediaTypes: Record<SimulatedPost['kind'], string> = {
  image: 'IMAGE',
  video: 'VIDEO',
  album: 'CAROUSEL_ALBUM',
  reel: 'VIDEO',
  live: 'VIDEO',
};

/** Instagram's own forms of posts and comments. */
export const instagramCommentDialect: CommentDialect = {
  edges: { posts: 'media', comments: 'comments', replies: 'replies' },
  newPostId: () => newObjectId('180'),
  newCommentId: (_postId, isOwn) => newObjectId(isOwn ? '1787' : '1789'),
  // Instagram reports new comments alone: not that one was edited, hidden or deleted.
  change({ account, comment, person, post, verb }) {
    if (verb !== 'add') return null;
    const owner = account as SimulatedAccount;
    const writer = person as SimulatedContact | null;
    const from =
      writer === null
        ? { id: owner.id, username: owner.username, self_ig_scoped_id: `77${owner.id.slice(2)}` }
        : { id: writer.id, username: writer.username };
    const isAd = post.shows !== null;
    const media = {
      id: post.id,
      media_product_type: isAd ? 'AD' : productTypes[post.kind],
      ...(isAd ? { ad_id: `1202${post.id.slice(3)}`, ad_title: post.caption, original_media_id: post.shows } : {}),
    };
    const parent = comment.parentId === null ? {} : { parent_id: comment.parentId };
    const value = { from, id: comment.id, ...parent, text: comment.text, media };
    return { field: post.kind === 'live' ? 'live_comments' : 'comments', value };
  },
  postView: (post, comments) => ({
    owner: { id: post.accountId },
    caption: post.caption === '' ? null : post.caption,
    media_type: mediaTypes[post.kind],
    media_product_type: post.shows === null ? productTypes[post.kind] : 'AD',
    media_url: mediaTypes[post.kind] === 'VIDEO' ? null : post.pictureUrl,
    thumbnail_url: mediaTypes[post.kind] === 'VIDEO' ? post.pictureUrl : null,
    permalink: `https://www.instagram.com/p/${Buffer.from(post.id).toString('base64url').slice(0, 11)}/`,
    timestamp: post.at.replace(/\.\d+Z$/, '+0000'),
    comments_count: comments,
    is_comment_enabled: true,
  }),
  commentView(comment, person, account) {
    const writer = person as SimulatedContact | null;
    const { id, username } = writer ?? (account as SimulatedAccount);
    return {
      text: comment.text,
      username,
      from: { id, username },
      timestamp: comment.at.replace(/\.\d+Z$/, '+0000'),
      hidden: comment.hidden,
      parent_id: comment.parentId,
    };
  },
  // One code for answered before, deleted and too old.
  refusals: { spent: [100, 2_534_025], gone: [100, 2_534_025], permission: [200, 2_534_066] },
};
