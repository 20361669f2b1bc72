import type { Message } from '@spotter/contract';
import { accountId } from './coach.ts';
import type { StandIns } from './stand-ins.ts';

/** How many messages there were, and how many of them went wrong in which way. */
export type AccountOfMessages = {
  counts: { contacts: number; written: number; acknowledged: number; answers: number };
  wrong: {
    /** Of the contact's messages. */
    notAcknowledged: number;
    notStored: number;
    storedTwice: number;
    notAnswered: number;
    answeredTwice: number;
    /** Of the answers: sent without a trace at our side; sent according to us only. */
    sentUnknowingly: number;
    neverSent: number;
    /** Chats in which both sides have the same messages in another order. */
    inOtherOrder: number;
  };
};

/**
 * Holds what Instagram has against what the API tells, contact by contact. Every contact waits for an answer before
 * writing again, and no text is written twice.
 */
export function accountForMessages(
  contactIds: string[],
  instagram: StandIns['instagram'],
  histories: Map<string, Message[]>,
  acknowledged: ReadonlySet<string>,
): AccountOfMessages {
  const counts = { contacts: contactIds.length, written: 0, acknowledged: acknowledged.size, answers: 0 };
  const wrong = {
    notAcknowledged: 0,
    notStored: 0,
    storedTwice: 0,
    notAnswered: 0,
    answeredTwice: 0,
    sentUnknowingly: 0,
    neverSent: 0,
    inOtherOrder: 0,
  };
  for (const id of contactIds) {
    const there = instagram.conversation(accountId, id).map(({ from, text }) => ({ from, text }));
    const here = (histories.get(id) ?? [])
      .filter(({ aborted }) => !aborted)
      .map(({ author, text }) => ({ from: author === 'contact' ? ('contact' as const) : ('business' as const), text }));
    for (const [index, { from, text }] of there.entries()) {
      const next = there[index + 1];
      if (from === 'business') {
        counts.answers += 1;
        if (next?.from === 'business') wrong.answeredTwice += 1;
        continue;
      }
      const copies = here.filter((message) => message.from === 'contact' && message.text === text).length;
      counts.written += 1;
      if (!acknowledged.has(text)) wrong.notAcknowledged += 1;
      if (copies === 0) wrong.notStored += 1;
      if (copies > 1) wrong.storedTwice += 1;
      if (next?.from !== 'business') wrong.notAnswered += 1;
    }
    const [answersThere, answersHere] = [there, here].map((list) =>
      list.filter(({ from }) => from === 'business').map(({ text }) => text),
    ) as [string[], string[]];
    wrong.sentUnknowingly += lackingIn(answersHere, answersThere);
    wrong.neverSent += lackingIn(answersThere, answersHere);
    const sameNumber = here.length === there.length;
    if (sameNumber && JSON.stringify(here) !== JSON.stringify(there)) wrong.inOtherOrder += 1;
  }
  return { counts, wrong };
}

/** How many of the texts have no counterpart in the list; each counterpart serves once. */
function lackingIn(list: string[], texts: string[]): number {
  const left = [...list];
  return texts.filter((text) => {
    const index = left.indexOf(text);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  }).length;
}
