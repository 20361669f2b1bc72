import { setTimeout as pause } from 'node:timers/promises';
import { accountId } from './coach.ts';
import type { StandIns } from './stand-ins.ts';

/** What each contact writes, one after the other; the first has the keyword. Each of them deserves an answer. */
const turns = ['SHRED', 'I want to lose 10 kg', 'I tried keto last year'];

/** A contact who waits longer than this is joined by another, so that there is always somebody writing. */
const patienceMs = 3_000;

/** People who write to the account, and go on as soon as they are answered. */
export type ContactsAtWork = {
  /** Their ids, oldest first. */
  ids(): string[];
  /** How many wait for an answer. */
  waiting(): number;
  /** Nobody new begins; resolves when all have got through their conversations. */
  finish(): Promise<void>;
};

/** Keeps so many conversations going side by side. Every text is written once only. */
export function startContacts(instagram: StandIns['instagram'], sideBySide: number): ContactsAtWork {
  const ids: string[] = [];
  const answered = new Map<string, () => void>();
  const conversations = new Set<Promise<void>>();
  let begin = true;

  const unsubscribe = instagram.events.subscribe((change) => {
    if (change.kind !== 'message' || change.message.from !== 'business') return;
    answered.get(change.contactId)?.();
    answered.delete(change.contactId);
  });

  async function converse(id: string): Promise<void> {
    for (const text of turns) {
      const answer = new Promise<void>((resolve) => answered.set(id, resolve));
      instagram.writeAsContact(accountId, id, { text: `${text} (${id})` });
      await answer;
    }
  }

  async function keepWriting(): Promise<void> {
    while (begin) {
      const id = String(5_550_000_000_000_000 + ids.length);
      ids.push(id);
      instagram.addContact(accountId, { id, username: `lead.${ids.length}`, name: null });
      const conversation = converse(id).finally(() => conversations.delete(conversation));
      conversations.add(conversation);
      const enough = new AbortController();
      await Promise.race([conversation, pause(patienceMs, undefined, { signal: enough.signal }).catch(() => {})]);
      enough.abort();
    }
  }

  const writers = Array.from({ length: sideBySide }, keepWriting);
  return {
    ids: () => [...ids],
    waiting: () => answered.size,
    async finish() {
      begin = false;
      await Promise.all(writers);
      await Promise.all(conversations);
      unsubscribe();
    },
  };
}
