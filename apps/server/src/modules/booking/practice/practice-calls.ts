import { randomBytes } from 'node:crypto';
import { nearestSlots } from '@spotter/domain/booking';
import type { ChatCall, ChatTimes } from '../in-chat/chat-call.ts';
import type { ChatCalls } from '../in-chat/chat-calls.ts';
import { createProposalDrafts, type StoredProposal } from '../in-chat/chat-proposals.ts';
import { createProposalPayloads } from '../in-chat/proposal-payload.ts';

/** The contents of a practice calendar: the one call, and the last proposal. */
export type PracticeHolding = { call: ChatCall | null; proposal: StoredProposal | null };

const fortnightMs = 14 * 24 * 3_600_000;
const maxAlternatives = 3;
// Nobody taps a button in a practice chat, so a key of this process is enough.
const drafts = createProposalDrafts(createProposalPayloads(randomBytes(32)));

/** The calls of one practice chat, kept in memory. It takes the given open times, and books nothing in them. */
export function createPracticeCalls(options: {
  now: () => Date;
  /** Returns the open starts, or that the calendar cannot be asked. */
  findOpenTimes: ChatCalls['findOpenTimes'];
  needs?: readonly ('name' | 'email')[];
  place?: string | null;
  manageUrl?: string | null;
  holding?: PracticeHolding;
}) {
  const { now, findOpenTimes, needs = [] } = options;
  const holding: PracticeHolding = options.holding ?? { call: null, proposal: null };

  const listAround = (start: Date): Promise<ChatTimes> =>
    findOpenTimes({ chatId: '', from: now(), to: new Date(start.getTime() + fortnightMs), limit: Infinity });

  /** Takes a start if it is open; otherwise returns why it cannot. */
  async function take(start: Date) {
    const found = await listAround(start);
    if (found.kind !== 'times') return found;
    if (!found.starts.some((open) => open.getTime() === start.getTime())) {
      return { kind: 'slot-taken' as const, alternatives: nearestSlots(start, found.starts, maxAlternatives) };
    }
    holding.call = {
      appointmentId: 'practice',
      start,
      changedAt: now(),
      state: 'booked',
      meetingUrl: null,
      place: options.place ?? null,
      manageUrl: options.manageUrl ?? null,
      bookingUrl: null,
    };
    return { kind: 'taken' as const, call: holding.call };
  }

  const calls: ChatCalls = {
    findOpenTimes,
    findNeeds: async () => needs,
    async book({ start, guest }) {
      const { call } = holding;
      if (call !== null) {
        return call.start.getTime() === start.getTime() ? { kind: 'booked', call } : { kind: 'has-call', call };
      }
      const missing = needs.filter((need) => need === 'email' && guest.email === null && guest.withoutEmail !== true);
      if (missing.length > 0) return { kind: 'needs', needs: missing };
      const outcome = await take(start);
      return outcome.kind === 'taken' ? { kind: 'booked', call: outcome.call } : outcome;
    },
    async move({ start }) {
      if (holding.call === null) return { kind: 'no-call' };
      const outcome = await take(start);
      return outcome.kind === 'taken' ? { kind: 'moved', call: outcome.call } : outcome;
    },
    async cancel({ start }) {
      const { call } = holding;
      if (call === null || call.start.getTime() !== start.getTime()) return null;
      holding.call = null;
      return { ...call, state: 'cancelled' };
    },
    /** A practice call has no guest to write to. */
    invite: async () => undefined,
    ofChat: async () => (holding.call === null ? [] : [holding.call]),
    proposals: {
      ...drafts,
      findNewest: async () => holding.proposal,
      async markUsed(id) {
        if (holding.proposal?.id === id) holding.proposal = { ...holding.proposal, state: 'used' };
      },
    },
  };
  return { calls, holding };
}
