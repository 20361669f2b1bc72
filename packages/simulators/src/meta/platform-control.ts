import type { PostControl } from './posts/post-control.ts';
import type { SentFile } from './graph/sent-files.ts';
import type { SimulatedConversation, SimulatedMessage } from './threads/thread-state.ts';
import type { ThreadAccount, ThreadContact } from './threads/thread-world.ts';
import type { WebhookAttempt } from './webhooks/webhook-sender.ts';

/** A message of the past: stored without any webhook. */
export type ImportedMessage = {
  from: 'contact' | 'business';
  /** How the business wrote it: by our app (`api`, the default) or as a person in the platform's own app. */
  via?: 'api' | 'app' | undefined;
  text: string;
  at: Date;
  messageId?: string | undefined;
  attachments?: { type: string; url: string | null }[] | undefined;
  /** The emoji that the other side put on it. */
  reaction?: string | undefined;
};

/** What a contact writes: at least a text, an attachment or a referral. */
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

/** A list that does not show what is there. */
export type ListFault = {
  /** The thread is in no list, like one in the folder of requests. */
  isEmpty?: boolean | undefined;
  /** Messages appear so late. */
  lagMs?: number | undefined;
  /** The clock that stamps the messages is ahead by so much, or behind. */
  aheadMs?: number | undefined;
};

/** A change of a text: other forms of the same characters, shortened links, or a cut end. */
export type Rewrite = 'normalize' | 'shorten-links' | 'cut-short';

/** Misbehavior on demand; what is left out behaves well. */
export type GraphFaults = {
  /** How long each send waits before it is handled and answered. */
  sendDelayMs?: number | undefined;
  /** The next calls of one sort are refused with this Graph error, and nothing happens. */
  failNext?:
    | {
        code: number;
        subcode?: number | undefined;
        http?: number | undefined;
        times: number;
        /** Default `send`: calls with a message (typing and seen do not count). */
        calls?: 'send' | 'profile' | 'conversations' | 'media' | 'private-reply' | 'public-reply' | undefined;
      }
    | undefined;
  /** The next messages ARE sent, but the answer says otherwise, or never comes. */
  acceptButAnswer?:
    | {
        answer: 'error-500' | 'timeout' | '1357046' | 'garbage';
        times: number;
        /** Default `send`. */
        calls?: 'send' | 'private-reply' | 'public-reply' | undefined;
      }
    | undefined;
  /** How the lists of conversations and messages differ from what is there. */
  list?: ListFault | undefined;
  /** How the platform changes the texts that an app sends. */
  rewrite?: Rewrite | undefined;
  /** Comments are reported without the id of who wrote them. */
  namelessComments?: boolean | undefined;
  /** Changes are reported flat on the entry, without the array of changes. */
  flatChanges?: boolean | undefined;
  /** What the app sends brings no echo. */
  loseEchoes?: boolean | undefined;
  /** The echo webhook is delivered before the send is answered. */
  echoFirst?: boolean | undefined;
  /** Each webhook is sent this many times. */
  duplicateWebhooks?: number | undefined;
  /** Webhooks are held 150 ms and then sent newest first. */
  reorderWebhooks?: boolean | undefined;
  /** Every send is refused as outside the window. */
  windowClosed?: boolean | undefined;
  /** How long a contact's first message after a click on an ad opens the window. Default: 7 days. */
  adWindowHours?: number | undefined;
  /** Sends are accepted, and their answers report that this share of a limit is used up, in percent. */
  usage?: { percent: number; of: 'account' | 'app'; minutesToRegain?: number | undefined } | undefined;
  /** The account gives no thread to one app, or lets our app take none. */
  threadControl?: 'no-routing' | 'take-off' | undefined;
  /** A foreign app answers every message of a contact right away. */
  otherAgent?: boolean | undefined;
  /** Every API call answers 503 with a transient error. */
  down?: boolean | undefined;
};

/** An event for a page that shows it live. */
export type PlatformChange =
  /** A new message, or a message that was edited, unsent or reacted to (same id). */
  | { kind: 'message'; accountId: string; contactId: string; message: SimulatedMessage }
  | { kind: 'typing'; accountId: string; contactId: string; typing: boolean }
  /** The other side saw these messages. */
  | { kind: 'seen'; accountId: string; contactId: string; messageIds: string[] }
  /** A post was added, or something under it changed. */
  | { kind: 'comment'; accountId: string; postId: string }
  | { kind: 'webhook'; attempt: WebhookAttempt }
  /** An account was added or changed (subscription, access, tokens). */
  | { kind: 'account'; accountId: string }
  /** A contact was added or changed (block, owner of the thread). */
  | { kind: 'contact'; accountId: string; contactId: string }
  | { kind: 'faults'; faults: GraphFaults };

