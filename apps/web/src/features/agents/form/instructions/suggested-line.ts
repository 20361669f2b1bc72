import { z } from 'zod';

const State = z.object({ suggestedLine: z.string().min(1).max(300) });

/**
 * Returns the line that the coach brought from another page, to be added to the instructions;
 * null if there is none.
 */
export function parseSuggestedLine(state: unknown): string | null {
  return State.safeParse(state).data?.suggestedLine ?? null;
}

/** Adds the line at the end of the instructions, if it is not there yet. */
export function withLine(prompt: string, line: string): string {
  if (prompt.includes(line)) return prompt;
  return prompt.trim() === '' ? line : `${prompt.trimEnd()}\n${line}`;
}

/** Returns the instructions without the line. */
export function withoutLine(prompt: string, line: string): string {
  return prompt.endsWith(`\n${line}`) ? prompt.slice(0, -line.length - 1) : prompt;
}
