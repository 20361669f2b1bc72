import { setTimeout as pause } from 'node:timers/promises';
import { accountId } from './coach.ts';
import type { StandIns } from './stand-ins.ts';

/** What each contact writes, one after the other; the first has the keyword. Each of them deserves an answer. */
const turns = ['SHRED', 'I want to lose 10 kg', 'I tried keto last year'];

/** People who write to the account, and go on as soon as they are answered. */
export type ContactsAtWork = {
  /** Their ids, oldest first. */
  ids(): string[];
  /** How many answers have arrived. */
  answers(): number;
  /** Nobody new begins; resolves when all have got through their conversations, or the time is over. */
  finish(withinMs: number): Promise<void>;
};

/** Keeps so many conversations going side by side; after a short one comes the next. Every text is written once only. */
export function startContacts(instagram: StandIns['instagram'], sideBySide: number): ContactsAtWork {
  const ids: string[] = [];
  const waiting = new Map<string, () => void>();
  let answers = 0;
  let goOn = true;

  const unsubscribe = instagram.events.subscribe((change) => {
    if (change.kind !== 'message' || change.message.from !== 'business') return;
    answers += 1;
    waiting.get(change.contactId)?.();
    waiting.delete(change.contactId);
  });

  async function keepWriting(): Promise<void> {
    while (goOn) {
      const id = String(5_550_000_000_000_000 + ids.length);
      ids.push(id);
      instagram.addContact(accountId, { id, username: `lead.${ids.length}`, name: null });
      for (const text of turns) {
        const answer = new Promise<void>((resolve) => waiting.set(id, resolve));
        instagram.writeAsContact(accountId, id, { text: `${text} (${id})` });
        await answer;
      }
    }
  }

  const writers = Array.from({ length: sideBySide }, keepWriting);
  return {
    ids: () => [...ids],
    answers: () => answers,
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
