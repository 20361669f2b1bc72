import type { SimulatedConversation, SimulatedMessage } from './thread-state.ts';

/** A message that will be created; the rest is filled in. */
export type MessageDraft = Pick<SimulatedMessage, 'from' | 'via' | 'text'> & { at: Date } & Partial<
    Pick<
      SimulatedMessage,
      'id' | 'attachments' | 'quickReplies' | 'replyTo' | 'story' | 'referral' | 'afterAd' | 'seen'
    >
  >;

/** How a platform makes ids for new things. */
export type ThreadIds = {
  conversationId: (accountId: string, contactId: string) => string;
  messageId: (accountId: string, conversationId: string) => string;
};

/** Returns conversations and their messages in plain maps. */
export function createConversationStore(state: SimulatedConversation[], ids: ThreadIds) {
  const conversations = new Map<string, SimulatedConversation>();
  const conversationsById = new Map<string, SimulatedConversation>();
  const messages = new Map<string, { message: SimulatedMessage; conversation: SimulatedConversation }>();
  for (const conversation of state) keep(conversation);

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
      keep({
        id: ids.conversationId(accountId, contactId),
        accountId,
        contactId,
        owner: 'our-app',
        adClicked: false,
        messages: [],
      })
    );
  }

  return {
    all: () => [...conversations.values()],
    findConversation,
    openConversation,
    conversationsOf: (accountId: string) => [...conversations.values()].filter((one) => one.accountId === accountId),
    findConversationById: (id: string) => conversationsById.get(id),
    findMessage: (id: string) => messages.get(id),
    getMessage(accountId: string, contactId: string, messageId: string): SimulatedMessage {
      const found = messages.get(messageId);
      if (!found || found.conversation !== findConversation(accountId, contactId)) {
        throw new Error(`There is no message ${messageId} between ${accountId} and ${contactId}`);
      }
      return found.message;
    },
    addMessage(accountId: string, contactId: string, draft: MessageDraft): SimulatedMessage {
      const conversation = openConversation(accountId, contactId);
      const message = newMessage(draft.id ?? ids.messageId(accountId, conversation.id), draft);
      if (messages.has(message.id)) throw new Error(`There is already a message ${message.id}`);
      insertByTime(conversation.messages, message);
      messages.set(message.id, { message, conversation });
      return message;
    },
    /** Marks everything that one side wrote as seen by the other; returns the ids that were unseen before. */
    markSeen(accountId: string, contactId: string, writtenBy: SimulatedMessage['from']): string[] {
      return markAllSeen(findConversation(accountId, contactId)?.messages ?? [], writtenBy);
    },
    /** Returns when the contact last wrote, in ms since 1970; null if never. */
    lastInboundAt(accountId: string, contactId: string): number | null {
      const inbound = findConversation(accountId, contactId)?.messages.findLast((one) => one.from === 'contact');
      return inbound ? Date.parse(inbound.at) : null;
    },
    /** Returns when the contact last wrote first after a click on an ad, in ms since 1970; null if never. */
    lastAdMessageAt(accountId: string, contactId: string): number | null {
      const inbound = findConversation(accountId, contactId)?.messages.findLast(({ afterAd }) => afterAd);
      return inbound ? Date.parse(inbound.at) : null;
    },
  };
}

function newMessage(id: string, draft: MessageDraft): SimulatedMessage {
  return {
    id,
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
    afterAd: draft.afterAd ?? false,
    reaction: null,
    businessReaction: null,
  };
}

function insertByTime(list: SimulatedMessage[], message: SimulatedMessage): void {
  const newest = list.at(-1);
  list.push(message);
  // ISO times of one format sort as text; imports may come out of order.
  if (newest && newest.at > message.at) list.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

function markAllSeen(list: SimulatedMessage[], writtenBy: SimulatedMessage['from']): string[] {
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
