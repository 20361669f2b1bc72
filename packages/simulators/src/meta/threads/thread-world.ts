import { createConversationStore, type MessageDraft, type ThreadIds } from './conversation-store.ts';
import { createSentFiles } from '../graph/sent-files.ts';
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

/** What a world remembers of its threads. */
type ThreadState<Account, Contact> = {
  accounts: Account[];
  contacts: Contact[];
  conversations: SimulatedConversation[];
};

/** Returns accounts, contacts and conversations in plain maps, without HTTP, tokens or webhooks. */
export function createThreadWorld<Account extends ThreadAccount, Contact extends ThreadContact>(
  state: ThreadState<Account, Contact> | undefined,
  ids: ThreadIds,
) {
  const accounts = new Map<string, Account>();
  const contacts = new Map<string, Map<string, Contact>>();

  // The caller may still use the given state, so copy it, and never return what a restart would not know.
  for (const account of structuredClone(state?.accounts ?? [])) accounts.set(account.id, account);
  for (const contact of structuredClone(state?.contacts ?? [])) contactsOf(contact.accountId).set(contact.id, contact);
  const { all: allConversations, ...conversations } = createConversationStore(
    structuredClone(state?.conversations ?? []),
    ids,
  );

  function contactsOf(accountId: string): Map<string, Contact> {
    let known = contacts.get(accountId);
    if (!known) {
      known = new Map();
      contacts.set(accountId, known);
    }
    return known;
  }

  function getContact(accountId: string, contactId: string): Contact {
    const contact = contacts.get(accountId)?.get(contactId);
    if (!contact) throw new Error(`The account ${accountId} has no contact ${contactId}`);
    return contact;
  }

  return {
    /** The files that the platform fetched from apps. */
    sentFiles: createSentFiles(),
    ...conversations,
    accounts,
    contactsOf,
    addMessage(accountId: string, contactId: string, draft: MessageDraft): SimulatedMessage {
      const message = conversations.addMessage(accountId, contactId, draft);
      if (draft.from === 'contact') getContact(accountId, contactId).consented = true;
      return message;
    },
    getAccount(accountId: string): Account {
      const account = accounts.get(accountId);
      if (!account) throw new Error(`The simulator has no account ${accountId}`);
      return account;
    },
    getContact,
    snapshot: (): ThreadState<Account, Contact> =>
      structuredClone({
        accounts: [...accounts.values()],
        contacts: [...contacts.values()].flatMap((known) => [...known.values()]),
        conversations: allConversations(),
      }),
  };
}

/** Accounts, contacts and conversations. */
export type ThreadWorld<
  Account extends ThreadAccount = ThreadAccount,
  Contact extends ThreadContact = ThreadContact,
> = ReturnType<typeof createThreadWorld<Account, Contact>>;
