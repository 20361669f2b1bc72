import type { ProviderConversation, ProviderMessage } from '../ports/messaging-channel.ts';
import type { CallGraph } from './graph-call.ts';
import { getBody } from './graph-outcomes.ts';
import { conversationPageSchema, conversationSchema, type WireConversation, type WireMessage } from './graph-wire.ts';

const messageFields = 'messages{id,created_time,from,to,message}';

/** Whose conversations are read: the node they hang on, and the token that may. */
type Reader = { node: string; accessToken: string };

/** Reads conversations from one Graph API. `fields` are those of a conversation besides its messages. */
export function createConversationReader(
  call: CallGraph,
  { provider, platform, fields }: { provider: string; platform: string; fields: string },
) {
  /** A page of conversations with their messages, asked for one by one where the list leaves them out. */
  async function listPage({ node, accessToken }: Reader, query: Record<string, string>) {
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
    for (const conversation of page.data) {
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
    /** The newest messages with one contact, at most 20, newest first. */
    async listMessages(reader: Reader, contactId: string): Promise<ProviderMessage[]> {
      const { conversations } = await listPage(reader, { user_id: contactId });
      // Should the filter be ignored, nobody else's words may pass for this contact's.
      const theirs = conversations.filter((conversation) => {
        const people = peopleOf(conversation);
        return people.length === 0 || people.some(({ id }) => id === contactId);
      });
      return toMessages(
        theirs.flatMap((conversation) => conversation.messages ?? []),
        contactId,
      ).slice(0, 20);
    },

    /** The newest conversations, page by page up to the limit. `ownIds` are those of the account among the people. */
    async listConversations(reader: Reader, ownIds: ReadonlySet<string>, limit: number) {
      const found: WireConversation[] = [];
      let after: string | undefined;
      do {
        const page = await listPage(reader, { limit: String(limit - found.length), ...(after ? { after } : {}) });
        found.push(...page.conversations);
        // A page without conversations ends the list, whatever its cursor says.
        after = page.conversations.length > 0 ? page.after : undefined;
      } while (after !== undefined && found.length < limit);
      return found.slice(0, limit).flatMap((conversation) => toConversation(conversation, ownIds) ?? []);
    },
  };
}

/** Whoever a conversation names, more than once. */
function peopleOf({ participants, messages }: WireConversation) {
  const named = (messages ?? []).flatMap((message) => [message.from, ...(message.to?.data ?? [])]);
  return [...(participants?.data ?? []), ...named];
}

/** Messages with one contact, newest first. Whoever is not the contact is the business, under whichever of its ids. */
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

/** A conversation in our words; null when it names nobody but the account itself. */
function toConversation(wire: WireConversation, ownIds: ReadonlySet<string>): ProviderConversation | null {
  const contact = peopleOf(wire).find((person) => !ownIds.has(person.id));
  if (contact === undefined) return null;
  const ours = toMessages(wire.messages ?? [], contact.id);
  const updatedAt = wire.updated_time ?? ours[0]?.at;
  if (updatedAt === undefined) return null;
  // Messenger knows no usernames; what a contact is called may be all that is ever told about somebody without a profile.
  const contactUsername = contact.username ?? contact.name ?? null;
  return { contactId: contact.id, contactUsername, updatedAt, messages: ours };
}
