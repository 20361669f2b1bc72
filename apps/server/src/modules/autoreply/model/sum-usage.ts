import type { GenerateUsage } from '@spotter/providers/ports/language-model';

/** Returns what several requests took together. */
export function sumOf(before: GenerateUsage | null, usage: GenerateUsage): GenerateUsage {
  if (before === null) return usage;
  const sum = (left: number | null, right: number | null) => (left === null ? right : left + (right ?? 0));
  return {
    model: usage.model,
    inputTokens: sum(before.inputTokens, usage.inputTokens),
    outputTokens: sum(before.outputTokens, usage.outputTokens),
    steps: before.steps + usage.steps,
    durationMs: before.durationMs + usage.durationMs,
  };
}
