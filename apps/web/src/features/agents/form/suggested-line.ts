import { z } from 'zod';

const State = z.object({ suggestedLine: z.string().min(1).max(300) });

/** The line that the coach came with, to be added to the instructions; null where they came without one. */
export function parseSuggestedLine(state: unknown): string | null {
  return State.safeParse(state).data?.suggestedLine ?? null;
}

/** The instructions with the line at their end, once. */
export function withLine(prompt: string, line: string): string {
  if (prompt.includes(line)) return prompt;
  return prompt.trim() === '' ? line : `${prompt.trimEnd()}\n${line}`;
}

/** The instructions as they are without it. */
export function withoutLine(prompt: string, line: string): string {
  return prompt.endsWith(`\n${line}`) ? prompt.slice(0, -line.length - 1) : prompt;
}
