import { type ConfirmedBooking, type DraftContext, forbiddenBy, wantedBy, withRules } from '@spotter/domain/autoreply';
import type { Passage } from '@spotter/domain/knowledge';
import { type ChatState, type MessageRow, rulesOf } from '../../chats/index.ts';
import type { AskingNow } from './asking-now.ts';
import type { ToolTurn } from '../tools/agent-tools.ts';
import type { prepareBookingTools } from '../tools/prepare-booking-tools.ts';
import type { KnownSources } from './known-sources.ts';

/** Max length of an answer, in characters. */
const maxAnswerLength = 2_000;

/** Returns what an answer may say, which depends on the present calls and on the sources that it names. */
export async function readDraftContext(
  state: ChatState,
  facts: {
    shown: MessageRow[];
    bookingTools: Awaited<ReturnType<typeof prepareBookingTools>>;
    turn: ToolTurn;
    /** Null where the coach has entered none. */
    known: KnownSources | null;
    /** The sources that the answer names and that hold what it quotes. */
    named: Passage[];
    canary: string;
    now: Date;
    mustDisclose: boolean;
    asking: AskingNow;
    /** What else is known of the contact. */
    knownFacts: { name: string; value: string }[];
    /** Whether the draft was written again: then only what must not be said is refused. */
    isRepair: boolean;
  },
): Promise<DraftContext> {
  const { agent, chat } = state;
  const { shown, bookingTools, turn, named } = facts;
  const calls = bookingTools === null ? [] : turn.calls.length === 0 ? bookingTools.known : await bookingTools.list();
  const learned = bookingTools?.learned() ?? [];
  const links = calls.flatMap(({ meetingUrl, bookingUrl, manageUrl }) => [meetingUrl, bookingUrl, manageUrl]);
  const rules = rulesOf(state);
  const instructions = withRules(agent!.instructions, rules);
  const hasOffers = facts.known?.hasOffers === true;
  const sourceText = named.map(({ title, text }) => `${title}\n${text}`).join('\n');
  return {
    canary: facts.canary,
    earlierReplies: shown.filter(({ author }) => author === 'agent').map(({ text }) => text),
    contactWords: shown.filter(({ author }) => author === 'contact').map(({ text }) => text),
    allowedLinks: [
      ...(hasOffers ? wantedBy(rules).flatMap(linksIn) : linksIn(instructions)),
      ...linksIn(sourceText),
      ...(bookingTools?.tools.links ?? []),
      ...links.filter((link) => link !== null),
    ],
    offerText: instructions,
    ...(facts.known === null ? {} : { sourceText, hasOffers }),
    bookings: calls.flatMap(({ state: standing, start }): ConfirmedBooking[] =>
      standing === 'booked' || standing === 'past'
        ? [{ startsAt: start, timeZones: bookingTools!.zones(), isOver: standing === 'past' }]
        : [],
    ),
    now: facts.now,
    // An earlier canceled call says nothing about a booked one.
    hasCanceledBooking:
      bookingTools?.tools.done.some(({ did }) => did === 'cancelled') === true ||
      (calls.some(({ state: standing }) => standing === 'cancelled') &&
        !calls.some(({ state: standing }) => standing === 'booked')),
    facts: [...chat.facts, ...learned, ...facts.knownFacts],
    ...facts.asking,
    offerNames: facts.isRepair ? [] : (facts.known?.offerNames ?? []),
    // The agent's earlier messages have passed this check, or are the product's own.
    knownContacts: [
      ...wantedBy(rules),
      ...shown.map(({ text }) => text),
      ...calls.flatMap(({ place }) => (place === null ? [] : [place])),
    ],
    forbidden: forbiddenBy(rules),
    maxLength: maxAnswerLength,
    mustDisclose: facts.mustDisclose,
  };
}

/** Returns what may be said with the coach's own words: their addresses and contacts are the coach's to give. */
export function withOwnWords(context: DraftContext, text: string): DraftContext {
  return {
    ...context,
    allowedLinks: [...context.allowedLinks, ...linksIn(text)],
    knownContacts: [...(context.knownContacts ?? []), text],
  };
}

/** Returns the addresses in a text. */
export function linksIn(text: string): string[] {
  return text.match(/https?:\/\/[^\s<>"')]+/g) ?? [];
}
