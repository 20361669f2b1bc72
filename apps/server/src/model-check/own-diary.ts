import { defaultRules, freeSlots, proposalLifeMs } from '@spotter/domain/booking';
import { createPracticeCalls, type ProposalDraft } from '../modules/booking/index.ts';

/** Keeps the calls of one chat in memory, for a coach without other appointments who has set no hours. */
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
    /** Records the message in which a proposal was said. */
    say({ quickReplies: _, ...proposal }: ProposalDraft, messageId: string): void {
      const saidAt = now();
      const expiresAt = new Date(saidAt.getTime() + proposalLifeMs);
      holding.proposal = { ...proposal, messageId, saidAt, expiresAt, state: 'live' };
    },
  };
}

export type OwnDiary = ReturnType<typeof createOwnDiary>;
