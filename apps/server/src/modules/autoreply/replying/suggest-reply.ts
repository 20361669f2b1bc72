import type { Clock } from '../../../platform/clock.ts';
import type { SuggestReply } from '../../chats/sending/message-actions.service.ts';
import { composeReply } from './compose-reply.ts';
import type { ModelBudget } from '../model/model-budget.ts';

/** Drafts what the agent would write now, for the coach to look over. What the model asked for beside is left undone. */
export function createReplySuggestion(options: {
  clock: Clock;
  budget: ModelBudget;
  modelTimeoutMs: number;
  canary: string;
}): SuggestReply {
  return async (state) => {
    if (state.agent === null) return { kind: 'no-agent' };
    await options.budget.check(state.bot.userId);
    const composition = await composeReply(state, {
      model: options.budget.modelFor(state.bot.userId),
      calls: null,
      now: options.clock.now(),
      timeoutMs: options.modelTimeoutMs,
      canary: options.canary,
      // Nothing overtakes a draft: the coach decides what becomes of it.
      signal: new AbortController().signal,
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
