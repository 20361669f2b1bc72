import type { SimulatedComment, SimulatedPost } from './posts/post-state.ts';
import type { SimulatedMessage } from './threads/thread-state.ts';
import type { ThreadAccount, ThreadContact } from './threads/thread-world.ts';

/** The app that takes threads from ours, with an id that none of ours has. */
export const otherAppId = '987654321098765';

/** The differences between the wires of Instagram and Messenger. */
export type PlatformDialect = {
  /** `object` of its webhooks. */
  topic: 'instagram' | 'page';
  /** The name of the platform in usage headers and conversation lists. */
  platform: 'instagram' | 'messenger';
  /** The fields that an account can subscribe to. */
  webhookFields: readonly string[];
  /** The fields whose names differ; null: the platform has no such event. */
  fields: {
    echo: string;
    seen: string;
    referral: string;
    edit: string;
    handover: string;
    unsend: string | null;
    delivery: string | null;
  };
  /** Returns what an echo says about its sender beside the message. */
  echoSource(via: 'api' | 'app' | 'other-app', metadata: string | null): Record<string, unknown>;
  /** The `read` object for a chat that was read up to this message. */
  readUntil(newest: SimulatedMessage): Record<string, unknown>;
  /** Returns `num_edit` as the platform writes it. */
  editNumber(edits: number): string | number;
  /** The platform's word for an emoji. */
  reactionName(emoji: string): string;
  /** Whether a send can name the message that it answers. */
  namesAnswered: boolean;
  comments: CommentDialect;
  media: MediaDialect;
  /** Refuses a text that is too long. */
  checkText(text: string): void;
  /** Code and subcode of refusals that differ. */
  refusals: {
    noContact: RefusalCode;
    blocked: RefusalCode;
    windowClosed: RefusalCode;
    limited: RefusalCode;
    otherOwner: RefusalCode;
    badContent: RefusalCode;
  };
};

/** What a platform takes of each kind of attachment, and how it refuses the rest. */
export type MediaDialect = {
  kinds: Record<string, { types: readonly string[]; maxBytes: number }>;
  /** Whether one call may carry several pictures; null: it may. */
  severalRefused: RefusalCode | null;
  refusals: { wrongType: RefusalCode; unreachable: RefusalCode; tooLarge: RefusalCode };
};

/** How a platform speaks of posts and comments. */
export type CommentDialect = {
  edges: { posts: string; comments: string; replies: string };
  newPostId(accountId: string): string;
  newCommentId(postId: string, isOwn: boolean): string;
  /** Returns what a webhook says of a change; null where the platform reports none. `person` null: the account. */
  change(details: {
    comment: SimulatedComment;
    post: SimulatedPost;
    person: ThreadContact | null;
    account: ThreadAccount;
    verb: 'add' | 'edited' | 'remove' | 'hide' | 'unhide';
  }): { field: string; value: Record<string, unknown> } | null;
  postView(post: SimulatedPost, comments: number): Record<string, unknown>;
  commentView(comment: SimulatedComment, person: ThreadContact | null, account: ThreadAccount): Record<string, unknown>;
  /** The refusals of a private reply: its one use is spent, it is gone or too old, and the permission is missing. */
  refusals: { spent: RefusalCode; gone: RefusalCode; permission: RefusalCode };
};

type RefusalCode = readonly [code: number, subcode: number | null];
