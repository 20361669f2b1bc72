import { defaultRules, freeSlots, proposalLifeMs } from '@spotter/domain';
import { createPracticeCalls } from '../modules/booking/practice/practice-calls.ts';
import type { ProposalDraft } from '../modules/booking/in-chat/chat-proposals.ts';

/** The calls of one chat with a coach who has set no hours and has nothing else to do, kept in memory. */
export function createOwnDiary(zone: string, now: () => Date) {
  const { calls, holding } = createPracticeCalls({
    now,
    findOpenTimes: async ({ from, to, limit }) => ({
      kind: 'times',
      starts: freeSlots(
        { rules: defaultRules(zone), busy: [], open: null, now: now() },
        { start: from, end: to },
      ).slice(0, limit),
      timeZone: zone,
    }),
    manageUrl: 'https://spotter.example/call/test',
  });
  return {
    calls,
    standing: (): Date[] => (holding.call === null ? [] : [holding.call.start]),
    /** What was proposed was said in this message. */
    say({ quickReplies: _, ...proposal }: ProposalDraft, messageId: string): void {
      const saidAt = now();
      const expiresAt = new Date(saidAt.getTime() + proposalLifeMs);
      holding.proposal = { ...proposal, messageId, saidAt, expiresAt, state: 'live' };
    },
  };
}

export type OwnDiary = ReturnType<typeof createOwnDiary>;
