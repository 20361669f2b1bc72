import { maxFileBytes } from '@spotter/contract';
import { itemMessages } from './item-messages.ts';

/** Endings of what can be read. A browser does not know the type of every one of them. */
export const fileEndings = ['.pdf', '.docx', '.txt', '.md'];

/** Returns why a file cannot be read, or null if it can. */
export function refuseFile({ name, size }: { name: string; size: number }): string | null {
  if (!fileEndings.some((ending) => name.toLowerCase().endsWith(ending))) return itemMessages.wrongType;
  if (size > maxFileBytes) return itemMessages.tooLarge;
  return size === 0 ? itemMessages.empty : null;
}
