import type { IntentQuestion } from '@spotter/domain/autoreply';
import type { DangerQuestion } from '@spotter/domain/safety';
import type { GenerateOutcome, LanguageModel } from '@spotter/providers/ports/language-model';
import type { Connection } from '../../../database/connect.ts';
import type { Clock } from '../../../platform/clock.ts';
import { recordDanger, recordIntent, type ChatState } from '../../chats/index.ts';
import type { ModelBudget } from '../model/model-budget.ts';
import type { ModelGuard } from '../model/model-guard.ts';
import type { ModelPrices } from '../record/decision-record.ts';
import { newestInbound } from '../replying/chat-facts.ts';
import type { KnowledgeSources } from '../sources/known-sources.ts';
import { askDanger, withoutAnswer } from './ask-danger.ts';
import { askIntent, type IntentOutcome } from './ask-intent.ts';
import { findKnownPolicy } from './known-policy.ts';

type Settings = { timeoutMs: number; signal: AbortSignal; modelPrices: ModelPrices };
type Unanswered = Extract<GenerateOutcome, { kind: 'unavailable' | 'aborted' }>;

/**
 * Asks the model what has to be known before a chat is decided, under its guard, and keeps its answer with the
 * contact's newest message, by which the chat is then decided again. No transaction is open meanwhile.
 */
export function createChatQuestions(options: {
  connection: Connection;
  clock: Clock;
  budget: ModelBudget;
  guard: ModelGuard;
  modelPrices: ModelPrices;
  modelTimeoutMs: number;
  truth: KnowledgeSources;
}) {
  const { clock, guard } = options;
  const { database } = options.connection;
  const asking = new Set<AbortController>();
  let stopping = false;

  /** `isUrgent`: it goes ahead of what the workspace's chats ask otherwise. */
  async function ask<Answered extends { kind: 'answered' }>(
    { bot, chat, agent }: ChatState,
    { isUrgent }: { isUrgent: boolean },
    put: (model: LanguageModel, name: string | null, settings: Settings) => Promise<Answered | Unanswered>,
  ): Promise<Answered | Unanswered> {
    const name = agent!.model;
    const controller = new AbortController();
    asking.add(controller);
    if (stopping) controller.abort();
    const request = guard.begin(name, chat.id);
    let outcome: Answered | Unanswered = { kind: 'aborted' };
    try {
      const model = options.budget.modelFor({
        workspaceId: bot.workspaceId,
        isAwaited: isUrgent,
        // It may have failed for others while this request waited for its turn.
        mayAsk: () => request.isTrial || guard.holdFor(name, chat.id) === null,
      });
      outcome = await put(model, name, {
        timeoutMs: options.modelTimeoutMs,
        signal: controller.signal,
        modelPrices: options.modelPrices,
      });
    } finally {
      asking.delete(controller);
      request.end(outcome);
    }
    return outcome;
  }

  const placeOf = (state: ChatState) => ({ chatId: state.chat.id, messageId: newestInbound(state)!.id });

  return {
    /** Asks what the contact wants. */
    async intent(state: ChatState, question: IntentQuestion): Promise<IntentOutcome> {
      const asked = await ask(state, { isUrgent: false }, (model, name, settings) =>
        askIntent(model, name, question, settings),
      );
      if (asked.kind === 'answered') await recordIntent(database, placeOf(state), asked.intent);
      return asked;
    },

    /**
     * Asks whether a person has to look at these words, unless they only ask what the coach has entered.
     * Where there is no answer that is kept, and the coach gets the chat.
     */
    async danger(state: ChatState, question: DangerQuestion, { mayAsk }: { mayAsk: boolean }): Promise<void> {
      const known = await findKnownPolicy(state, question, { truth: options.truth, now: clock.now() });
      if (known !== null) return recordDanger(database, placeOf(state), known);
      const asked = mayAsk
        ? await ask(state, { isUrgent: true }, (model, name, settings) =>
            askDanger(model, name, question, { ...settings, clock }),
          )
        : null;
      if (asked?.kind === 'aborted') return;
      const danger = asked?.kind === 'answered' ? asked.danger : withoutAnswer(question);
      await recordDanger(database, placeOf(state), danger);
    },

    /** Ends all questions until the process ends. They are asked again when their jobs run again. */
    abandon(): void {
      stopping = true;
      for (const controller of asking) controller.abort();
    },
  };
}
