import type { GraphField } from '../graph/graph-fields.ts';
import { pageOf, type GraphPage } from '../graph/graph-list.ts';
import type { SimulatedConversation, SimulatedMessage } from './thread-state.ts';
import type { ThreadAccount, ThreadWorld } from './thread-world.ts';

/** The two people of a conversation, as the platform shows people: the business, then the contact. */
export type People = (conversation: SimulatedConversation) => readonly [Person, Person];
type Person = { id: string } & Record<string, string>;

// Meta: only the 20 newest messages of a conversation have details.
const detailedMessages = 20;

/** Returns a conversation with the requested fields; the id is always there. */
export function conversationView(
  people: People,
  conversation: SimulatedConversation,
  fields: GraphField[],
  addressOfMessages: URL,
): Record<string, unknown> {
  const view: Record<string, unknown> = { id: conversation.id };
  for (const field of fields) {
    if (field.name === 'updated_time') view.updated_time = graphTime(updatedAt(conversation));
    if (field.name === 'participants') {
      view.participants = { data: [...people(conversation)] };
    }
    if (field.name === 'messages') {
      const address = new URL(addressOfMessages);
      if (field.fields.length > 0) address.searchParams.set('fields', field.fields.map((one) => one.name).join(','));
      view.messages = messagesPage(people, conversation, field.fields, { limit: field.limit, after: null, address });
    }
  }
  return view;
}

/** Returns the messages of a conversation, newest first. */
export function messagesPage(
  people: People,
  conversation: SimulatedConversation,
  fields: GraphField[],
  request: { limit: number | null; after: string | null; address: URL | null },
): GraphPage {
  const newestFirst = conversation.messages.filter((message) => !message.unsent).toReversed();
  const wanted = fields.length > 0 ? fields : [{ name: 'created_time', limit: null, fields: [] }];
  return pageOf(
    newestFirst,
    { ...request, limit: request.limit ?? detailedMessages },
    (message) => message.id,
    (message) => messageView(people, conversation, message, wanted) ?? { id: message.id },
  );
}

/** Returns a message with the requested fields; null when it was unsent, or is too old to have details. */
export function messageView(
  people: People,
  conversation: SimulatedConversation,
  message: SimulatedMessage,
  fields: GraphField[],
): Record<string, unknown> | null {
  if (message.unsent || conversation.messages.indexOf(message) < conversation.messages.length - detailedMessages) {
    return null;
  }
  const [business, contact] = people(conversation);
  const [writer, reader] = message.from === 'business' ? [business, contact] : [contact, business];
  const view: Record<string, unknown> = { id: message.id };
  for (const { name } of fields) {
    if (name === 'created_time') view.created_time = graphTime(message.at);
    if (name === 'from') view.from = writer;
    if (name === 'to') view.to = { data: [reader] };
    if (name === 'message') view.message = message.text;
    if (name === 'is_unsupported') view.is_unsupported = false;
  }
  return view;
}

/** Returns the conversations of an account that the list shows with messages, newest first. */
export function conversationsOf(
  world: ThreadWorld,
  account: ThreadAccount,
  listed: (conversation: SimulatedConversation) => SimulatedConversation,
): SimulatedConversation[] {
  return world
    .conversationsOf(account.id)
    .map(listed)
    .filter((conversation) => conversation.messages.length > 0)
    .toSorted((a, b) => (updatedAt(a) < updatedAt(b) ? 1 : -1));
}

function updatedAt(conversation: SimulatedConversation): string {
  return conversation.messages.at(-1)?.at ?? new Date(0).toISOString();
}

/** Returns Graph's time format, such as 2025-07-28T22:44:49+0000. */
function graphTime(iso: string): string {
  return `${iso.slice(0, 19)}+0000`;
}
