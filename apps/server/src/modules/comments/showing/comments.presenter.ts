import { type AccountPost, type Comment, type CommentReply, type Post, sourceOf } from '@spotter/contract';
import type { ChannelPost } from '@spotter/providers/ports/channel-comments';
import type { PostRow, ReplyRow } from '../answering/comment-state.repository.ts';
import { failureSentences, outcomeSentences } from './comment-sentences.ts';
import type { ShownComment } from './comments.repository.ts';

/** Returns a stored comment as the API shows it. */
export function presentComment({ agentId, channel, comment, post, replies }: ShownComment): Comment {
  const { id, reason, triggerId } = comment;
  const replyOf = (kind: ReplyRow['kind']) => replies.find((reply) => reply.kind === kind);
  return {
    _id: id,
    botId: comment.botId,
    from: sourceOf(channel),
    username: comment.username,
    text: comment.text,
    at: comment.at.toISOString(),
    state: comment.state,
    isReply: comment.parentId !== null,
    isLive: comment.isLive,
    adId: comment.adId,
    post: presentPost(comment.postId, post),
    outcome: {
      reason: reason ?? 'new',
      sentence: outcomeSentences[reason ?? 'new'],
      missed: comment.missed.map((miss) => ({ _id: miss.id, because: miss.because })),
    },
    trigger: triggerId === null ? null : { _id: triggerId, agentId, word: comment.word },
    publicReply: presentReply(replyOf('public')),
    privateReply: presentReply(replyOf('private')),
    chatId: comment.chatId,
  };
}

function presentReply(reply: ReplyRow | undefined): CommentReply | null {
  if (reply === undefined) return null;
  const { attemptedAt, failure, status, text } = reply;
  return {
    text,
    status,
    at: attemptedAt?.toISOString() ?? null,
    failure: failure === null ? null : failureSentences[failure],
  };
}

/** Returns a post as the API shows it; one that was not looked up yet has its id alone. */
export function presentPost(postId: string, post: PostRow | null): Post {
  return {
    _id: postId,
    kind: post?.kind ?? 'post',
    caption: post?.caption ?? null,
    picture: post?.pictureUrl ?? null,
    link: post?.link ?? null,
    at: post?.postedAt?.toISOString() ?? null,
  };
}

const maxCaptionLength = 300;

/** Returns a post of the platform's list. */
export function presentAccountPost(post: ChannelPost): AccountPost {
  return {
    _id: post.postId,
    kind: post.kind,
    caption: post.caption?.slice(0, maxCaptionLength) ?? null,
    picture: post.pictureUrl,
    link: post.link,
    at: post.at?.toISOString() ?? null,
    comments: post.comments,
    isOpen: post.isOpen,
  };
}
