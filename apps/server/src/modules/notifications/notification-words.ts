import { sayInstant } from '@spotter/domain/booking';
import { briefLabelOf, type BriefPart, partsToShow } from '@spotter/domain/briefs';
import { nameOf } from '../connections/index.ts';
import type { NotificationFacts } from './notification-facts.ts';
import { bounded } from './bounded.ts';
import type { NotificationRow } from './notifications.repository.ts';
import { pageOfNight, turnedRedWords } from './nights/night-words.ts';

/** The words that a coach reads, and the page that a tap leads to. */
export type NotificationWords = { title: string; body: string; page: string };

/** Max length of a quote of a contact's words. */
const quoteLength = 80;
const nameLength = 60;
/** Max length of an answer that waits for the coach's word. */
const proposalLength = 140;

/** Unquoted where others must not read, over the coach's shoulder, what a contact in danger wrote. */
export type Quoting = 'quoted' | 'unquoted';

const handOvers: Record<string, (name: string) => string> = {
  'red-flag': (name) => `${name} may be in danger`,
  minor: (name) => `${name} may be under 18`,
  'asked-for-human': (name) => `${name} wants to talk to you`,
  medical: (name) => `${name} has a medical question`,
  anger: (name) => `${name} is upset`,
  payment: (name) => `${name} is asking about a payment`,
  'failed-twice': (name) => `Your agent has no answer for ${name}`,
  unanswered: (name) => `${name} asked what your agent doesn’t know`,
  'unheard-note': (name) => `${name} sent a voice note nobody has heard yet`,
  'delicate-picture': (name) => `${name} sent a picture only you should judge`,
  'talk-later': (name) => `${name} asked to talk now`,
  stuck: (name) => `Your agent got stuck with ${name}`,
  'left-waiting': (name) => `${name} has no answer yet`,
  'window-closing': (name) => `${name}’s 24 hours are nearly over`,
  'no-show': (name) => `${name} missed the call, and no one has written`,
  'call-unconfirmed': (name) => `${name} hasn’t confirmed the call`,
  'promise-open': (name) => `${name} was promised something`,
  'no-call': (name) => `${name} wants in and has no call`,
};

const needsYou = (name: string) => `${name} needs you`;

/** Returns the words of a notification, in plain text. */
export function wordsOf(
  row: NotificationRow,
  facts: NotificationFacts,
  quoting: Quoting = 'quoted',
): NotificationWords {
  const { title, body } = sayings[row.kind](row, facts, quoting);
  return { title, body, page: pageOf(row, facts) };
}

type Saying = (row: NotificationRow, facts: NotificationFacts, quoting: Quoting) => { title: string; body: string };

