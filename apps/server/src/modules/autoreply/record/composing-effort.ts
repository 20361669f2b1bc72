import type { DraftProblem } from '@spotter/domain';
import type { Effort } from './effort.ts';
import type { prepareBookingTools } from '../tools/prepare-booking-tools.ts';

const maxStoredDraftLength = 1_000;

/** Returns what the tries at an answer took so far. */
export function effortOf(
  bookingTools: Awaited<ReturnType<typeof prepareBookingTools>>,
  spent: Pick<Effort, 'usage' | 'tools' | 'judgement' | 'repaired' | 'refused'>,
): Effort {
  const decided = bookingTools?.tools.judged() ?? null;
  return {
    ...spent,
    mended: [],
    sources: [],
    found: null,
    unanswered: [],
    whenUnanswered: null,
    calls: bookingTools?.tools.done.map(({ appointmentId, did }) => ({ appointmentId, did })) ?? [],
    judged: decided === null ? null : { proposal: bookingTools!.answered, decided },
  };
}

/** Returns the part of a refused draft that the coach may see: bounded, and no instructions that it recites. */
export function keptText(text: string, problem: DraftProblem): string {
  return problem === 'leaked-instructions' ? '' : text.trim().slice(0, maxStoredDraftLength);
}
