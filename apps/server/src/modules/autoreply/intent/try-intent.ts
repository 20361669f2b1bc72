import type { IntentQuestion } from '@spotter/domain';
import type { WorkspaceId } from '../../../platform/access.ts';
import type { StoredIntent } from '../../chats/index.ts';
import type { ModelBudget } from '../model/model-budget.ts';
import { modelUnreachable } from '../model/model-unreachable.ts';
import type { ModelPrices } from '../record/decision-record.ts';
import { askIntent } from './ask-intent.ts';

/** Asks the model for a coach who tries an agent or its triggers; throws where it cannot be asked. It counts as use. */
export type TryIntent = (
  workspaceId: WorkspaceId,
  modelName: string | null,
  question: IntentQuestion,
) => Promise<StoredIntent>;

export function createIntentTrial(options: {
  budget: ModelBudget;
  modelPrices: ModelPrices;
  modelTimeoutMs: number;
}): TryIntent {
  const { budget, modelPrices, modelTimeoutMs } = options;
  return async (workspaceId, modelName, question) => {
    await budget.check(workspaceId);
    const model = budget.modelFor({ workspaceId, isAwaited: true });
    const settings = { timeoutMs: modelTimeoutMs, signal: new AbortController().signal, modelPrices };
    const outcome = await askIntent(model, modelName, question, settings);
    if (outcome.kind !== 'answered') throw modelUnreachable();
    return outcome.intent;
  };
}
