import {
  type AnsweredMessage,
  isLive,
  type ProposalAction,
  sayInstant,
  type SpokenLanguage,
  type YesDecision,
} from '@spotter/domain/booking';
import { timeOfDay, wallTimeAt } from '@spotter/language/zones/zoned-time';
import type { ChatCall, ChatCalls, ProposalDraft, ProposedGuest, StoredProposal } from '../../booking/index.ts';
import { describeFailure, type ToolResult } from './booking-tool-results.ts';
import type { BookingAction } from './execute-booking-action.ts';
import type { ChatTurn } from './guest-address.ts';
import { slotName } from './proposal-names.ts';

/** The chat in which a call is arranged. All of it comes from the server; the model reaches nothing beyond. */
export type BookingSetting = {
  calls: ChatCalls;
  chatId: string;
  turns: ChatTurn[];
  facts: { name: string; value: string }[];
  now: Date;
  language: SpokenLanguage;
  /** The contact's time zone (IANA), if known. */
  contactZone: string | null;
  coachZone: string;
  /** The chat's newest proposal, and what the contact wrote since our side last did. */
  proposal: StoredProposal | null;
  answer: AnsweredMessage[];
  /** Our side's newest message. */
  lastOutboundId: string | null;
  /** When it was handed to the platform; null: nothing was. */
  lastOutboundAt: Date | null;
  signal: AbortSignal;
};

/** What the tools did in this turn, over all tries at an answer. */
export type BookingTurn = BookingSetting & {
  /** The contact's zone, as known now. */
  zone: string | null;
  proposed: ProposalDraft | null;
  judged: YesDecision | null;
  /** The times that the model may name. */
  known: Map<string, Date>;
  done: (BookingAction & { call: ChatCall })[];
  /** The addresses that the answer may contain. */
  links: string[];
};

export function beginTurn(setting: BookingSetting): BookingTurn {
  const { proposal, now, contactZone: zone } = setting;
  const turn: BookingTurn = { ...setting, zone, proposed: null, judged: null, known: new Map(), done: [], links: [] };
  if (proposal !== null && proposal.action !== 'cancel' && isLive(proposal, now)) present(turn, proposal.slots);
  return turn;
}

/** Returns the zone in which times are said. */
export function shownZone({ zone, coachZone }: BookingTurn): string {
  return zone ?? coachZone;
}

export function say(turn: BookingTurn, start: Date): string {
  return sayInstant(start, shownZone(turn), turn.language);
}

/** Returns times that the model may choose from. */
export function present(turn: BookingTurn, starts: Date[]): ToolResult[] {
  return starts.map((start) => {
    const { day, minutes } = wallTimeAt(start, shownZone(turn));
    turn.known.set(slotName(start), start);
    return { slot_id: slotName(start), says: say(turn, start), day, time: timeOfDay(minutes) };
  });
}

/** Drafts the proposal that is sent with the answer, instead of an earlier one. */
export function propose(
  turn: BookingTurn,
  plan: { kind: ProposalDraft['kind']; action: ProposalAction; slots: Date[]; guest: ProposedGuest },
): void {
  turn.proposed = turn.calls.proposals.draft(turn.chatId, {
    ...plan,
    zone: shownZone(turn),
    language: turn.language,
  });
}

/** Returns the call to come; null where there is none. */
export async function findComing({ calls, chatId, now }: BookingTurn): Promise<ChatCall | null> {
  const all = await calls.ofChat(chatId);
  return all.find(({ state, start }) => state === 'booked' && start > now) ?? null;
}

/** Returns why a call was not booked or moved, in words for the model. */
export function reportFailure(turn: BookingTurn, outcome: Parameters<typeof describeFailure>[0]): ToolResult {
  return describeFailure(outcome, {
    say: (start) => say(turn, start),
    present: (starts) => present(turn, starts),
    sendLink: (url) => void turn.links.push(url),
  });
}
