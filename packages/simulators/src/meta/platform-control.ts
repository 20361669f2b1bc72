import type { SimulatedConversation, SimulatedMessage } from './threads/thread-state.ts';
import type { ThreadAccount, ThreadContact } from './threads/thread-world.ts';
import type { WebhookAttempt } from './webhooks/webhook-sender.ts';

/** A message of the past: stored without any webhook. */
export type ImportedMessage = {
  from: 'contact' | 'business';
  /** For the business: by our app (`api`, the default) or by a person in the platform's own app. */
  via?: 'api' | 'app' | undefined;
  text: string;
  at: Date;
  messageId?: string | undefined;
  attachments?: { type: string; url: string | null }[] | undefined;
  /** The emoji that the other side put on it. */
  reaction?: string | undefined;
};

/** What a contact writes. At least a text, an attachment or a referral. */
export type ContactMessage = {
  text?: string | undefined;
  attachments?: { type: string; url?: string | null | undefined; title?: string | null | undefined }[] | undefined;
  /** The story of the business that it answers (Instagram only). */
  storyReply?: { id: string; url: string } | undefined;
  /** The id of the message it answers. */
  replyTo?: string | undefined;
  quickReplyPayload?: string | undefined;
  referral?: { ref: string; source: string; type?: string | undefined; adId?: string | undefined } | undefined;
  /** The platform's timestamp of the message; now if left out. */
  at?: Date | undefined;
};

/** Misbehaviour on demand; what is left out behaves well. */
export type GraphFaults = {
  /** Each send waits this long before it is handled and answered. */
  sendDelayMs?: number | undefined;
  /** The next calls of one sort are refused with this Graph error, and nothing happens. */
  failNext?:
    | {
        code: number;
        subcode?: number | undefined;
        http?: number | undefined;
        times: number;
        /** Default `send`: calls that carry a message (typing and seen are not counted). */
        calls?: 'send' | 'profile' | 'conversations' | undefined;
      }
    | undefined;
  /** The next messages ARE sent, but the answer says otherwise, or never comes. */
  acceptButAnswer?: { answer: 'error-500' | 'timeout' | '1357046'; times: number } | undefined;
  /** The echo webhook is delivered before the send is answered. */
  echoFirst?: boolean | undefined;
  /** Each webhook is sent this many times. */
  duplicateWebhooks?: number | undefined;
  /** Webhooks are held 150 ms and then sent newest first. */
  reorderWebhooks?: boolean | undefined;
  /** Every send is refused as outside the window. */
  windowClosed?: boolean | undefined;
  /** Sends are taken, and their answers say that so much of a limit is used up, in percent. */
  usage?: { percent: number; of: 'account' | 'app'; minutesToRegain?: number | undefined } | undefined;
  /** Every API call answers 503 with a transient error. */
  down?: boolean | undefined;
};

/** Something happened, for a page that shows it live. */
export type PlatformChange =
  /** A new message, or a message that was edited, unsent or reacted to (same id). */
  | { kind: 'message'; accountId: string; contactId: string; message: SimulatedMessage }
  | { kind: 'typing'; accountId: string; contactId: string; typing: boolean }
  /** These messages were seen by the other side. */
  | { kind: 'seen'; accountId: string; contactId: string; messageIds: string[] }
  | { kind: 'webhook'; attempt: WebhookAttempt }
  /** An account was added or changed (subscription, access, tokens). */
  | { kind: 'account'; accountId: string }
  /** A contact was added or changed (block, owner of the thread). */
  | { kind: 'contact'; accountId: string; contactId: string }
  | { kind: 'faults'; faults: GraphFaults };

/**
 * The other side of a messaging simulator: what people do on their phones, what the operator of the platform can switch,
 * and what can be seen there. Names of unknown accounts, contacts or messages throw.
 */
export type PlatformControl<Account extends ThreadAccount, Contact extends ThreadContact> = {
  accounts(): (Account & { subscribed: boolean; hasLiveToken: boolean })[];
  contacts(
    accountId: string,
  ): (Contact & { threadOwner: SimulatedConversation['owner']; lastMessage: SimulatedMessage | null })[];
  /** Adds a message of the past without a webhook; gives its id. A contact's message opens the window from its time on. */
  importMessage(accountId: string, contactId: string, message: ImportedMessage): string;

  /** The contact writes; the webhook goes out. Gives the message id. A referral alone is no message: an empty id. */
  writeAsContact(accountId: string, contactId: string, message: ContactMessage): string;
  /**
   * The contact taps a quick reply below the newest message: a message with its title and payload. Gives its id. Throws
   * where there is no such button, for the platform shows it no longer.
   */
  tapQuickReply(accountId: string, contactId: string, title: string): string;
  /** The contact taps an ice breaker or button: a postback. Gives its id. */
  tapButton(accountId: string, contactId: string, button: { title: string; payload: string }): string;
  /** The contact puts an emoji on a message, or takes it away (null). */
  react(accountId: string, contactId: string, messageId: string, emoji: string | null): void;
  /** The contact takes an own message back. */
  unsend(accountId: string, contactId: string, messageId: string): void;
  /** The contact changes the text of an own message. */
  edit(accountId: string, contactId: string, messageId: string, text: string): void;
  /** The contact opens the chat: the business's messages are seen, and one `read` event says so. */
  markSeen(accountId: string, contactId: string): void;
  /** A person of the business answers in the platform's own app: an echo of a message no call has sent. Gives the id. */
  answerAsCoach(accountId: string, contactId: string, text: string): string;
  /** The contact blocks the business (sends are refused with 551), or lifts the block. */
  setBlocked(contactId: string, blocked: boolean): void;

  /** All tokens of the account die with 190 and this subcode (default 460: password changed). */
  revokeTokens(accountId: string, subcode?: number): void;
  /** Another app takes the thread: events move to `standby`, sends are refused. */
  otherAppTakesThread(accountId: string, contactId: string): void;
  otherAppGivesThreadBack(accountId: string, contactId: string): void;

  setWebhookUrl(url: string | null): void;
  /** Meta's handshake with the webhook address; true when the challenge came back verbatim. */
  verifyWebhook(): Promise<boolean>;
  /** Sends any webhook body, signed like every other. */
  sendRaw(payload: unknown): void;
  /** Every webhook attempt, oldest first (the newest 20,000). */
  deliveries(): WebhookAttempt[];
  /** Resolves when every webhook so far was answered 200 or given up. */
  webhooksSettled(): Promise<void>;

  /** The messages of one thread, oldest first; empty when nobody has written. */
  conversation(accountId: string, contactId: string): SimulatedMessage[];
  /** Whether the contact sees the business typing. */
  typingState(accountId: string, contactId: string): boolean;
  events: {
    /** Calls the listener on every change; gives the function that ends it. */
    subscribe(listener: (change: PlatformChange) => void): () => void;
  };

  /** Changes the faults named; the others stay as they are. */
  setFaults(faults: GraphFaults): void;
  clearFaults(): void;
  /** The present faults, with the times that are left. */
  faults(): GraphFaults;
};
