import { type BriefAnswer, type BriefLine, composeBriefQuestion } from '@spotter/domain/briefs';
import type { GenerateOutcome, LanguageModel } from '@spotter/providers/ports/language-model';
import { z } from 'zod';

/** Three quotes, and room for models that think aloud. */
const maxOutputTokens = 700;
/** Max characters of an answer that is read. */
const maxAnswerLength = 4_000;

const Words = z
  .string()
  .max(400)
  .transform((words) => words.toWellFormed());
const Claim = z.object({ from: z.number().int(), quote: Words });
const Part = Claim.nullable().catch(null);
const Answer = z.object({
  wants: Part.default(null),
  promised: Part.default(null),
  next: Part.default(null),
});

/** Asks a model for a brief, in one call. */
export function askBrief(
  model: LanguageModel,
  name: string | null,
  lines: BriefLine[],
  timeoutMs: number,
): Promise<GenerateOutcome> {
  const { signal } = new AbortController();
  return model.generate(name, { ...composeBriefQuestion(lines), tools: [], maxOutputTokens, timeoutMs, signal });
}

/** Returns what a model wrote; null where it cannot be read as a brief. */
export function parseBriefAnswer(text: string): BriefAnswer | null {
  const object = text.slice(0, maxAnswerLength).slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  try {
    return Answer.safeParse(JSON.parse(object)).data ?? null;
  } catch {
    return null;
  }
}
