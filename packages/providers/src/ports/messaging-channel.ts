import type { ChannelKind, PlatformUsage } from '@spotter/domain';

export type { ChannelKind };

/** The account a call is made for. `accessToken` is the provider's token in clear; it never leaves the process. */
export type ChannelAccount = { accountId: string; accessToken: string };

/** A button below a message that the contact may tap. `payload` comes back with the tap. */
export type QuickReply = { title: string; payload: string };

/** A text to send. `clientId` is our message id; a channel passes it on where the provider has a place for it. */
export type OutgoingText = {
  contactId: string;
  text: string;
  clientId: string;
  /** At most 13, with titles of at most 20 characters. They vanish with the next message; the text has to do without them. */
  quickReplies?: QuickReply[];
  /** `agent` may only write inside the 24-hour window; `coach` may use the human-agent window where the provider has one. */
  writtenBy: 'agent' | 'coach';
  /** Whether the contact's last message is older than 24 hours. */
  outsideWindow: boolean;
};

/** Why a provider refused a message for good. */
export type SendRefusal =
  | 'window-closed'
  | 'contact-unavailable'
  | 'account-reconnect'
  | 'account-restricted'
  | 'thread-owned-by-other-app'
  | 'app-misconfigured'
  | 'bad-request';

/** What became of a send. An outcome, not an exception: every case is handled. */
export type SendOutcome =
  /** `usage`: given where a limit of the platform's is nearly reached. */
  | { kind: 'sent'; messageId: string; usage?: PlatformUsage }
  /** Certainly not sent; sending again later may work. */
  | {
      kind: 'try-again';
      afterMs: number | null;
      because: 'rate-limited' | 'provider-down';
      /** All accounts of this platform have to wait, not just this one. */
      scope?: 'app';
      providerCode: string | null;
    }
  /** Certainly not sent, and sending it again cannot work. */
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
  /** The id of the person who connected it, as deauthorise callbacks name it. */
  appScopedId: string | null;
  username: string;
  name: string | null;
  pictureUrl: string | null;
};

/** One message as the provider's conversations API tells it. */
export type ProviderMessage = {
  messageId: string;
  from: 'contact' | 'business';
  text: string;
  at: Date;
};

/** One conversation as the provider lists it, newest messages first. */
export type ProviderConversation = {
  contactId: string;
  contactUsername: string | null;
  updatedAt: Date;
  messages: ProviderMessage[];
};

/** One messaging platform, spoken to on behalf of one account at a time. Base URL, fetch and clock are arguments of its factory. */
export type MessagingChannel = {
  kind: ChannelKind;
  /** Whether one message may hold this text (Instagram: 1,000 bytes; Messenger: 2,000 characters). */
  textLimit: { unit: 'bytes' | 'characters'; max: number };
  /** Never throws: every failure is an outcome. */
  sendText(account: ChannelAccount, message: OutgoingText): Promise<SendOutcome>;
  /** Shows the typing bubble, or marks the contact's messages as seen. A failure is ignored: it is decoration. */
  showActivity(account: ChannelAccount, contactId: string, activity: 'typing' | 'seen'): Promise<void>;
  /** Null when the platform gives no profile (no consent, blocked). Throws ProviderError. */
  findContact(account: ChannelAccount, contactId: string): Promise<ContactProfile | null>;
  /** The newest messages with this contact (at most 20), newest first. Throws ProviderError. */
  listMessages(account: ChannelAccount, contactId: string): Promise<ProviderMessage[]>;
  /** The newest conversations of the account. Throws ProviderError. */
  listConversations(account: ChannelAccount, limit: number): Promise<ProviderConversation[]>;
  /** Whose token this is. Throws ProviderError (`unauthorised` for a token that does not work). */
  describeAccount(accessToken: string): Promise<ChannelAccountProfile>;
  subscribeWebhooks(account: ChannelAccount): Promise<void>;
  unsubscribeWebhooks(account: ChannelAccount): Promise<void>;
};