/**
 * The control side of a messaging simulator: what people do on their phones, what the platform's operator can
 * switch, and what can be seen there. Unknown accounts, contacts or messages throw.
 */
export type PlatformControl<Account extends ThreadAccount, Contact extends ThreadContact> = PostControl & {
  accounts(): (Account & { subscribed: boolean; hasLiveToken: boolean })[];
  contacts(
    accountId: string,
  ): (Contact & { threadOwner: SimulatedConversation['owner']; lastMessage: SimulatedMessage | null })[];
  /** Adds a past message without a webhook; returns its id. A contact's message opens the window from its time on. */
  importMessage(accountId: string, contactId: string, message: ImportedMessage): string;

  /**
   * Writes as the contact and sends the webhook. Returns the message id.
   * A referral alone is not a message: an empty id.
   */
  writeAsContact(accountId: string, contactId: string, message: ContactMessage): string;
  /**
   * Taps a quick reply below the newest message as the contact: a message with its title and payload. Returns its
   * id. Throws where there is no such button, because the platform shows it no longer.
   */
  tapQuickReply(accountId: string, contactId: string, title: string): string;
  /** Returns the questions that an empty chat with the account offers. */
  iceBreakers(accountId: string): { question: string; payload: string }[];
  /** Taps an ice breaker or button as the contact: a postback. Returns its id. */
  tapButton(accountId: string, contactId: string, button: { title: string; payload: string }): string;
  /** Puts the contact's emoji on a message, or removes it (null). */
  react(accountId: string, contactId: string, messageId: string, emoji: string | null): void;
  /** Unsends one of the contact's own messages. */
  unsend(accountId: string, contactId: string, messageId: string): void;
  /** Changes the text of one of the contact's own messages. */
  edit(accountId: string, contactId: string, messageId: string, text: string): void;
  /** Opens the chat as the contact: the business's messages are seen, and one `read` event reports it. */
  markSeen(accountId: string, contactId: string): void;
  /**
   * Answers as a person of the business in the platform's own app: an echo of a message that no call has sent.
   * Returns the id.
   */
  answerAsCoach(accountId: string, contactId: string, text: string): string;
  /** Answers by another app: an echo, in `standby` while that app has the thread. Returns the id. */
  answerAsOtherApp(accountId: string, contactId: string, text: string): string;
  /** Returns a file that the business sent, by the id at the end of its address; null once it is gone. */
  sentFile(id: string): SentFile | null;
  /** Blocks the business as the contact (sends are refused with 551), or ends the block. */
  setBlocked(contactId: string, blocked: boolean): void;

  /** Revokes all tokens of the account: 190 with this subcode (default 460: password changed). */
  revokeTokens(accountId: string, subcode?: number): void;
  /** Lets another app take the thread: events move to `standby`, sends are refused. */
  otherAppTakesThread(accountId: string, contactId: string): void;
  otherAppGivesThreadBack(accountId: string, contactId: string): void;

  setWebhookUrl(url: string | null): void;
  /** Runs Meta's handshake with the webhook address; true when the challenge came back verbatim. */
  verifyWebhook(): Promise<boolean>;
  /** Sends any webhook body, signed like every other. */
  sendRaw(payload: unknown): void;
  /** Every webhook attempt, oldest first (the newest 20,000). */
  deliveries(): WebhookAttempt[];
  /** Resolves when every webhook so far was answered 200 or given up. */
  webhooksSettled(): Promise<void>;

  /** Returns the messages of one thread, oldest first; empty when there are none. */
  conversation(accountId: string, contactId: string): SimulatedMessage[];
  /** Whether the contact sees the business typing. */
  typingState(accountId: string, contactId: string): boolean;
  events: {
    /** Calls the listener on every change; returns the function that ends this. */
    subscribe(listener: (change: PlatformChange) => void): () => void;
  };

  /** Changes the faults named; the others stay as they are. */
  setFaults(faults: GraphFaults): void;
  clearFaults(): void;
  /** Returns the present faults, with the times that are left. */
  faults(): GraphFaults;
};
