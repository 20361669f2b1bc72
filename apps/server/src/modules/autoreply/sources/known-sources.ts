import { leavesOpen } from '@spotter/domain/autoreply';
import { dayAt } from '@spotter/language/zones/zoned-time';
import type { OpenQuestion, Passage } from '@spotter/domain/knowledge';
import { isOpen, offerPassage, type Offer } from '@spotter/domain/offers';
import type { Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { newestDanger, shownMessages, unansweredMessages, type ChatState, type MessageRow } from '../../chats/index.ts';

/** The knowledge that the coach entered; one answer is written from it and checked against it. */
export type KnownSources = {
  /** The offers that the agent may speak of, and what fits the contact's question. */
  passages: Passage[];
  /** Whether the agent has offers: then its instructions license no price. */
  hasOffers: boolean;
  offerNames: string[];
  /** The names of those that are over. */
  closedOffers: string[];
  /** What the contact asks, in their own words. */
  question: string;
  /** The messages that ask it, the oldest first, without those that can leave nothing open. */
  asked: { id: string; text: string }[];
};

/** What a passage has to fit. */
export type PassagesWanted = {
  workspaceId: WorkspaceId;
  /** The contact's words. */
  question: string;
  /** What our side had said just before, which a short question may be about. */
  context: string;
  /** The day on the coach's calendar. */
  today: string;
  /** The offers that the agent may speak of; null: all. */
  offerIds: string[] | null;
  limit: number;
  /** Aborted when nobody waits for them any more. */
  signal?: AbortSignal | undefined;
};

/**
 * Whether a workspace has any offers, and any pages, files or answered questions:
 * what is not there need not be read.
 */
export type AvailableKnowledge = { offers: boolean; knowledge: boolean };

/** Where what is true comes from. */
export type KnowledgeSources = {
  findAvailableKnowledge(workspaceId: WorkspaceId): Promise<AvailableKnowledge>;
  listOffers(workspaceId: WorkspaceId): Promise<Offer[]>;
  /** Returns the passages of pages, files and answered questions that fit, best first. */
  findPassages(wanted: PassagesWanted): Promise<Passage[]>;
};

/** Is notified of a question that nothing the coach entered answers, with the answer that says so. */
export type OnUnanswered = (
  tx: Database,
  asked: OpenQuestion & { workspaceId: WorkspaceId; chatId: string; at: Date },
) => Promise<void>;

const maxQuestionLength = 1_000;
/** How many passages a prompt has beside the offers. */
const maxPassages = 6;

/**
 * Returns what is known for the contact's question; null where the coach has entered nothing.
 * `kept`: if just read.
 */
export async function findSources(
  state: ChatState,
  keepers: KnowledgeSources,
  asOf: { now: Date; available?: AvailableKnowledge | undefined; signal?: AbortSignal | undefined },
): Promise<KnownSources | null> {
  const { workspaceId } = state.bot;
  const available = asOf.available ?? (await keepers.findAvailableKnowledge(workspaceId));
  if (!available.offers && !available.knowledge) return null;
  const unanswered = unansweredMessages(state.messages, state.chat.canceledTurn);
  const asked = askedIn(unanswered);
  const says = newestDanger(unanswered)?.says;
  const question = asked
    .map(({ text }) => text)
    .join('\n')
    .slice(-maxQuestionLength);
  const today = dayAt(asOf.now, state.coachZone);
  const named = state.agent?.offerIds ?? null;
  const context = shownMessages(state).findLast(({ author }) => author !== 'contact')?.text ?? '';
  const { signal } = asOf;
  const wanted = { workspaceId, question, context, today, offerIds: named, limit: maxPassages, signal };
  const [all, found] = await Promise.all([
    available.offers ? keepers.listOffers(workspaceId) : [],
    question === '' ? [] : keepers.findPassages(wanted),
  ]);
  const offers = named === null ? all : all.filter(({ id }) => named.includes(id));
  // A question that nothing fits is one that nothing answers.
  if (offers.length === 0 && found.length === 0 && !available.knowledge) return null;
  const activeOffers = offers.filter(({ active, validUntil }) => active || validUntil !== null);
  return {
    passages: [
      ...activeOffers.map((offer) => offerPassage(offer, today)),
      ...found.filter(({ id }) => !id.startsWith('offer:')),
    ],
    hasOffers: offers.length > 0,
    offerNames: offers.map(({ name }) => name),
    closedOffers: offers.filter((offer) => !isOpen(offer, today)).map(({ name }) => name),
    question,
    asked: asked.filter(({ text }) => leavesOpen(text, says)),
  };
}

function askedIn(unanswered: MessageRow[]): { id: string; text: string }[] {
  return unanswered
    .filter(({ state }) => state !== 'unsent')
    .map(({ id, text }) => ({ id, text: text.trim() }))
    .filter(({ text }) => text !== '');
}
