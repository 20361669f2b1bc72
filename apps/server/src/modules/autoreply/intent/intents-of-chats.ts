import type { IntentQuestion } from '@spotter/domain';
import type { Clock } from '../../../platform/clock.ts';
import type { ChatState } from '../../chats/index.ts';
import type { ModelBudget } from '../model/model-budget.ts';
import { askingEnd, type ModelGuard } from '../model/model-guard.ts';
import type { ModelPrices } from '../record/decision-record.ts';
import { askIntent, type IntentOutcome } from './ask-intent.ts';

/** Asks the model what contacts want, under its guard. Nothing is stored here, and no transaction is open. */
export function createChatIntents(options: {
  clock: Clock;
  budget: ModelBudget;
  guard: ModelGuard;
  modelPrices: ModelPrices;
  modelTimeoutMs: number;
}) {
  const { clock, guard } = options;
  const asking = new Set<AbortController>();
  let stopping = false;

  return {
    async ask(state: ChatState, question: IntentQuestion): Promise<IntentOutcome> {
      const chatId = state.chat.id;
      const name = state.agent!.model;
      const controller = new AbortController();
      asking.add(controller);
      if (stopping) controller.abort();
      const startedAt = clock.now();
      const isTrial = guard.begin(name);
      let outcome: IntentOutcome = { kind: 'aborted' };
      try {
        const model = options.budget.modelFor({
          workspaceId: state.bot.workspaceId,
          // It may have failed for others while this request waited for its turn.
          mayAsk: () => isTrial || guard.holdFor(name, chatId) === null,
        });
        outcome = await askIntent(model, name, question, {
          timeoutMs: options.modelTimeoutMs,
          signal: controller.signal,
          modelPrices: options.modelPrices,
        });
      } finally {
        asking.delete(controller);
        guard.end(name, chatId, askingEnd(outcome, startedAt));
      }
      return outcome;
    },

    /** Ends all questions until the process ends. They are asked again when their jobs run again. */
    abandon(): void {
      stopping = true;
      for (const controller of asking) controller.abort();
    },
  };
}
