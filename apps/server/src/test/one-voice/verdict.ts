import { sql } from 'drizzle-orm';
import { queryRows } from '../../database/database.ts';
import type { SeenSend } from './platform.ts';
import type { Played, World } from './world.ts';
import { asksToStop, holdsBack, holdsTrigger, isStopConfirmation, tellsOfBooking, tokensIn } from './words.ts';

/** What must never be, with where it was. */
export type Fault = { counter: Counter; one: Played; what: string };

export const counters = [
  'double-reply',
  'reply-over-a-person',
  'outside-the-window',
  'after-stop',
  'booked-but-not-in-calendar',
  'unprocessed',
  'author-mistaken',
] as const;
export type Counter = (typeof counters)[number];

export type Verdict = {
  faults: Fault[];
  /** How many messages of agents reached a contact: without any, nothing would have been shown. */
  answers: number;
};

const windowMs = 24 * 3_600_000;

/** A message as the server has it. */
type Stored = {
  contact_id: string;
  provider_id: string | null;
  author: 'contact' | 'agent' | 'coach' | 'other-app';
  text: string;
  /** As it was written: `text` is empty once it has been taken back. */
  written: string;
  status: string;
  aborted: boolean;
  received_at: string;
  decided: string | null;
};

/** Judges by what the platform received and by what the script knows; of the server only when it learnt what. */
export async function judge(world: World, all: Played[]): Promise<Verdict> {
  const faults: Fault[] = [];
  const stored = Map.groupBy(await loadStored(world), ({ contact_id }) => contact_id);
  const sends = Map.groupBy(world.platform.sends, ({ contactId }) => contactId);
  const waiting = new Set(await contactsWithWork(world));
  let answers = 0;
  for (const one of all) {
    const said = sends.get(one.contactId) ?? [];
    const ofAgent = said.filter(({ text }) => !isOfCoach(text));
    answers += ofAgent.filter(({ messageId }) => messageId !== null).length;
    const rows = withWords(one, stored.get(one.contactId) ?? []);
    const at = (counter: Counter) => (what: string) => faults.push({ counter, one, what });
    findDoubles(said, at('double-reply'));
    findRepliesOverAPerson(one, ofAgent, rows, at('reply-over-a-person'));
    findOutsideTheWindow(world, one, ofAgent, at('outside-the-window'));
    findAfterStop(ofAgent, rows, at('after-stop'));
    findBookingClaims(ofAgent, at('booked-but-not-in-calendar'));
    findUnprocessed(world, one, rows, waiting, at('unprocessed'));
    findMistakenAuthors(world, one, rows, at('author-mistaken'));
  }
  return { faults, answers };
}

/** What was taken back has no words any more, but may have had its effect before. */
function withWords({ written }: Played, rows: Omit<Stored, 'written'>[]): Stored[] {
  const texts = new Map(written.map(({ id, text }) => [id, text]));
  return rows.map((row) => ({ ...row, written: texts.get(row.provider_id ?? '') ?? row.text }));
}

type Tell = (what: string) => void;

function isOfCoach(text: string): boolean {
  return text.startsWith('Dana here');
}

/** No text arrives twice, and nothing that the contact wrote is answered in two texts. */
function findDoubles(said: SeenSend[], tell: Tell): void {
  const texts = new Set<string>();
  const answered = new Map<string, string>();
  for (const { text, messageId } of said) {
    if (messageId === null) continue;
    if (texts.has(text) && !isStopConfirmation(text)) tell(`arrived twice: ${text.slice(0, 80)}`);
    texts.add(text);
    if (isOfCoach(text)) continue;
    for (const token of tokensIn(text)) {
      const before = answered.get(token);
      if (before !== undefined && before !== text) tell(`${token} answered twice: ${before} | ${text}`);
      answered.set(token, text);
    }
  }
}

/** When the server learnt of what a person did about the agent's speaking. */
type Turn = { at: number; until: number; agentMay: boolean };

/** After a person wrote or switched off, the agent says nothing until it is given the chat back. */
function findRepliesOverAPerson(one: Played, ofAgent: SeenSend[], rows: Stored[], tell: Tell): void {
  const turns: Turn[] = one.switches.map(({ from, until, on }) => ({
    at: from,
    until: until ?? Infinity,
    agentMay: on,
  }));
  for (const { author, written, received_at } of rows) {
    const at = Date.parse(received_at);
    if (author === 'coach') turns.push({ at, until: at, agentMay: holdsBack(written) });
    if (author === 'contact' && holdsBack(written)) turns.push({ at, until: at, agentMay: true });
  }
  turns.sort((left, right) => left.at - right.at);
  for (const { leftAt, text } of ofAgent) {
    // What happens at the very instant of sending may come before it or after it.
    const before = turns.filter(({ until }) => until < leftAt);
    const last = Math.max(...before.map(({ until }) => until));
    const latest = before.filter(({ until }) => until === last);
    const undecided = turns.some(({ at, until, agentMay }) => agentMay && at <= leftAt && until >= leftAt);
    if (latest.length > 0 && latest.every(({ agentMay }) => !agentMay) && !undecided)
      tell(`said: ${text.slice(0, 80)}`);
  }
}

