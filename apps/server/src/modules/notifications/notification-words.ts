import { sayInstant } from '@spotter/domain';
import { nameOf } from '../connections/integrations.ts';
import type { NotificationFacts, NotificationRow } from './notification-facts.ts';

/** What a coach reads: the words, and the page that a tap leads to. */
export type NotificationWords = { title: string; body: string; page: string };

/** Of a contact's words so much is quoted. */
const quoteLength = 80;
const nameLength = 60;

/** Where nobody is to read over the coach's shoulder what a contact in danger wrote. */
export type Quoting = 'quoted' | 'unquoted';

const handOvers: Record<string, (name: string) => string> = {
  'red-flag': (name) => `${name} may be in danger`,
  minor: (name) => `${name} may be under 18`,
  'asked-for-human': (name) => `${name} wants to talk to you`,
  medical: (name) => `${name} has a medical question`,
  anger: (name) => `${name} is upset`,
  payment: (name) => `${name} asks about a payment`,
  'failed-twice': (name) => `The agent has no answer for ${name}`,
  'talk-later': (name) => `${name} wanted to hear from you now`,
  stuck: (name) => `The agent is stuck with ${name}`,
};

/** The words of a notification, in plain text. */
export function wordsOf(
  row: NotificationRow,
  facts: NotificationFacts,
  quoting: Quoting = 'quoted',
): NotificationWords {
  const { title, body } = sayings[row.kind](row, facts, quoting);
  return { title, body, page: pageOf(row) };
}

type Saying = (row: NotificationRow, facts: NotificationFacts, quoting: Quoting) => { title: string; body: string };

const sayings: Record<NotificationRow['kind'], Saying> = {
  severe: ({ about }, facts, quoting) => ({
    title: (handOvers[about.reason ?? ''] ?? handOvers['red-flag']!)(nameIn(facts)),
    body: quoted(facts, quoting) ?? 'The agent has stopped. Open the chat and answer yourself.',
  }),
  wants_person: ({ about }, facts, quoting) => ({
    title: (handOvers[about.reason ?? ''] ?? ((name: string) => `${name} needs you`))(nameIn(facts)),
    body: quoted(facts, quoting) ?? 'The agent gave the chat to you.',
  }),
  window_closing: (_, facts, quoting) => ({
    title: `Less than 3 hours left to answer ${nameIn(facts)}`,
    body: quoted(facts, quoting) ?? 'After that the platform lets no agent answer.',
  }),
  send_failed: (_, facts) => ({
    title: `A message to ${nameIn(facts)} was not sent`,
    body: 'The chat shows why, and sends it again.',
  }),
  qualified: (_, facts, quoting) => ({
    title: `${nameIn(facts)} is a good fit`,
    body: quoted(facts, quoting) ?? 'The agent goes on with them.',
  }),
  booked: (_, facts) => ({ title: `New call: ${guestIn(facts)}`, body: timeOf(facts) }),
  call_changed: ({ about }, facts) => {
    const guest = guestIn(facts);
    if (about.reason === 'moved') return { title: `Call moved: ${guest}`, body: `Now on ${timeOf(facts)}` };
    return { title: `Call cancelled: ${guest}`, body: `It was on ${timeOf(facts)}` };
  },
  connection_broken: ({ about }, { account }) => {
    const name = bounded(account?.name ?? 'Your account', nameLength);
    const service = account === null ? 'The platform' : nameOf(account.service);
    if (about.reason === 'reconnect') {
      return {
        title: `Please connect ${name} again`,
        body: `${service} no longer lets Spotter use the account ${name}. This happens after a change of password, or when access was taken away. Nothing is sent from it until you connect it again.`,
      };
    }
    if (about.reason === 'restricted') {
      return {
        title: `${name} cannot send messages at the moment`,
        body: `${service} does not let the account ${name} send. Spotter sends nothing from it meanwhile and tries again by itself. The account’s own notices say why, and for how long.`,
      };
    }
    return {
      title: `${name} has been silent for unusually long`,
      body: `No message has reached Spotter for longer than ever. Write to it from another account: if nothing arrives, connect it again.`,
    };
  },
  plan: ({ about }) =>
    about.reason === 'past_due'
      ? { title: 'Your payment failed', body: 'Check your card, so that your agents can go on.' }
      : about.reason === 'unpaid'
        ? { title: 'Your plan is not paid', body: 'Your agents may be paused. Check your card to go on.' }
        : { title: 'Your plan has ended', body: 'Choose a plan, so that your agents can go on.' },
  digest: ({ about }) => ({ title: 'Your day', body: digestLines(about.digest).join(' · ') }),
  test: ({ about }) => ({
    title: 'This is a test',
    body:
      about.way === 'push'
        ? 'Push notifications reach this device.'
        : about.way === 'email'
          ? 'Mails about your leads reach you here.'
          : 'Notifications are listed here.',
  }),
};

/** What a digest counts, as short sentences; what there is nothing of is not said. */
export function digestLines(
  digest: { needsYou: number; unopened: number; callsToday: number; booked: number } | undefined,
): string[] {
  if (digest === undefined) return [];
  const many = (count: number, one: string, more: string) =>
    count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${more}`];
  return [
    ...many(digest.needsYou, 'chat needs you', 'chats need you'),
    ...many(digest.callsToday, 'call today', 'calls today'),
    ...many(digest.booked, 'call booked since yesterday', 'calls booked since yesterday'),
    ...many(digest.unopened, 'notification not opened', 'notifications not opened'),
  ];
}

function pageOf({ kind, chatId, about }: NotificationRow): string {
  if (chatId !== null) return `/dashboard/chat/${chatId}`;
  switch (kind) {
    case 'booked':
    case 'call_changed':
      return '/calls';
    case 'connection_broken':
      return about.reason === 'silent' ? '/dashboard' : '/agents';
    case 'plan':
      return '/subscriptions';
    case 'test':
      return '/profile';
    default:
      return '/dashboard/needs-you';
  }
}

function nameIn({ chat }: NotificationFacts): string {
  return bounded(chat?.name ?? chat?.username ?? 'A lead', nameLength);
}

function guestIn({ call }: NotificationFacts): string {
  return bounded(call?.guestName ?? 'a guest', nameLength);
}

function timeOf({ call, timeZone }: NotificationFacts): string {
  return call === null ? 'a time that is no longer known' : sayInstant(call.startsAt, timeZone, 'en');
}

function quoted({ quote }: NotificationFacts, quoting: Quoting): string | null {
  return quote === null || quoting === 'unquoted' ? null : `“${bounded(quote, quoteLength)}”`;
}

const letterReader = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** At most so many letters as a reader counts them, on one line; a letter may be long, but all together are not. */
export function bounded(text: string, most: number): string {
  // Nothing is looked at that cannot be shown, however long a text is.
  const beginning = text
    .slice(0, 4 * most)
    .replaceAll(/\s/g, ' ')
    .trim();
  let kept = '';
  let letters = 0;
  for (const { segment } of letterReader.segment(beginning)) {
    if (letters === most || kept.length + segment.length > 2 * most) break;
    kept += segment;
    letters += 1;
  }
  return kept === text.trim() || (kept === beginning && text.length <= 4 * most) ? kept : `${kept.trimEnd()}…`;
}
