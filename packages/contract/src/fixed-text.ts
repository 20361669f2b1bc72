import { findPlaceholderProblem } from '@spotter/domain/wording';
import type { z } from 'zod';

/** Refuses a fixed text whose placeholders are not known, or that says nothing without them. */
export function checkFixedText(text: string, context: z.RefinementCtx, path: (string | number)[] = []): void {
  const message = findPlaceholderProblem(text);
  if (message !== null) context.addIssue({ code: 'custom', message, path });
}
