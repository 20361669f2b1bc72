import type { ChannelAccount } from './channel-account.ts';

/** A post of an account. Addresses of pictures end after some days. */
export type ChannelPost = {
  postId: string;
  kind: 'image' | 'video' | 'album' | 'reel' | 'ad' | 'live' | 'story' | 'post';
  caption: string | null;
  pictureUrl: string | null;
  link: string | null;
  at: Date | null;
  comments: number | null;
  /** Whether people can comment; null where the platform does not say. */
  isOpen: boolean | null;
};

/** Why a platform does not take an answer to a comment for good. */
export type CommentRefusal =
  /** The one private reply to this comment is used up. */
  | 'already-answered'
  /** The comment is gone or was never visible to us; for a private reply also: it is too old, or answered already. */
  | 'comment-gone'
  /** The platform does not let this person or comment be answered. */
  | 'cannot-be-answered'
  | 'contact-unavailable'
  /** The account was connected without the permission, or it was taken away. */
  | 'permission-missing'
  | 'account-reconnect'
  | 'account-restricted'
  | 'app-misconfigured'
  | 'bad-request';

/** What kept an answer from being sent, and from which a later try may recover; it was certainly not sent. */
type NotSent =
  | {
      kind: 'try-again';
      because: 'rate-limited' | 'provider-down';
      afterMs: number | null;
      scope?: 'app';
      providerCode: string | null;
    }
  | { kind: 'refused'; because: CommentRefusal; providerCode: string | null }
  /** It may have been sent. A private reply is never tried again; a public one is looked for. */
  | { kind: 'unconfirmed'; detail: string };

/** The outcome of the one message to the person who commented. `contactId` is the person's id in the chat. */
export type PrivateReplyOutcome = { kind: 'sent'; messageId: string; contactId: string } | NotSent;

/** The outcome of an answer under a comment. `commentId`: the id of the answer itself. */
export type PublicReplyOutcome = { kind: 'sent'; commentId: string } | NotSent;

/** One answer under a comment, as the platform lists it. */
export type ListedReply = { commentId: string; text: string; username: string | null; authorId: string | null };

/** One comment under a post, as the platform lists it: not those that answer another one. */
export type ListedComment = ListedReply & {
  /** null: the platform does not say. */
  at: Date | null;
  hidden: boolean;
  /** The author's id in the account's chats, where the platform says so. */
  contactId: string | null;
};

/**
 * What a platform can do with the comments under an account's posts.
 * No send throws: every failure is an outcome.
 */
export type ChannelComments = {
  /** Sends the one message that a comment allows. `clientId`: passed on where the platform has a field for it. */
  sendPrivateReply(
    account: ChannelAccount,
    reply: { commentId: string; text: string; clientId: string },
  ): Promise<PrivateReplyOutcome>;
  sendPublicReply(account: ChannelAccount, reply: { commentId: string; text: string }): Promise<PublicReplyOutcome>;
  /** Returns the newest answers under a comment. Throws ProviderError. */
  listReplies(account: ChannelAccount, commentId: string): Promise<ListedReply[]>;
  /** Returns the newest comments under a post, at most 50, newest first. Throws ProviderError. */
  listComments(account: ChannelAccount, postId: string): Promise<ListedComment[]>;
  /** Returns a page of the account's posts, newest first; `after` is null at the end. Throws ProviderError. */
  listPosts(
    account: ChannelAccount,
    page: { limit: number; after: string | null },
  ): Promise<{ posts: ChannelPost[]; after: string | null }>;
  /** Returns a post, and whether it is the account's own; null where it is not visible. Throws ProviderError. */
  findPost(account: ChannelAccount, postId: string): Promise<(ChannelPost & { isOwn: boolean }) | null>;
};
