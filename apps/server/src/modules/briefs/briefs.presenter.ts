import type { Brief } from '@spotter/contract';
import type { BriefRow } from './briefs.repository.ts';

/** Returns a brief as the API shows it. */
export function presentBrief({ chatId, state, parts, at }: BriefRow): Brief {
  return {
    chatId,
    state,
    wants: parts?.wants ?? null,
    promised: parts?.promised ?? null,
    next: parts?.next ?? null,
    at: at.toISOString(),
  };
}
