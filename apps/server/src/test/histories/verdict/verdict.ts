import { sql } from 'drizzle-orm';
import { queryRows } from '../../../database/database.ts';
import { delaysOfAccounts } from '../history.ts';
import type { SeenSend } from '../platform.ts';
import type { Played } from '../people.ts';
import { isFollowUp } from '../silences.ts';
import type { World } from '../world.ts';
import { asksToStop, holdsBack, holdsTrigger, isStopConfirmation, mentionsBooking, tokensIn } from '../words.ts';
import { findUnapproved } from './approval-faults.ts';
import { countBubbled, findBrokenBubbles } from './bubble-faults.ts';
import { findSaidInPause, findUnwelcomeFollowUps } from './follow-up-faults.ts';
import { findOutsideTheWindow } from './window-faults.ts';

/** A broken promise, and where it happened. */
export type Fault = { counter: Counter; one: Played; what: string };

export const counters = [
  'double-reply',
  'reply-over-a-person',
  'outside-the-window',
  'after-stop',
  'booked-but-not-in-calendar',
  'unwelcome-follow-up',
  'said-in-a-pause',
  'bubbles-broken',
  'unapproved',
  'unprocessed',
  'author-mistaken',
] as const;
export type Counter = (typeof counters)[number];

export type Verdict = {
  faults: Fault[];
  /** How many messages of agents reached a contact: without any, nothing would have been shown. */
  answers: number;
  /** How many of them were follow-ups. */
  followUps: number;
  /** How many answers left as several messages. */
  bubbled: number;
};

/** A message as the server has it. */
type Stored = {
  contact_id: string;
  provider_id: string | null;
  author: 'contact' | 'agent' | 'coach' | 'other-app';
  text: string;
  /** The text as it was written: `text` is empty once it has been taken back. */
  written: string;
  status: string;
  aborted: boolean;
  received_at: string;
  decided: string | null;
};

/** Judges by what the platform received and what the script knows. The server is asked only when it learned what. */
export async function judge(world: World, all: Played[]): Promise<Verdict> {
  const faults: Fault[] = [];
  const stored = Map.groupBy(await loadStored(world), ({ contact_id }) => contact_id);
  const sends = Map.groupBy(world.platform.sends, ({ contactId }) => contactId);
  const work = await loadWork(world);
  let answers = 0;
  let followUps = 0;
  let bubbled = 0;
  for (const one of all) {
    const spoken = sends.get(one.contactId) ?? [];
    const ofAgent = spoken.filter(({ text }) => !isOfCoach(text));
    const arrived = ofAgent.filter(({ messageId }) => messageId !== null);
    answers += arrived.length;
    followUps += arrived.filter(({ text }) => isFollowUp(text)).length;
    bubbled += countBubbled(ofAgent);
    const rows = withWords(one, stored.get(one.contactId) ?? []);
    const at = (counter: Counter) => (what: string) => faults.push({ counter, one, what });
    findDoubles(spoken, at('double-reply'));
    findRepliesOverAPerson(one, ofAgent, rows, at('reply-over-a-person'));
    const listed = world.platform.control.conversation(one.accountId, one.contactId);
    findOutsideTheWindow(listed, ofAgent, at('outside-the-window'));
    findAfterStop(ofAgent, rows, at('after-stop'));
    if (one.booked.length === 0) findBookingClaims(ofAgent, at('booked-but-not-in-calendar'));
    findUnwelcomeFollowUps(one, ofAgent, rows, at('unwelcome-follow-up'));
    findSaidInPause(world.pausesOf(one), ofAgent, at('said-in-a-pause'));
    findBrokenBubbles(one, ofAgent, rows, at('bubbles-broken'));
    if (world.asksFirst) findUnapproved(one, ofAgent, rows, at('unapproved'));
    findDoubleAnswersToComments(spoken, at('double-reply'));
    findUnprocessed(world, one, rows, work, at('unprocessed'));
    findMistakenAuthors(world, one, rows, at('author-mistaken'));
  }
  const [first] = all;
  if (first !== undefined) {
    findCommentsAnsweredTwice(world, (what) => faults.push({ counter: 'double-reply', one: first, what }));
    for (const what of await openReplies(world)) faults.push({ counter: 'unprocessed', one: first, what });
  }
  return { faults, answers, followUps, bubbled };
}

