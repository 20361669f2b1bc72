import { chatLanguages } from '@spotter/language/detection/chat-languages';
import type { ErrorBody } from '@spotter/contract';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';

/** Parses input from outside. Refuses it with a sentence for each field that does not fit the schema. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input, { error: sentence });
  if (parsed.success) return parsed.data;
  const issues: NonNullable<ErrorBody['issues']> = parsed.error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }));
  throw new AppError('invalid_input', issues[0]?.message ?? 'Invalid input', issues);
}

/** Returns the input unchanged. Refuses text that PostgreSQL cannot store. */
export function storable(input: unknown): unknown {
  if (isStorable(input)) return input;
  throw new AppError('invalid_input', 'The text has characters we can’t store');
}

// PostgreSQL stores neither NUL nor half of a surrogate pair, and fails only when the row is written.
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, entry]) => isStorable(name) && isStorable(entry));
}

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

// For fields for which the contract has no sentence of its own.
function sentence(issue: RawIssue): string {
  const field = fieldName(issue.path ?? []);
  if (typeof issue.path?.at(-1) === 'number') return `${field} has an entry that is not valid`;
  if (issue.input === undefined || issue.input === null || issue.input === '') return `${field} is required`;
  if (issue.code === 'too_big' && typeof issue.input === 'string') {
    return `${field} is too long: at most ${issue.maximum} characters`;
  }
  if (issue.code === 'too_small' && typeof issue.input === 'string') return `${field} is required`;
  if (issue.code === 'invalid_value') return `${field} must be one of: ${issue.values.map(String).join(', ')}`;
  return `${field} is not valid`;
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const isChatLanguage = (word: string) => chatLanguages.some((language) => language === word);

/** `['agent', 'first_name']` → `First name`, `['words', 'es']` → `Spanish`. */
function fieldName(path: PropertyKey[]): string {
  const last = path.findLast((part) => typeof part === 'string');
  if (last === undefined) return 'The body';
  if (isChatLanguage(last)) return languageNames.of(last) ?? last;
  const words = last
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
