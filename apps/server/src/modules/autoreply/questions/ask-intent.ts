import { composeIntentQuestion, readIntentAnswer, type IntentQuestion } from '@spotter/domain/autoreply';
import type { GenerateOutcome, LanguageModel } from '@spotter/providers/ports/language-model';
import type { StoredIntent } from '../../chats/index.ts';
import { modelUse, type ModelPrices } from '../record/decision-record.ts';

/** A number, or a word; the rest is for models that think aloud. */
const maxOutputTokens = 200;

/** The end of a question what a contact wants. */
export type IntentOutcome =
  | { kind: 'answered'; intent: StoredIntent }
  | Extract<GenerateOutcome, { kind: 'unavailable' | 'aborted' }>;

/** Asks a model which of the descriptions a text fits. An answer that is none counts as "none of them". */
export async function askIntent(
  model: LanguageModel,
  name: string | null,
  question: IntentQuestion,
  { modelPrices, ...settings }: { timeoutMs: number; signal: AbortSignal; modelPrices: ModelPrices },
): Promise<IntentOutcome> {
  const request = composeIntentQuestion(question);
  const outcome = await model.generate(name, { ...request, ...settings, tools: [], maxOutputTokens });
  if (outcome.kind === 'unavailable' || outcome.kind === 'aborted') return outcome;
  const fits = outcome.kind === 'text' ? readIntentAnswer(outcome.text, question) : null;
  const { key, intents: asked } = question;
  return { kind: 'answered', intent: { key, fits, asked, model: modelUse(outcome, modelPrices) } };
}