/** Restores the texts of messages that were taken back, which may have had their effect before. */
function withWords({ written }: Played, rows: Omit<Stored, 'written'>[]): Stored[] {
  const texts = new Map(written.map(({ id, text }) => [id, text]));
  return rows.map((row) => ({ ...row, written: texts.get(row.provider_id ?? '') ?? row.text }));
}

type Report = (what: string) => void;

function isOfCoach(text: string): boolean {
  return text.startsWith('Dana here');
}

/** Finds texts that arrive twice, and messages of the contact that get two texts as an answer. */
function findDoubles(messages: SeenSend[], report: Report): void {
  const texts = new Set<string>();
  const answered = new Map<string, string>();
  for (const { text, messageId } of messages) {
    if (messageId === null) continue;
    if (texts.has(text) && !isStopConfirmation(text)) report(`arrived twice: ${text.slice(0, 80)}`);
    texts.add(text);
    if (isOfCoach(text)) continue;
    for (const token of tokensIn(text)) {
      const before = answered.get(token);
      if (before !== undefined && before !== text) report(`${token} answered twice: ${before} | ${text}`);
      answered.set(token, text);
    }
  }
}

/** Finds comments that brought two messages, and people who got two messages for the one post there is. */
function findDoubleAnswersToComments(messages: SeenSend[], report: Report): void {
  const arrived = messages.filter(({ answersComment, messageId }) => answersComment !== null && messageId !== null);
  if (arrived.length > 1) report(`${arrived.length} messages for comments under one post`);
  const tries = Map.groupBy(
    messages.filter(({ answersComment, fate }) => answersComment !== null && !certainlyNotSent.includes(fate)),
    ({ answersComment }) => answersComment,
  );
  for (const [comment, of] of tries) if (of.length > 1) report(`${comment} tried again after an unknown outcome`);
}

/** The outcomes after which the caller knows that nothing was sent. */
const certainlyNotSent = ['not-connected', 'refused-for-now', 'rate-limited'];

/** Finds comments with two answers in public, and answers to the account's own. */
function findCommentsAnsweredTwice({ platform }: World, report: Report): void {
  for (let nth = 0; nth < delaysOfAccounts.length; nth += 1) {
    for (const { comments } of platform.control.posts(platform.accountIdOf(nth))) {
      const byId = new Map(comments.map((comment) => [comment.id, comment]));
      const answers = comments.filter(({ contactId, parentId }) => contactId === null && parentId !== null);
      for (const [parentId, of] of Map.groupBy(answers, (answer) => answer.parentId!)) {
        if (of.length > 1) report(`${parentId} has ${of.length} answers in public`);
        if (byId.get(parentId)?.contactId == null) report(`${parentId} is the account’s own, and was answered`);
      }
    }
  }
}

/** Returns what is left open although nothing is left to do. */
async function openReplies(world: World): Promise<string[]> {
  const rows = await queryRows<{ kind: string; status: string; text: string }>(
    world.connection.database,
    sql`select kind, status, text from comment_replies where status in ('waiting', 'sending')`,
  );
  return rows.map(({ kind, status, text }) => `a ${kind} reply is still ${status}: ${text.slice(0, 60)}`);
}

/** When the server learned that a person allowed or stopped the agent's writing. */
type Turn = { at: number; until: number; agentMay: boolean };

/** Finds messages of the agent after a person wrote or turned it off, and before it got the chat back. */
function findRepliesOverAPerson(one: Played, ofAgent: SeenSend[], rows: Stored[], report: Report): void {
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
    // An event at the very instant of sending may count as before it or after it.
    const before = turns.filter(({ until }) => until < leftAt);
    const last = Math.max(...before.map(({ until }) => until));
    const latest = before.filter(({ until }) => until === last);
    const undecided = turns.some(({ at, until, agentMay }) => agentMay && at <= leftAt && until >= leftAt);
    if (latest.length > 0 && latest.every(({ agentMay }) => !agentMay) && !undecided)
      report(`said: ${text.slice(0, 80)}`);
  }
}

