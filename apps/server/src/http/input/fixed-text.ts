import { findPlaceholderProblem } from '@spotter/domain/wording';
import { AppError } from '../app-error.ts';

/** Throws invalid_input for a coach's fixed texts that cannot be filled in, each named by its path in the body. */
export function checkFixedTexts(texts: [path: string, text: string | null | undefined][]): void {
  const details = texts.flatMap(([path, text]) => {
    const message = findPlaceholderProblem(text ?? '');
    return message === null ? [] : [{ path, message }];
  });
  if (details.length > 0) throw new AppError('invalid_input', details[0]!.message, details);
}
