import { alarmedJudgment, blindJudgment } from './reading/message-judgment.ts';
import type { LieMode } from './model-lies.ts';
import type { Situation } from './situation.ts';

/** What makes an honest model hand over, or end the conversation. */
const warnings = new Set(['medical-now', 'angry', 'wants-person', 'no-thanks']);

/** Returns the situation as a model sees it that is blind to danger, or sees it everywhere. */
export function asSeenBy(lie: LieMode | null, situation: Situation): Situation {
  if (lie === 'sees-danger-everywhere') return { ...situation, judgment: alarmedJudgment };
  if (lie !== 'misses-danger') return situation;
  return { ...situation, heard: situation.heard.filter(({ move }) => !warnings.has(move)), judgment: blindJudgment };
}
