import type { FollowUpsBody } from '@spotter/contract';

/** Every follow-up begins with this, whoever wrote it. */
const mark = 'Still with me';

const fixed = (nth: number) => `${mark} after so long, or shall I stop at number ${'abc'[nth]}?`;
const night = { from: '21:00', to: '08:00' };

const sequences: FollowUpsBody[] = [
  { steps: [step(30, fixed(0)), step(120, null)], quietHours: night, maxUnanswered: 2, enabled: true },
  {
    steps: [step(60, null), step(240, fixed(1)), step(1_200, null)],
    quietHours: night,
    maxUnanswered: 1,
    enabled: true,
  },
  {
    steps: [step(45, null), step(90, null), step(400, fixed(2)), step(800, null), step(1_300, null)],
    quietHours: { from: '12:30', to: '15:15' },
    maxUnanswered: 3,
    enabled: true,
  },
];

/** The follow-ups of the agent of the n-th account; most have none. */
export function sequenceOf(account: number): FollowUpsBody | null {
  return account < 10 ? (sequences[account % (sequences.length + 1)] ?? null) : null;
}

/** Where contacts live whose zone is known: the night comes at any hour of the script. */
export const contactZones = ['Asia/Kathmandu', 'America/Los_Angeles', 'Pacific/Chatham', 'Europe/Madrid'];
/** The coach's, which counts for everybody else. */
export const ownZone = 'UTC';

/** What the model writes to a lead who went quiet. */
export function followUpText(draft: string): string {
  return `${mark} in ${draft}?`;
}

export function isFollowUp(text: string): boolean {
  return text.startsWith(mark);
}

function step(afterMinutes: number, text: string | null) {
  return { afterMinutes, text };
}

const goingOn = 'Shall we go on with';

/** The end of an ordinary answer, to which silence is a sign. */
export function goOnQuestion(draft: string): string {
  return ` ${goingOn} ${draft}?`;
}

/** Whether a text is an ordinary answer that ends in that question. */
export function asksToGoOn(text: string): boolean {
  return text.includes(goingOn);
}