const sayings: Record<NotificationRow['kind'], Saying> = {
  severe: ({ about }, facts, quoting) => ({
    title: (handOvers[about.reason ?? ''] ?? handOvers['red-flag']!)(nameIn(facts)),
    body:
      ofComment(facts, quoting) ?? quoted(facts, quoting) ?? 'Your agent stopped. Open the chat and answer yourself.',
  }),
  wants_person: ({ about }, facts, quoting) => ({
    title: (handOvers[about.reason ?? ''] ?? needsYou)(nameIn(facts)),
    body:
      ofComment(facts, quoting) ?? briefIn(facts) ?? quoted(facts, quoting) ?? 'Your agent handed this chat to you.',
  }),
  approval: (_, facts) => ({
    title: `Send this to ${nameIn(facts)}?`,
    body:
      facts.proposal === null ? 'Your agent has an answer for you to check.' : bounded(facts.proposal, proposalLength),
  }),
  window_closing: (_, facts, quoting) => ({
    title: `Less than 3 hours left to answer ${nameIn(facts)}`,
    body: quoted(facts, quoting) ?? 'After that, your agent can’t answer anymore.',
  }),
  send_failed: (_, facts) => ({
    title: `A message to ${nameIn(facts)} didn’t send`,
    body: 'Open the chat to see why and send it again.',
  }),
  turned_red: ({ about }, { night }) => turnedRedWords(about.night?.turnedRed ?? [], night),
  qualified: (_, facts, quoting) => ({
    title: `${nameIn(facts)} is a good fit`,
    body: quoted(facts, quoting) ?? 'Your agent keeps talking to them.',
  }),
  booked: (_, facts) => ({ title: `New call: ${guestIn(facts)}`, body: timeOf(facts) }),
  call_changed: ({ about }, facts) => {
    const guest = guestIn(facts);
    if (about.reason === 'moved') return { title: `Call rescheduled: ${guest}`, body: `Now on ${timeOf(facts)}` };
    if (about.reason === 'declined')
      return {
        title: `${guest} declined the call`,
        body: `It still stands on ${timeOf(facts)}. Ask them for another time, or cancel it.`,
      };
    if (about.reason === 'length')
      return {
        title: `Call is ${lengthOf(facts)} now: ${guest}`,
        body: `On ${timeOf(facts)}, as your calendar has it`,
      };
    if (about.reason === 'guest-removed')
      return {
        title: `${guest} is no longer in the call`,
        body: `Your calendar doesn’t have them in it anymore. It still stands on ${timeOf(facts)}.`,
      };
    if (about.reason === 'link-removed')
      return {
        title: `Call without a link: ${guest}`,
        body: `Your calendar has no video link for it anymore. It still stands on ${timeOf(facts)}.`,
      };
    if (about.reason === 'whole-day')
      return {
        title: `Call without an hour: ${guest}`,
        body: `Your calendar has it as a whole day now. It was on ${timeOf(facts)}.`,
      };
    return { title: `Call canceled: ${guest}`, body: `It was on ${timeOf(facts)}` };
  },
  connection_broken: ({ about }, { account }) => {
    const name = bounded(account?.name ?? 'Your account', nameLength);
    const service = account === null ? 'The platform' : nameOf(account.service);
    if (about.reason === 'reconnect') {
      return {
        title: `Reconnect ${name}`,
        body: `${service} no longer lets Spotter use ${name}. This happens after a password change or when access was removed. Nothing goes out until you reconnect.`,
      };
    }
    if (about.reason === 'restricted') {
      return {
        title: `${name} can’t send messages right now`,
        body: `${service} isn’t letting ${name} send. Spotter holds your messages and tries again on its own. The account’s own notices say why, and for how long.`,
      };
    }
    return {
      title: `${name} has been quiet for unusually long`,
      body: `Spotter has never gone this long without a message from it. DM it from another account. If nothing shows up, reconnect.`,
    };
  },
  plan: ({ about }) =>
    about.reason === 'past_due'
      ? { title: 'Your payment failed', body: 'Update your card so your agents can keep going.' }
      : about.reason === 'unpaid'
        ? { title: 'Your plan isn’t paid', body: 'Your agents may be paused. Update your card to continue.' }
        : { title: 'Your plan has ended', body: 'Pick a plan so your agents can keep going.' },
  budget: ({ about: { budget } }, { timeZone }) => ({
    title: `${budget?.percent ?? 80}% of today’s AI budget is used`,
    body: `At 100%, your agents wait until ${budget === undefined ? 'tomorrow' : sayInstant(new Date(budget.resetsAt), timeZone, 'en')}, then answer everyone who wrote. No lead is lost, and you can answer yourself. To make it last, pause an agent, and test less: trials and suggested replies count too. Need more? Write to us.`,
  }),
  digest: (row, facts) => ({ title: 'Your day', body: digestLines(row, facts).join(' · ') }),
  test: ({ about }) => ({
    title: 'This is a test',
    body:
      about.way === 'push'
        ? 'Push notifications work on this device.'
        : about.way === 'email'
          ? 'Emails about your leads reach you here.'
          : 'Your notifications show up here.',
  }),
};

