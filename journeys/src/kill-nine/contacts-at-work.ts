import { setTimeout as pause } from 'node:timers/promises';
import type { Message } from '@spotter/contract';
import type { AcknowledgedMessages } from './acknowledged-messages.ts';
import { accountId } from '../api/coach.ts';
import type { Simulators } from '../running/simulators.ts';

/**
 * The messages of a lead, one after the other; the first has the keyword. Each of them needs an answer. Every
 * second lead writes the first only, so that nothing breaks the answer off.
 */
const turns = ['SHRED', 'I want to lose 10 kg', 'I tried keto last year'];

/**
 * A friend's pause before the next message:
 * with all of them together there is nearly always a webhook in progress.
 */
const friendPauseMs = 50;

/** After this an answer is taken for lost. */
const patienceMs = 400_000;

/**
 * Leads write to the agent and wait for each answer; friends of the coach write all the time and get none.
 * `moment`: why the first answer says that a machine writes.
 */
export type Contact = { id: string; kind: 'lead' | 'friend'; moment: DisclosureMoment };
export type DisclosureMoment = NonNullable<Message['disclosure']>;

/** People who write to the account all the time. */
export type ContactsAtWork = {
  /** Returns all who have written, in the order in which they began. */
  contacts(): Contact[];
  /** Lets one lead begin, who has this moment before them. */
  addLead(moment: DisclosureMoment): Contact;
  /** Lets as many leads as write side by side begin. */
  letLeadsBegin(): void;
  /** Lets no one new begin; resolves when all have written their messages, or wait too long for an answer. */
  finish(): Promise<void>;
};

/**
 * Keeps a number of people writing side by side: friends at once, leads when they are let. When a lead has
 * finished a short conversation, another one follows. Two of three leads are of those who come back, as long as
 * there are any. Every text is written only once.
 */
export function startContacts(
  instagram: Simulators['instagram'],
  webhooks: AcknowledgedMessages,
  sideBySide: { leads: number; friends: number },
  comingBack: readonly Contact[] = [],
): ContactsAtWork {
  const contacts: Contact[] = [];
  const away = [...comingBack];
  const waiting = new Map<string, () => void>();
  let goOn = true;

  const unsubscribe = instagram.events.subscribe((change) => {
    if (change.kind !== 'message' || change.message.from !== 'business') return;
    waiting.get(change.contactId)?.();
    waiting.delete(change.contactId);
  });

  function addContact(kind: Contact['kind'], moment?: DisclosureMoment): Contact {
    const comesBack = kind === 'lead' && (moment === undefined ? contacts.length % 3 < 2 : moment !== 'first');
    const at = comesBack ? away.findIndex((one) => moment === undefined || one.moment === moment) : -1;
    const [returning] = at === -1 ? [] : away.splice(at, 1);
    const id = String(5_550_000_000_000_000 + contacts.length);
    const contact = returning ?? { id, kind, moment: 'first' };
    contacts.push(contact);
    if (returning === undefined)
      instagram.addContact(accountId, { id, username: `${kind}.${contacts.length}`, name: null });
    return contact;
  }

  async function writeAsLead({ id }: Contact): Promise<void> {
    for (const text of contacts.length % 2 === 0 ? turns : turns.slice(0, 1)) {
      const answer = new Promise<void>((resolve) => waiting.set(id, resolve));
      instagram.writeAsContact(accountId, id, { text: `${text} (${id})` });
      await answer;
    }
  }

  async function writeAsLeads(): Promise<void> {
    while (goOn) await writeAsLead(addContact('lead'));
  }

  async function writeAsFriend(): Promise<void> {
    const { id } = addContact('friend');
    for (let number = 1; goOn; number += 1) {
      const text = `seen this? ${number} (${id})`;
      const acknowledged = webhooks.acknowledged(text);
      instagram.writeAsContact(accountId, id, { text });
      await acknowledged;
      await pause(friendPauseMs);
    }
  }

  const writers = Array.from({ length: sideBySide.friends }, writeAsFriend);
  return {
    contacts: () => [...contacts],
    addLead(moment) {
      const lead = addContact('lead', moment);
      writers.push(writeAsLead(lead));
      return lead;
    },
    letLeadsBegin() {
      for (let nth = 0; nth < sideBySide.leads; nth += 1) writers.push(writeAsLeads());
    },
    async finish() {
      goOn = false;
      const enough = new AbortController();
      const timeIsOver = pause(patienceMs, undefined, { signal: enough.signal }).catch(() => {});
      await Promise.race([Promise.all(writers), timeIsOver]);
      enough.abort();
      unsubscribe();
    },
  };
}
