import { fillPlaceholders, noPlaceholderValues } from './fill-placeholders.ts';
import { parsePlaceholders, placeholderNames } from './placeholders.ts';

const maxShownLength = 40;

/** Returns why a fixed text cannot be saved, and the remedy; null where it can. */
export function findPlaceholderProblem(text: string): string | null {
  const [first] = parsePlaceholders(text).unknown;
  if (first !== undefined) {
    const shown = first.length > maxShownLength ? `${first.slice(0, maxShownLength)}…}` : first;
    return `${shown} is not a placeholder. Use ${placeholderNames.join(', ')}, or write it without braces.`;
  }
  if (text.trim() === '' || fillPlaceholders(text, noPlaceholderValues) !== '') return null;
  return 'This says nothing when it isn’t known. Write words beside it, or a fallback such as {first name|there}.';
}
