import type { Clock } from '../../../platform/clock.ts';
import type { SuggestReply } from '../../chats/index.ts';
import { composeReply } from './compose-reply.ts';
import type { ModelBudget } from '../model/model-budget.ts';
import type { TruthKeepers } from '../sources/known-sources.ts';

/** Drafts the agent's answer for the coach to review. The model's other requests are not carried out. */
export function createReplySuggestion(options: {
  clock: Clock;
  budget: ModelBudget;
  truth: TruthKeepers;
  modelTimeoutMs: number;
  canary: string;
}): SuggestReply {
  return async (state) => {
    if (state.agent === null) return { kind: 'no-agent' };
    await options.budget.check(state.bot.workspaceId);
    const composition = await composeReply(state, {
      model: options.budget.modelFor({ workspaceId: state.bot.workspaceId, isAwaited: true }),
      calls: null,
      now: options.clock.now(),
      timeoutMs: options.modelTimeoutMs,
      canary: options.canary,
      // New messages do not end a draft: the coach decides about it.
      signal: new AbortController().signal,
      truth: options.truth,
    });
    switch (composition.kind) {
      case 'draft':
        return { kind: 'draft', text: composition.text };
      case 'only-effects':
      case 'unusable':
        return { kind: 'nothing-fit' };
      case 'unavailable':
      case 'aborted':
        return { kind: 'unavailable' };
    }
  };
}
