import type { SimulatedIceBreakers } from './ice-breaker-state.ts';
import type { SimulatedConversation, SimulatedMessage } from './thread-state.ts';

/** What every account has, on any platform. */
export type ThreadAccount = {
  id: string;
  /** Empty: not subscribed, no webhook is sent. */
  subscribedFields: string[];
  /** The questions of an empty chat, by language. */
  iceBreakers?: SimulatedIceBreakers[] | undefined;
};

/** What every contact has, on any platform. */
export type ThreadContact = {
  id: string;
  accountId: string;
  /** Whether the contact has sent a first message; without it no profile is visible. */
  consented: boolean;
  /** Whether the contact has blocked the business. */
  blocked: boolean;
};

/** How a platform makes ids for new things. */
export type ThreadIds = {
  conversationId: (accountId: string, contactId: string) => string;
  messageId: (accountId: string, conversationId: string) => string;
};

/** What a world remembers of its threads. */
type ThreadState<Account, Contact> = {
  accounts: Account[];
  contacts: Contact[];
  conversations: SimulatedConversation[];
};

/** A message that will be created; the rest is filled in. */
export type MessageDraft = Pick<SimulatedMessage, 'from' | 'via' | 'text'> & { at: Date } & Partial<
    Pick<SimulatedMessage, 'id' | 'attachments' | 'quickReplies' | 'replyTo' | 'story' | 'referral' | 'seen'>
  >;

/** Returns accounts, contacts and conversations in plain maps, without HTTP, tokens or webhooks. */
export function createThreadWorld<Account extends ThreadAccount, Contact extends ThreadContact>(
  state: ThreadState<Account, Contact> | undefined,
  ids: ThreadIds,
) {
  const accounts = new Map<string, Account>();
  const contacts = new Map<string, Map<string, Contact>>();
  const conversations = new Map<string, SimulatedConversation>();
  const conversationsById = new Map<string, SimulatedConversation>();
  const messages = new Map<string, { message: SimulatedMessage; conversation: SimulatedConversation }>();

  // The caller may still use the given state, so copy it, and never return what a restart would not know.
  for (const account of structuredClone(state?.accounts ?? [])) accounts.set(account.id, account);
  for (const contact of structuredClone(state?.contacts ?? [])) contactsOf(contact.accountId).set(contact.id, contact);
  for (const conversation of structuredClone(state?.conversations ?? [])) keep(conversation);

  function contactsOf(accountId: string): Map<string, Contact> {
    let known = contacts.get(accountId);
    if (!known) {
      known = new Map();
      contacts.set(accountId, known);
    }
    return known;
  }

  function keep(conversation: SimulatedConversation): SimulatedConversation {
    conversations.set(`${conversation.accountId}/${conversation.contactId}`, conversation);
    conversationsById.set(conversation.id, conversation);
    for (const message of conversation.messages) messages.set(message.id, { message, conversation });
    return conversation;
  }

  function findConversation(accountId: string, contactId: string): SimulatedConversation | undefined {
    return conversations.get(`${accountId}/${contactId}`);
  }

  function openConversation(accountId: string, contactId: string): SimulatedConversation {
    return (
      findConversation(accountId, contactId) ??
      keep({ id: ids.conversationId(accountId, contactId), accountId, contactId, owner: 'our-app', messages: [] })
    );
  }

  function addMessage(accountId: string, contactId: string, draft: MessageDraft): SimulatedMessage {
    const conversation = openConversation(accountId, contactId);
    const message: SimulatedMessage = {
      id: draft.id ?? ids.messageId(accountId, conversation.id),
      from: draft.from,
      via: draft.via,
      text: draft.text,
      attachments: draft.attachments ?? [],
      quickReplies: draft.quickReplies ?? [],
      at: draft.at.toISOString(),
      seen: draft.seen ?? false,
      unsent: false,
      edits: 0,
      replyTo: draft.replyTo ?? null,
      story: draft.story ?? null,
      referral: draft.referral ?? null,
      reaction: null,
      businessReaction: null,
    };
    if (messages.has(message.id)) throw new Error(`There is already a message ${message.id}`);
    const newest = conversation.messages.at(-1);
    conversation.messages.push(message);
    // ISO times of one format sort as text; imports may come out of order.
    if (newest && newest.at > message.at)
      conversation.messages.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
    messages.set(message.id, { message, conversation });
    if (draft.from === 'contact') getContact(accountId, contactId).consented = true;
    return message;
  }

  function getAccount(accountId: string): Account {
    const account = accounts.get(accountId);
    if (!account) throw new Error(`The simulator has no account ${accountId}`);
    return account;
  }

  function getContact(accountId: string, contactId: string): Contact {
    const contact = contacts.get(accountId)?.get(contactId);
    if (!contact) throw new Error(`The account ${accountId} has no contact ${contactId}`);
    return contact;
  }

  function getMessage(accountId: string, contactId: string, messageId: string): SimulatedMessage {
    const found = messages.get(messageId);
    if (!found || found.conversation !== findConversation(accountId, contactId)) {
      throw new Error(`There is no message ${messageId} between ${accountId} and ${contactId}`);
    }
    return found.message;
  }

  /** Marks everything that one side wrote as seen by the other; returns the ids that were unseen before. */
  function markSeen(accountId: string, contactId: string, writtenBy: SimulatedMessage['from']): string[] {
    const list = findConversation(accountId, contactId)?.messages ?? [];
    const seenIds: string[] = [];
    // A chat is read from its end: what is before a seen message of the same side was seen with it.
    for (let index = list.length - 1; index >= 0; index -= 1) {
      const message = list[index] as SimulatedMessage;
      if (message.from !== writtenBy) continue;
      if (message.seen) break;
      message.seen = true;
      seenIds.unshift(message.id);
    }
    return seenIds;
  }

  return {
    accounts,
    contactsOf,
    findConversation,
    openConversation,
    conversationsOf: (accountId: string) => [...conversations.values()].filter((one) => one.accountId === accountId),
    findConversationById: (id: string) => conversationsById.get(id),
    findMessage: (id: string) => messages.get(id),
    addMessage,
    getAccount,
    getContact,
    getMessage,
    markSeen,
    /** Returns when the contact last wrote, in ms since 1970; null if never. */
    lastInboundAt(accountId: string, contactId: string): number | null {
      const inbound = findConversation(accountId, contactId)?.messages.findLast((one) => one.from === 'contact');
      return inbound ? Date.parse(inbound.at) : null;
    },
    snapshot: (): ThreadState<Account, Contact> =>
      structuredClone({
        accounts: [...accounts.values()],
        contacts: [...contacts.values()].flatMap((known) => [...known.values()]),
        conversations: [...conversations.values()],
      }),
  };
}

/** Accounts, contacts and conversations. */
export type ThreadWorld<
  Account extends ThreadAccount = ThreadAccount,
  Contact extends ThreadContact = ThreadContact,
> = ReturnType<typeof createThreadWorld<Account, Contact>>;