/** Returns a digest as short sentences: who needs the coach first and why, then the counts that are not zero. */
export function digestLines({ about: { digest } }: NotificationRow, { next }: NotificationFacts): string[] {
  if (digest === undefined) return [];
  const many = (count: number, one: string, more: string) =>
    count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${more}`];
  return [
    ...next.map(({ chat, why }) => (handOvers[why] ?? needsYou)(nameOfChat(chat))),
    ...many(digest.needsYou, 'chat needs you', 'chats need you'),
    ...many(digest.callsToday, 'call today', 'calls today'),
    ...many(digest.booked, 'call booked since yesterday', 'calls booked since yesterday'),
    ...many(digest.recovered ?? 0, 'lead kept from slipping away', 'leads kept from slipping away'),
    ...many(digest.unopened, 'unopened notification', 'unopened notifications'),
  ];
}

function pageOf({ kind, chatId, about }: NotificationRow, { comment, night }: NotificationFacts): string {
  if (chatId !== null) return `/dashboard/chat/${chatId}`;
  if (comment !== null) {
    const post = new URLSearchParams({ comments: `${comment.botId}:${comment.postId}` });
    return `/dashboard/analytics?${post}`;
  }
  switch (kind) {
    case 'booked':
    case 'call_changed':
      return '/calls';
    case 'connection_broken':
      return about.reason === 'silent' ? '/dashboard' : '/agents';
    case 'turned_red':
      return pageOfNight(about.night?.turnedRed ?? [], night);
    case 'plan':
    case 'budget':
      return '/subscriptions';
    case 'test':
      return '/profile';
    case 'severe':
    case 'wants_person':
    case 'approval':
    case 'send_failed':
    case 'window_closing':
    case 'qualified':
      return '/dashboard/needs-you';
    // The day begins there with the same chats, each with a reply to send.
    case 'digest':
      return '/dashboard';
  }
}

/** Returns what the lead wants and what to do next, for one line. */
function briefIn(facts: NotificationFacts): string | null {
  const lines = briefLines(facts, ['wants', 'next']);
  return lines.length === 0 ? null : lines.join(' · ');
}

/** Returns the parts of a brief, each as a line: `They wrote: “i want to run a marathon”` */
export function briefLines({ brief }: NotificationFacts, wanted?: readonly BriefPart[]): string[] {
  const shown = brief?.parts == null ? [] : partsToShow(brief.parts, wanted);
  return shown.map(({ part, content }) => `${briefLabelOf(part, content)}: “${content.text}”`);
}

/** A comment stays without an answer, so the coach reads where it is. */
function ofComment(facts: NotificationFacts, quoting: Quoting): string | null {
  if (facts.comment === null) return null;
  const words = quoted(facts, quoting);
  return words === null
    ? 'They commented under your post. Your agent wrote nothing: answer yourself.'
    : `They commented ${words}. Your agent wrote nothing: answer yourself.`;
}

function nameIn({ chat, comment }: NotificationFacts): string {
  return chat === null ? bounded(comment?.username ?? 'A lead', nameLength) : nameOfChat(chat);
}

function nameOfChat({ name, username }: NonNullable<NotificationFacts['chat']>): string {
  return bounded(name ?? username ?? 'A lead', nameLength);
}

function guestIn({ call }: NotificationFacts): string {
  return bounded(call?.guestName ?? 'a guest', nameLength);
}

function lengthOf({ call }: NotificationFacts): string {
  return call === null ? 'another length' : `${(call.endsAt.getTime() - call.startsAt.getTime()) / 60_000} minutes`;
}

function timeOf({ call, timeZone }: NotificationFacts): string {
  return call === null ? 'a time we no longer know' : sayInstant(call.startsAt, timeZone, 'en');
}

function quoted({ quote }: NotificationFacts, quoting: Quoting): string | null {
  return quote === null || quoting === 'unquoted' ? null : `“${bounded(quote, quoteLength)}”`;
}