/** The platform's own clock says how long the contact was silent. */
function findOutsideTheWindow(world: World, { accountId, contactId }: Played, ofAgent: SeenSend[], tell: Tell): void {
  const inbound = world.platform.control
    .conversation(accountId, contactId)
    .filter(({ from }) => from === 'contact')
    .map(({ at }) => Date.parse(at));
  for (const { leftAt, text } of ofAgent) {
    const last = Math.max(...inbound.filter((at) => at <= leftAt));
    if (leftAt - last > windowMs) tell(`${Math.round((leftAt - last) / 60_000)} minutes later: ${text.slice(0, 80)}`);
  }
}

/** After a wish to be left alone there is one confirmation, then nothing until the contact writes a trigger. */
function findAfterStop(ofAgent: SeenSend[], rows: Stored[], tell: Tell): void {
  const ofContact = rows.filter(({ author }) => author === 'contact');
  // A wish that was taken back binds nobody, whether it was obeyed before or not.
  const turns = ofContact.flatMap(({ text, written, received_at }) => {
    const at = Date.parse(received_at);
    return asksToStop(text) ? [{ at, stopped: true }] : holdsTrigger(written) ? [{ at, stopped: false }] : [];
  });
  let confirmations = 0;
  for (const { leftAt, text, messageId } of ofAgent) {
    const last = Math.max(...turns.filter(({ at }) => at < leftAt).map(({ at }) => at));
    const latest = turns.filter(({ at }) => at === last);
    const undecided = turns.some(({ at, stopped }) => at === leftAt && !stopped);
    if (isStopConfirmation(text)) {
      if (messageId !== null) confirmations += 1;
    } else if (latest.length > 0 && latest.every(({ stopped }) => stopped) && !undecided) {
      tell(`said: ${text.slice(0, 80)}`);
    }
  }
  const asked = ofContact.filter(({ written }) => asksToStop(written)).length;
  if (confirmations > asked) tell(`confirmed ${confirmations} times for ${asked}`);
}

/** No calendar is connected here, so nobody may be told of a booking. */
function findBookingClaims(ofAgent: SeenSend[], tell: Tell): void {
  for (const { text } of ofAgent) if (tellsOfBooking(text)) tell(text.slice(0, 80));
}

/** Everything written is stored once; the newest has its decision; nothing is still on its way. */
function findUnprocessed(world: World, one: Played, rows: Stored[], waiting: Set<string>, tell: Tell): void {
  const { accountId, contactId } = one;
  const known = Map.groupBy(rows, ({ provider_id }) => provider_id);
  for (const message of world.platform.control.conversation(accountId, contactId)) {
    const stored = known.get(message.id) ?? [];
    if (stored.length !== 1)
      tell(`${message.from} by ${message.via}, stored ${stored.length} times: ${message.text.slice(0, 60)}`);
    // Messenger does not tell of it.
    const isTold = message.unsent && world.platform.kind === 'instagram' && one.history.known;
    for (const { text } of isTold ? stored : []) if (text !== '') tell(`taken back, and kept: ${text.slice(0, 60)}`);
  }
  for (const { status, text, aborted } of rows) {
    if (!aborted && (status === 'waiting' || status === 'sending')) tell(`still ${status}: ${text.slice(0, 60)}`);
  }
  const newest = rows.findLast(({ author }) => author === 'contact');
  const last = rows.findLast(({ author }) => author === 'contact' || author === 'coach');
  if (newest !== undefined && newest === last && newest.decided === null) tell(`not decided about: ${newest.text}`);
  if (waiting.has(contactId)) tell('work is left');
}

/** The server knows who wrote what. */
function findMistakenAuthors(world: World, { accountId, contactId }: Played, rows: Stored[], tell: Tell): void {
  const authors = new Map(rows.map(({ provider_id, author }) => [provider_id, author]));
  for (const { id, from, via, text } of world.platform.control.conversation(accountId, contactId)) {
    const author = authors.get(id);
    if (author === undefined) continue;
    const truth = from === 'contact' ? 'contact' : via === 'app' || isOfCoach(text) ? 'coach' : 'agent';
    if (author !== truth) tell(`${truth} taken for ${author}: ${text.slice(0, 60)}`);
  }
}

function loadStored(world: World): Promise<Omit<Stored, 'written'>[]> {
  return queryRows(
    world.connection.database,
    sql`select c.contact_id, m.provider_id, m.author, m.text, m.status, m.aborted, m.received_at,
        (select d.kind from decisions d where d.message_id = m.id and d.kind <> 'wait' limit 1) as decided
      from messages m join chats c on c.id = m.chat_id order by m.sequence`,
  );
}

async function contactsWithWork(world: World): Promise<string[]> {
  const rows = await queryRows<{ contact_id: string }>(
    world.connection.database,
    sql`select c.contact_id from jobs j join chats c on c.id::text = j.key where j.kind = 'consider-reply'
      union select 'a delivery' from webhook_deliveries where due_at is not null`,
  );
  return rows.map(({ contact_id }) => contact_id);
}
