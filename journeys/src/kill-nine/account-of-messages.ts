import type { Message } from '@spotter/contract';
import { accountId } from '../api/coach.ts';
import type { Contact, DisclosureMoment } from './contacts-at-work.ts';
import type { Simulators } from '../running/simulators.ts';

/** With what an answer opens that says that a machine writes. */
export const disclosure = "I'm the coach's automated assistant.";

/** The ways in which messages can go wrong, each with its count. */
type Wrong = {
  /** Messages of contacts without an acknowledgment. */
  notAcknowledged: number;
  notStored: number;
  storedTwice: number;
  notAnswered: number;
  answeredTwice: number;
  answeredUnasked: number;
  /** Messages of answers that were not sent although nobody had written in between. */
  brokenOff: number;
  /** Moments without an answer that says that a machine writes, with two of them, and those recorded as another. */
  notDisclosed: number;
  disclosedTwice: number;
  disclosedAsOther: number;
  /** Answers that were sent without a trace on our side, or that were sent only according to us. */
  sentUnknowingly: number;
  neverSent: number;
  /** Chats in which both sides have the same messages in different orders. */
  inOtherOrder: number;
};

/** The counts when nothing went wrong. */
export const nothingWrong: Readonly<Wrong> = {
  notAcknowledged: 0,
  notStored: 0,
  storedTwice: 0,
  notAnswered: 0,
  answeredTwice: 0,
  answeredUnasked: 0,
  brokenOff: 0,
  notDisclosed: 0,
  disclosedTwice: 0,
  disclosedAsOther: 0,
  sentUnknowingly: 0,
  neverSent: 0,
  inOtherOrder: 0,
};

/** Why the rest of an answer is not sent to a lead who wrote in between, as the chat says it. */
const wroteInBetween = 'They wrote in between.';

/**
 * Compares Instagram's messages with the API's, contact by contact. No text may have been written twice. An
 * answer may be several messages in a row.
 */
export function accountForMessages(
  contacts: Contact[],
  instagram: Simulators['instagram'],
  histories: Map<string, Message[]>,
  acknowledged: ReadonlySet<string>,
) {
  const counts = { contacts: contacts.length, written: 0, acknowledged: acknowledged.size, answers: 0, continued: 0 };
  const disclosed: Record<DisclosureMoment, number> = { first: 0, 'after-silence': 0, 'handed-back': 0 };
  const wrong: Wrong = { ...nothingWrong };
  const wrongChats: string[] = [];
  for (const { id, kind, moment } of contacts) {
    const before = JSON.stringify(wrong);
    const there = instagram.conversation(accountId, id);
    const history = histories.get(id) ?? [];
    const kept = history.filter(({ aborted }) => !aborted);
    const here = kept.map(({ author, text }) => ({ from: author === 'contact' ? 'contact' : 'business', text }));
    const answersHere = kept.filter(({ author }) => author !== 'contact').map(({ decision }) => decision?.at);
    wrong.brokenOff += history.filter(({ aborted, failure }) => aborted && failure !== wroteInBetween).length;
    const answers = new Set<string>();
    let [written, sent] = [0, 0];
    const copies = countTexts(here, 'contact');
    for (const [index, { from, text }] of there.entries()) {
      if (from === 'business') {
        const answer = answersHere[sent] ?? `unknown ${sent}`;
        sent += 1;
        if (answers.has(answer)) counts.continued += 1;
        else counts.answers += 1;
        answers.add(answer);
        if (kind === 'friend') wrong.answeredUnasked += 1;
        // An answer may follow words that a starting server has not heard, but each answers words of its own.
        else if (answers.size > written) wrong.answeredTwice += 1;
        continue;
      }
      written += 1;
      const stored = copies.get(text) ?? 0;
      counts.written += 1;
      if (!acknowledged.has(text)) wrong.notAcknowledged += 1;
      if (stored === 0) wrong.notStored += 1;
      if (stored > 1) wrong.storedTwice += 1;
      if (kind === 'lead' && there[index + 1]?.from !== 'business') wrong.notAnswered += 1;
    }
    const moments: DisclosureMoment[] = moment === 'first' ? ['first'] : ['first', moment];
    for (const [nth, messages] of (moment === 'first' ? [there] : partsOf(there)).entries()) {
      const says = messages.flatMap(({ from, text }) => (from === 'business' ? [text.includes(disclosure)] : []));
      if (says[0] === false) wrong.notDisclosed += 1;
      if (says.slice(1).includes(true)) wrong.disclosedTwice += 1;
      if (says[0] === true) disclosed[moments[nth]!] += 1;
    }
    const recorded = kept.flatMap(({ disclosure: at }) => at ?? []);
    if (recorded.length > 0 && recorded.join() !== moments.join()) wrong.disclosedAsOther += 1;
    const [sentThere, sentHere] = [countTexts(there, 'business'), countTexts(here, 'business')];
    wrong.sentUnknowingly += lackingIn(sentHere, sentThere);
    wrong.neverSent += lackingIn(sentThere, sentHere);
    const inOrder = (messages: { from: string; text: string }[]) =>
      messages.map(({ from, text }) => `${from}: ${text}`).join('\n');
    if (here.length === there.length && inOrder(here) !== inOrder(there)) wrong.inOtherOrder += 1;
    if (JSON.stringify(wrong) !== before) wrongChats.push(describeChat(there, history));
  }
  return { counts: { ...counts, ...disclosed }, wrong, wrongChats };
}

/** What was said before a contact came back, and since. Each of them had one answer before. */
function partsOf<One extends { from: string }>(there: One[]): One[][] {
  const cameBack = there.findIndex(({ from }, at) => from === 'contact' && at > 0);
  return cameBack === -1 ? [there] : [there.slice(0, cameBack), there.slice(cameBack)];
}

/** Both sides of a chat, with their times, as the failing test prints them. */
function describeChat(there: ReturnType<Simulators['instagram']['conversation']>, history: Message[]): string {
  const lines = [
    ...there.map(({ at, from, text }) => `${at} at Instagram, ${from}: ${text}`),
    ...history.map(
      ({ date, author, text, status, failure, decision }) =>
        `${date} at Spotter, ${author}: ${text} (${status}, ${failure}, decided ${decision?.at})`,
    ),
  ];
  return lines.toSorted().join('\n');
}

function countTexts(messages: { from: string; text: string }[], side: 'contact' | 'business'): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { from, text } of messages) if (from === side) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function lackingIn(list: Map<string, number>, wanted: Map<string, number>): number {
  let lacking = 0;
  for (const [text, times] of wanted) lacking += Math.max(0, times - (list.get(text) ?? 0));
  return lacking;
}
