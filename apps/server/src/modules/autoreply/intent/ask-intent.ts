import { composeIntentQuestion, readIntentAnswer, type IntentQuestion } from '@spotter/domain';
import type { GenerateOutcome, GenerateUsage, LanguageModel } from '@spotter/providers/ports/language-model';

/** A number, or a word; the rest is for models that think aloud. */
const mostOutputTokens = 200;

/** The end of a question what a contact wants. `fits`: the id of the trigger; null: none. */
export type IntentOutcome =
  | { kind: 'answered'; fits: string | null; usage: GenerateUsage }
  | Extract<GenerateOutcome, { kind: 'unavailable' | 'aborted' }>;

/** Asks a model which of the descriptions a text fits. An answer that is none counts as "none of them". */
export async function askIntent(
  model: LanguageModel,
  name: string | null,
  question: IntentQuestion,
  settings: { timeoutMs: number; signal: AbortSignal },
): Promise<IntentOutcome> {
  const request = composeIntentQuestion(question);
  const outcome = await model.generate(name, { ...request, ...settings, tools: [], maxOutputTokens: mostOutputTokens });
  switch (outcome.kind) {
    case 'unavailable':
    case 'aborted':
      return outcome;
    case 'unusable':
      return { kind: 'answered', fits: null, usage: outcome.usage };
    case 'text':
      return { kind: 'answered', fits: readIntentAnswer(outcome.text, question), usage: outcome.usage };
  }
}
