/** An event that a messaging platform reported by webhook, in our words. */
export type ChannelEvent =
  | (EventBase & {
      kind: 'message';
      messageId: string;
      text: string;
      attachments: Attachment[];
      /** The message it answers, by the provider's id. */
      replyTo: string | null;
      /** The story it answers or mentions us in. Its media is never stored, only the address. */
      story: { id: string | null; url: string | null } | null;
      quickReplyPayload: string | null;
      referral: Referral | null;
      /** Whether the platform could not show it to us (view-once, polls …). */
      unsupported: boolean;
      /** Whether another app owns the conversation: to be read, not answered. */
      standby: boolean;
    })
  /**
   * A button or ice breaker: counts as a message whose text is the title.
   * Without a title there is nothing to show.
   */
  | (EventBase & {
      kind: 'postback';
      messageId: string;
      text: string;
      payload: string | null;
      referral: Referral | null;
      unsupported: boolean;
      standby: boolean;
    })
  /** The business side wrote: our own send coming back, or a person in the platform's app. */
  | (EventBase & {
      kind: 'echo';
      messageId: string;
      text: string;
      attachments: Attachment[];
      /** Messenger only: the app that sent it. */
      appId: string | null;
      /** Messenger only: the client id that we sent with it. */
      metadata: string | null;
      /** Whether the account wrote to itself. */
      isSelf: boolean;
      /** Whether another app owns the conversation. */
      standby: boolean;
    })
  | (EventBase & { kind: 'unsent'; messageId: string; from: 'contact' | 'business' })
  /** `number`: which edit of the message it is, because edits may come out of order; null where it is not known. */
  | (EventBase & { kind: 'edited'; messageId: string; text: string; number: number | null })
  /** Instagram names the message; Messenger gives a watermark: everything until then was read. */
  | (EventBase & { kind: 'seen'; messageId: string | null; until: Date | null })
  | (EventBase & { kind: 'delivered'; messageIds: string[]; until: Date | null })
  | (EventBase & { kind: 'reaction'; messageId: string; action: 'react' | 'unreact'; emoji: string | null })
  | (EventBase & { kind: 'referral'; referral: Referral })
  /**
   * Another app took the conversation, or gave it back to us, as the place of the report says. `ownerAppId`: who
   * has it now, where the platform names the app.
   */
  | (EventBase & { kind: 'thread-control'; ownedByUs: boolean; ownerAppId: string | null })
  | CommentEvent
  /** The platform forbids the account to send, or allows it again. */
  | { kind: 'sending-policy'; accountId: string; at: Date; blocked: boolean }
  /** Understood but useless, or not understood. Stored with the delivery; nothing else happens. */
  | { kind: 'ignored'; because: string };

export type CommentChange = 'added' | 'edited' | 'removed' | 'hidden' | 'shown';

/** Somebody wrote under a post, or what they wrote there changed. It is not a message, and opens no window. */
export type CommentEvent = {
  kind: 'comment';
  accountId: string;
  /** When it was written; where the platform does not say, or for a change, when it reported that. */
  at: Date;
  commentId: string;
  change: CommentChange;
  hidden: boolean;
  /** The comment that it answers. */
  parentId: string | null;
  /** The post by every id it has: an ad has its own beside that of the post it shows. */
  postIds: string[];
  adId: string | null;
  isLive: boolean;
  /** null: the platform gave none. */
  text: string | null;
  /** `isSelf`: it is the account itself by its id. */
  author: { id: string | null; username: string | null; isSelf: boolean };
  /** The author's id in the account's chats, where the platform says so. */
  contactId: string | null;
};

type EventBase = {
  /** The connected account's id, as the envelope names it. */
  accountId: string;
  contactId: string;
  /** The platform's own timestamp; the time of arrival where it gave none. */
  at: Date;
};

export type Attachment = {
  /** The provider's own word (image, audio, video, file, share, ig_reel, story_mention …). */
  type: string;
  url: string | null;
  title: string | null;
};

export type Referral = { source: string | null; ref: string | null; type: string | null; adId: string | null };
