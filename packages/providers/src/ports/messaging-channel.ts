import type { ChannelKind } from '@spotter/domain/channels';
import type { MediaKind } from '@spotter/domain/media';
import type { PlatformUsage } from '@spotter/domain/sending';
import type { ChannelAccount } from './channel-account.ts';
import type { ChannelComments } from './channel-comments.ts';
import type { ChannelIceBreakers } from './channel-ice-breakers.ts';
import type { ChannelThreads } from './channel-threads.ts';

export type { ChannelAccount, ChannelKind };

/** A button below a message that the contact may tap. The tap returns `payload`. */
export type QuickReply = { title: string; payload: string };

/** A message to send. `clientId` is our message id; a channel passes it on where the provider has a field for it. */
type Outgoing = {
  contactId: string;
  clientId: string;
  /**
   * `agent` may only write inside the 24-hour window;
   * `coach` may use the human-agent window where the provider has one.
   */
  writtenBy: 'agent' | 'coach';
  /** Whether the contact's last message is older than 24 hours. */
  outsideWindow: boolean;
};

/** A picture, recording, video or PDF to send. The provider fetches it from `url`, which the internet can reach. */
export type OutgoingMedia = Outgoing & { media: { kind: MediaKind; url: string } };

/** A text to send. */
export type OutgoingText = Outgoing & {
  text: string;
  /**
   * At most 13, with titles of at most 20 characters. They vanish with the next message, so the text must make
   * sense without them.
   */
  quickReplies?: QuickReply[];
  /** The platform's id of the message that it answers; only where the channel `namesAnswered`. */
  replyTo?: string;
};

/** Why a provider refused a message for good. */
export type SendRefusal =
  | 'window-closed'
  | 'contact-unavailable'
  | 'account-reconnect'
  | 'account-restricted'
  | 'thread-owned-by-other-app'
  | 'app-misconfigured'
  | 'media-refused'
  | 'bad-request';

/** The outcome of a send. An outcome, not an exception: every case is handled. */
export type SendOutcome =
  /**
   * `usage`: given where a limit of the platform is nearly reached. `unnamed`: the platform refused to name the
   * message that it answers.
   */
  | { kind: 'sent'; messageId: string; usage?: PlatformUsage; unnamed?: true }
  /** Certainly not sent; a later try may work. */
  | {
      kind: 'try-again';
      afterMs: number | null;
      because: 'rate-limited' | 'provider-down';
      /** All accounts of this platform have to wait, not just this one. */
      scope?: 'app';
      providerCode: string | null;
    }
  /** Certainly not sent, and another try cannot work. */
  | { kind: 'refused'; because: SendRefusal; providerCode: string | null }
  /** It may have been sent: settle it by the echo or the conversations API before anything else. */
  | { kind: 'unconfirmed'; detail: string };

export type ContactProfile = {
  username: string | null;
  name: string | null;
  /** The provider's own address of the picture; it expires within days. */
  pictureUrl: string | null;
};

export type ChannelAccountProfile = {
  /** The id under which webhooks name this account (Instagram: `/me`'s `user_id`). */
  accountId: string;
  /** The id of the person who connected it, as deauthorize callbacks name it. */
  appScopedId: string | null;
  username: string;
  name: string | null;
  pictureUrl: string | null;
};

/** One message from the provider's conversations API. */
export type ProviderMessage = {
  messageId: string;
  from: 'contact' | 'business';
  text: string;
  at: Date;
};

/** One conversation in the provider's list, newest messages first. */
export type ProviderConversation = {
  contactId: string;
  contactUsername: string | null;
  updatedAt: Date;
  messages: ProviderMessage[];
};

/** An app that receives an account's events. `name`: null where the platform names none. */
export type AppSubscription = { isOurs: boolean; name: string | null; getsMessages: boolean };

/**
 * One messaging platform, called for one account at a time.
 * Base URL, fetch and clock are arguments of its factory.
 */
export type MessagingChannel = {
  kind: ChannelKind;
  /** Max length of a text in one message (Instagram: 1,000 bytes; Messenger: 2,000 characters). */
  textLimit: { unit: 'bytes' | 'characters'; max: number };
  /** Whether a text can name the message that it answers. */
  namesAnswered: boolean;
  /** What can be done with comments under the account's posts; absent where the platform has none. */
  comments?: ChannelComments;
  /** The questions that an empty chat offers; absent where the platform has none. */
  iceBreakers?: ChannelIceBreakers;
  /** Taking conversations from other apps and giving them back; absent where the platform lets us do neither. */
  threads?: ChannelThreads;
  /** Never throws: every failure is an outcome. */
  sendText(account: ChannelAccount, message: OutgoingText): Promise<SendOutcome>;
  /** Sends one file. Never throws: every failure is an outcome. */
  sendMedia(account: ChannelAccount, message: OutgoingMedia): Promise<SendOutcome>;
  /**
   * Shows the typing bubble, or marks the contact's messages as seen.
   * A failure is ignored because this is decoration.
   */
  showActivity(account: ChannelAccount, contactId: string, activity: 'typing' | 'seen'): Promise<void>;
  /** Returns the profile; null when the platform gives none (no consent, blocked). Throws ProviderError. */
  findContact(account: ChannelAccount, contactId: string): Promise<ContactProfile | null>;
  /** Returns the newest messages with this contact (at most 20), newest first. Throws ProviderError. */
  listMessages(account: ChannelAccount, contactId: string): Promise<ProviderMessage[]>;
  /** Returns the newest conversations of the account. Throws ProviderError. */
  listConversations(account: ChannelAccount, limit: number): Promise<ProviderConversation[]>;
  /** Returns the account of this token. Throws ProviderError (`unauthorised` for a token that does not work). */
  describeAccount(accessToken: string): Promise<ChannelAccountProfile>;
  subscribeWebhooks(account: ChannelAccount): Promise<void>;
  unsubscribeWebhooks(account: ChannelAccount): Promise<void>;
  /** Returns the apps that receive the account's events, as far as the platform lists them. Throws ProviderError. */
  listSubscriptions(account: ChannelAccount): Promise<AppSubscription[]>;
};
