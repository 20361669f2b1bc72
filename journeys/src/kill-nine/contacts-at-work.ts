import { setTimeout as pause } from 'node:timers/promises';
import type { AcknowledgedMessages } from './acknowledged-messages.ts';
import { accountId } from '../api/coach.ts';
import type { Simulators } from '../running/simulators.ts';

/** What a lead writes, one after the other; the first has the keyword. Each of them deserves an answer. */
const turns = ['SHRED', 'I want to lose 10 kg', 'I tried keto last year'];

/** So long a friend needs for the next message: with all of them together some webhook is nearly always on its way. */
const friendPauseMs = 50;

/** Leads write to the agent and wait for each answer; friends of the coach write on and on and get none. */
export type Contact = { id: string; kind: 'lead' | 'friend' };

/** People who write to the account all the time. */
export type ContactsAtWork = {
  /** Everybody who has written, in the order in which they began. */
  contacts(): Contact[];
  /** Nobody new begins; resolves when all have got through what they had to say, or the time is over. */
  finish(withinMs: number): Promise<void>;
};

/**
 * Keeps so many people writing side by side: a lead who has got through a short conversation is followed by another
 * one. Every text is written once only.
 */
export function startContacts(
  instagram: Simulators['instagram'],
  webhooks: AcknowledgedMessages,
  sideBySide: { leads: number; friends: number },
): ContactsAtWork {
  const contacts: Contact[] = [];
  const waiting = new Map<string, () => void>();
  let goOn = true;

  const unsubscribe = instagram.events.subscribe((change) => {
    if (change.kind !== 'message' || change.message.from !== 'business') return;
    waiting.get(change.contactId)?.();
    waiting.delete(change.contactId);
  });

  function addContact(kind: Contact['kind']): string {
    const id = String(5_550_000_000_000_000 + contacts.length);
    contacts.push({ id, kind });
    instagram.addContact(accountId, { id, username: `${kind}.${contacts.length}`, name: null });
    return id;
  }

  async function writeAsLeads(): Promise<void> {
    while (goOn) {
      const id = addContact('lead');
      for (const text of turns) {
        const answer = new Promise<void>((resolve) => waiting.set(id, resolve));
        instagram.writeAsContact(accountId, id, { text: `${text} (${id})` });
        await answer;
      }
    }
  }

  async function writeAsFriend(): Promise<void> {
    const id = addContact('friend');
    for (let number = 1; goOn; number += 1) {
      const text = `seen this? ${number} (${id})`;
      const acknowledged = webhooks.acknowledged(text);
      instagram.writeAsContact(accountId, id, { text });
      await acknowledged;
      await pause(friendPauseMs);
    }
  }

  const writers = [
    ...Array.from({ length: sideBySide.leads }, writeAsLeads),
    ...Array.from({ length: sideBySide.friends }, writeAsFriend),
  ];
  return {
    contacts: () => [...contacts],
    async finish(withinMs) {
      goOn = false;
      const enough = new AbortController();
      const timeIsOver = pause(withinMs, undefined, { signal: enough.signal }).catch(() => {});
      await Promise.race([Promise.all(writers), timeIsOver]);
      enough.abort();
      unsubscribe();
    },
  };
}
