import { z } from 'zod';
import { moderationCategories, type ModerationCategory } from './moderation-words.ts';

/** What a client may post to /v1/moderations; images are not looked at. */
export const ModerationRequest = z.object({
  model: z.string().optional(),
  input: z.union([
    z.string().min(1),
    z.array(z.string().min(1)).min(1),
    z.array(z.object({ type: z.string(), text: z.string().optional() })).min(1),
  ]),
});
export type ModerationRequest = z.infer<typeof ModerationRequest>;

/** Returns the texts to judge: one result each, and one for all parts together. */
export function textsOf({ input }: ModerationRequest): string[] {
  if (typeof input === 'string') return [input];
  const parts = input.filter((part) => typeof part !== 'string');
  return parts.length === 0
    ? input.filter((part) => typeof part === 'string')
    : [parts.map(({ text }) => text ?? '').join('\n')];
}

/** One result in OpenAI's shape. */
export function resultOf(found: readonly ModerationCategory[]) {
  const each = <Value>(valueOf: (category: ModerationCategory) => Value) =>
    Object.fromEntries(moderationCategories.map((category) => [category, valueOf(category)]));
  return {
    flagged: found.length > 0,
    categories: each((category) => found.includes(category)),
    category_scores: each((category) => (found.includes(category) ? 0.9 : 0.001)),
    category_applied_input_types: each(() => ['text']),
  };
}
