import type { IntentQuestion } from '@spotter/domain/autoreply';
import type { DangerQuestion } from '@spotter/domain/safety';
import type { LanguageModel } from '@spotter/providers/ports/language-model';
import type { WorkspaceId } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { StoredDanger, StoredIntent } from '../../chats/index.ts';
import type { ModelBudget } from '../model/model-budget.ts';
import { modelUnreachable } from '../model/model-unreachable.ts';
import type { ModelPrices } from '../record/decision-record.ts';
import { askDanger, withoutAnswer } from './ask-danger.ts';
import { askIntent } from './ask-intent.ts';

type Try<Question, Answer> = (
  workspaceId: WorkspaceId,
  modelName: string | null,
  question: Question,
) => Promise<Answer>;

/** Asks the model for a coach who tries an agent or its triggers. It counts as use. */
export type TryQuestion = {
  /** Throws where the model cannot be asked. */
  intent: Try<IntentQuestion, StoredIntent>;
  danger: Try<DangerQuestion, StoredDanger>;
};

export function createQuestionTrial(options: {
  clock: Clock;
  budget: ModelBudget;
  modelPrices: ModelPrices;
  modelTimeoutMs: number;
  /** Whether a person waits for the answer. */
  isAwaited: boolean;
}): TryQuestion {
  const { budget, clock, modelPrices, modelTimeoutMs, isAwaited } = options;

  async function open(workspaceId: WorkspaceId): Promise<LanguageModel> {
    await budget.check(workspaceId);
    return budget.modelFor({ workspaceId, isAwaited });
  }

  const settings = () => ({ timeoutMs: modelTimeoutMs, signal: new AbortController().signal, modelPrices });

  return {
    async intent(workspaceId, modelName, question) {
      const outcome = await askIntent(await open(workspaceId), modelName, question, settings());
      if (outcome.kind !== 'answered') throw modelUnreachable();
      return outcome.intent;
    },
    async danger(workspaceId, modelName, question) {
      const outcome = await askDanger(await open(workspaceId), modelName, question, { ...settings(), clock });
      return outcome.kind === 'answered' ? outcome.danger : withoutAnswer(question);
    },
  };
}
