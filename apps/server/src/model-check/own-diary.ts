import { randomBytes } from 'node:crypto';
import { decideStart, defaultRules, freeSlots, nearestSlots, type CallSituation } from '@spotter/domain';
import type { ChatCall, ChatCalls } from '../modules/booking/chat-calls.ts';
import { createProposalDrafts, type ProposalDraft, type StoredProposal } from '../modules/booking/chat-proposals.ts';
import { createProposalPayloads } from '../modules/booking/proposal-payload.ts';

const fortnightMs = 14 * 24 * 3_600_000;
const dayMs = 24 * 3_600_000;
const drafts = createProposalDrafts(createProposalPayloads(randomBytes(32)));

/** The calls of one chat with a coach who has set no hours and has nothing else to do, kept in memory. */
export function createOwnDiary(zone: string, now: () => Date) {
  let call: ChatCall | null = null;
  let newest: StoredProposal | null = null;

  const situation = (): CallSituation => ({ rules: defaultRules(zone), busy: [], open: null, now: now() });
  const isFree = (start: Date) => decideStart(start, situation()) === 'free';

  function alternatives(start: Date) {
    const free = freeSlots(situation(), { start: now(), end: new Date(now().getTime() + fortnightMs) });
    return { kind: 'slot-taken' as const, alternatives: nearestSlots(start, free, 3) };
  }

  function keep(start: Date): ChatCall {
    call = {
      appointmentId: 'call',
      start,
      changedAt: now(),
      state: 'booked',
      meetingUrl: null,
      place: null,
      manageUrl: 'https://spotter.example/call/test',
      bookingUrl: null,
    };
    return call;
  }

  const calls: ChatCalls = {
    findOpenTimes: async ({ from, to, limit }) => ({
      kind: 'times',
      starts: freeSlots(situation(), { start: from, end: to }).slice(0, limit),
      timeZone: zone,
    }),
    findNeeds: async () => [],
    book: async ({ start }) => {
      if (call !== null) return { kind: 'has-call', call };
      return isFree(start) ? { kind: 'booked', call: keep(start) } : alternatives(start);
    },
    move: async ({ start }) => {
      if (call === null) return { kind: 'no-call' };
      return isFree(start) ? { kind: 'moved', call: keep(start) } : alternatives(start);
    },
    cancel: async ({ start }) => {
      if (call === null || call.start.getTime() !== start.getTime()) return null;
      const cancelled = call;
      call = null;
      return { ...cancelled, state: 'cancelled' };
    },
    ofChat: async () => (call === null ? [] : [call]),
    proposals: {
      ...drafts,
      findNewest: async () => newest,
      markUsed: async () => {
        if (newest !== null) newest = { ...newest, state: 'used' };
      },
    },
  };
  return {
    calls,
    standing: (): Date[] => (call === null ? [] : [call.start]),
    /** What was proposed was said in this message. */
    say({ quickReplies: _, ...proposal }: ProposalDraft, messageId: string): void {
      const saidAt = now();
      newest = { ...proposal, messageId, saidAt, expiresAt: new Date(saidAt.getTime() + dayMs), state: 'live' };
    },
  };
}

export type OwnDiary = ReturnType<typeof createOwnDiary>;