/** Finds messages after a wish to be left alone, other than one confirmation, until the contact writes a trigger. */
function findAfterStop(ofAgent: SeenSend[], rows: Stored[], report: Report): void {
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
      report(`said: ${text.slice(0, 80)}`);
    }
  }
  const asked = ofContact.filter(({ written }) => asksToStop(written)).length;
  if (confirmations > asked) report(`confirmed ${confirmations} times for ${asked}`);
}

/** Finds claims of a booking: no calendar is connected here, so there can be none. */
function findBookingClaims(ofAgent: SeenSend[], report: Report): void {
  for (const { text } of ofAgent) if (mentionsBooking(text)) report(text.slice(0, 80));
}

/** Finds messages that are not stored exactly once, a newest one without a decision, and unfinished work. */
function findUnprocessed(world: World, one: Played, rows: Stored[], work: Work, report: Report): void {
  const { accountId, contactId } = one;
  const known = Map.groupBy(rows, ({ provider_id }) => provider_id);
  for (const message of world.platform.control.conversation(accountId, contactId)) {
    const stored = known.get(message.id) ?? [];
    if (stored.length !== 1)
      report(`${message.from} by ${message.via}, stored ${stored.length} times: ${message.text.slice(0, 60)}`);
    // Messenger does not report it.
    const isReported = message.unsent && world.platform.kind === 'instagram' && one.history.known;
    for (const { text } of isReported ? stored : [])
      if (text !== '') report(`taken back, and kept: ${text.slice(0, 60)}`);
  }
  for (const { status, text, aborted } of rows) {
    if (!aborted && (status === 'waiting' || status === 'sending')) report(`still ${status}: ${text.slice(0, 60)}`);
  }
  // Nothing more is decided there before a person has looked into it.
  if (work.stuck.has(contactId)) return;
  const newest = rows.findLast(({ author }) => author === 'contact');
  const last = rows.findLast(({ author }) => author === 'contact' || author === 'coach');
  if (newest !== undefined && newest === last && newest.decided === null) report(`not decided about: ${newest.text}`);
  if (work.left.has(contactId)) report('work is left');
}

/** Finds messages whose author the server has wrong. */
function findMistakenAuthors(world: World, { accountId, contactId }: Played, rows: Stored[], report: Report): void {
  const authors = new Map(rows.map(({ provider_id, author }) => [provider_id, author]));
  for (const { id, from, via, text } of world.platform.control.conversation(accountId, contactId)) {
    const author = authors.get(id);
    if (author === undefined) continue;
    const truth = from === 'contact' ? 'contact' : via === 'app' || isOfCoach(text) ? 'coach' : 'agent';
    if (author !== truth) report(`${truth} taken for ${author}: ${text.slice(0, 60)}`);
  }
}

function loadStored(world: World): Promise<Omit<Stored, 'written'>[]> {
  return queryRows(
    world.connection.database,
    // Decisions have no index by message: of ten thousand histories they are read once, for all messages.
    sql`with decided as (select message_id, min(kind) as kind from decisions where kind <> 'wait' group by message_id)
      select c.contact_id, m.provider_id, m.author, m.text, m.status, m.aborted, m.received_at, d.kind as decided
      from messages m join chats c on c.id = m.chat_id left join decided d on d.message_id = m.id order by m.sequence`,
  );
}

/**
 * The contacts with work that is not done, and those whose work ended three processes,
 * so that the chat was handed over.
 */
type Work = { left: Set<string>; stuck: Set<string> };

async function loadWork(world: World): Promise<Work> {
  const rows = await queryRows<{ contact_id: string; stuck: boolean }>(
    world.connection.database,
    sql`select c.contact_id, j.parked_at is not null and c.hand_over_reason = 'stuck' as stuck
        from jobs j join chats c on c.id::text = j.key where j.kind = 'consider-reply'
      union select 'a comment', false from jobs where kind = 'consider-comment'
      union select 'a delivery', false from webhook_deliveries where due_at is not null`,
  );
  const those = (stuck: boolean) => new Set(rows.filter((row) => row.stuck === stuck).map((row) => row.contact_id));
  return { left: those(false), stuck: those(true) };
}
