import { composeDangerQuestion, readDangerAnswer } from '@spotter/domain/autoreply';
import type { DangerQuestion } from '@spotter/domain/safety';
import type { GenerateOutcome, LanguageModel } from '@spotter/providers/ports/language-model';
import type { Clock } from '../../../platform/clock.ts';
import type { StoredDanger } from '../../chats/index.ts';
import { modelUse, type ModelPrices } from '../record/decision-record.ts';

/** A word; the rest is for models that think aloud. */
const maxOutputTokens = 200;
/** How long somebody who may be in danger waits for a model, in ms; then the chat goes to the coach. */
export const patienceMs = 8_000;

/** The end of a question whether words are danger. */
export type DangerOutcome =
  | { kind: 'answered'; danger: StoredDanger }
  | Extract<GenerateOutcome, { kind: 'unavailable' | 'aborted' }>;

/** Asks a model whether a person has to look at a text. Only one of the known words counts as an answer. */
export async function askDanger(
  model: LanguageModel,
  name: string | null,
  question: DangerQuestion,
  settings: { clock: Pick<Clock, 'setTimer'>; timeoutMs: number; signal: AbortSignal; modelPrices: ModelPrices },
): Promise<DangerOutcome> {
  const { clock, timeoutMs, signal, modelPrices } = settings;
  const impatience = new AbortController();
  const calmDown = clock.setTimer(patienceMs, () => impatience.abort());
  const outcome = await model
    .generate(name, {
      ...composeDangerQuestion(question),
      timeoutMs,
      // A model that is only slow is not down: it is not waited for.
      signal: AbortSignal.any([signal, impatience.signal]),
      tools: [],
      maxOutputTokens,
    })
    .finally(calmDown);
  if (outcome.kind === 'unavailable') return outcome;
  if (outcome.kind === 'aborted')
    return signal.aborted ? outcome : { kind: 'answered', danger: withoutAnswer(question) };
  const says = outcome.kind === 'text' ? readDangerAnswer(outcome.text) : null;
  return { kind: 'answered', danger: { key: question.key, says, model: modelUse(outcome, modelPrices) } };
}

/** Returns what is kept of a question that nobody answered: the words are taken for danger. */
export function withoutAnswer({ key }: DangerQuestion): StoredDanger {
  return { key, says: null, model: null };
}
