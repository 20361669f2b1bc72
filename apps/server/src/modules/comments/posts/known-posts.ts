import type { ChannelComments, ChannelPost } from '@spotter/providers/ports/channel-comments';
import type { ChannelAccount } from '@spotter/providers/ports/messaging-channel';
import type { Database } from '../../../database/database.ts';
import type { PostRow } from '../answering/comment-state.repository.ts';
import { storePost } from './posts.repository.ts';

const maxCaptionLength = 300;
const maxAddressLength = 2_000;

/** Asks the platform about a post, and keeps the answer. One that is not visible to us is not the account's own. */
export async function loadPost(
  database: Database,
  platform: { comments: ChannelComments; account: ChannelAccount },
  { botId, postId }: { botId: string; postId: string },
  now: Date,
): Promise<PostRow> {
  const found = await platform.comments.findPost(platform.account, postId);
  const post: PostRow = {
    botId,
    postId,
    kind: found?.kind ?? 'post',
    ...shown(found),
    postedAt: found?.at ?? null,
    isOwn: found?.isOwn ?? false,
    lookedUpAt: now,
  };
  await storePost(database, post);
  return post;
}

function shown(post: ChannelPost | null): Pick<PostRow, 'caption' | 'pictureUrl' | 'link'> {
  return {
    caption: post?.caption?.slice(0, maxCaptionLength) ?? null,
    pictureUrl: address(post?.pictureUrl ?? null),
    link: address(post?.link ?? null),
  };
}

/** Returns the address if a browser may be sent there. */
function address(url: string | null): string | null {
  return url !== null && url.length <= maxAddressLength && /^https?:\/\//.test(url) ? url : null;
}
