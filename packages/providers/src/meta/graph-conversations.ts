import { createPageCheck } from '../http/list-pages.ts';
import type { ProviderConversation, ProviderMessage } from '../ports/messaging-channel.ts';
import type { CallGraph } from './graph-call.ts';
import { getBody } from './graph-outcomes.ts';
import { conversationPageSchema, conversationSchema, type WireConversation, type WireMessage } from './graph-wire.ts';

const messageFields = 'messages{id,created_time,from,to,message}';

/** Max conversations with one contact that are read; platforms have one. */
const maxThreads = 20;

/** The reader of conversations: the node they belong to, and a token with access. */
type Reader = { node: string; accessToken: string };

/** Returns a reader of conversations of one Graph API. `fields` are those of a conversation besides its messages. */
export function createConversationReader(
  call: CallGraph,
  { provider, platform, fields }: { provider: string; platform: string; fields: string },
) {
  /**
   * Returns a page of at most `limit` conversations with their messages, loaded one by one where the list leaves
   * them out.
   */
  async function listPage({ node, accessToken }: Reader, query: Record<string, string>, limit: number) {
    const page = getBody(
      provider,
      await call({
        method: 'GET',
        path: [node, 'conversations'],
        query: { platform, fields: `${fields},${messageFields}`, ...query },
        accessToken,
        schema: conversationPageSchema,
      }),
    );
    const conversations: WireConversation[] = [];
    for (const conversation of page.data.slice(0, limit)) {
      const { messages } = conversation.messages ? conversation : await findConversation(accessToken, conversation.id);
      conversations.push({ ...conversation, messages });
    }
    return { conversations, after: page.paging?.next ? page.paging.cursors?.after : undefined };
  }

  async function findConversation(accessToken: string, conversationId: string) {
    const query = { fields: messageFields };
    return getBody(
      provider,
      await call({ method: 'GET', path: [conversationId], query, accessToken, schema: conversationSchema }),
    );
  }

  return {
    /** Returns the newest messages with one contact, at most 20, newest first. */
    async listMessages(reader: Reader, contactId: string): Promise<ProviderMessage[]> {
      const { conversations } = await listPage(reader, { user_id: contactId }, maxThreads);
      // If the platform ignores the filter, other people's messages must not count as this contact's.
      const theirs = conversations.filter((conversation) => {
        const people = peopleOf(conversation);
        return people.length === 0 || people.some(({ id }) => id === contactId);
      });
      return toMessages(
        theirs.flatMap((conversation) => conversation.messages ?? []),
        contactId,
      ).slice(0, 20);
    },

    /**
     * Returns the newest conversations, page by page up to the limit.
     * `ownIds` are the account's ids among the people.
     */
    async listConversations(reader: Reader, ownIds: ReadonlySet<string>, limit: number) {
      const found: WireConversation[] = [];
      const mayAsk = createPageCheck();
      let after: string | undefined;
      do {
        const left = limit - found.length;
        const page = await listPage(reader, { limit: String(left), ...(after ? { after } : {}) }, left);
        found.push(...page.conversations);
        // A page without conversations ends the list, even if it has a cursor.
        after = page.conversations.length > 0 ? page.after : undefined;
      } while (after !== undefined && found.length < limit && mayAsk(after));
      return found.slice(0, limit).flatMap((conversation) => toConversation(conversation, ownIds) ?? []);
    },
  };
}

/** Returns all people that a conversation names, with repeats. */
function peopleOf({ participants, messages }: WireConversation) {
  const named = (messages ?? []).flatMap((message) => [message.from, ...(message.to?.data ?? [])]);
  return [...(participants?.data ?? []), ...named];
}

/**
 * Returns messages with one contact, newest first.
 * Everyone but the contact is the business, under any of its ids.
 */
function toMessages(wire: readonly WireMessage[], contactId: string): ProviderMessage[] {
  return wire
    .map((message): ProviderMessage => ({
      messageId: message.id,
      from: message.from.id === contactId ? 'contact' : 'business',
      text: message.message ?? '',
      at: message.created_time,
    }))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

/** Returns a conversation in our words; null when it names only the account itself. */
function toConversation(wire: WireConversation, ownIds: ReadonlySet<string>): ProviderConversation | null {
  const contact = peopleOf(wire).find((person) => !ownIds.has(person.id));
  if (contact === undefined) return null;
  const ours = toMessages(wire.messages ?? [], contact.id);
  const updatedAt = wire.updated_time ?? ours[0]?.at;
  if (updatedAt === undefined) return null;
  // Messenger has no usernames, and a contact's name here may be the only name of a person without a profile.
  const contactUsername = contact.username ?? contact.name ?? null;
  return { contactId: contact.id, contactUsername, updatedAt, messages: ours };
}
