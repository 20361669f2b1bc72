import { normalForm } from '@spotter/language/text/normal-form';

/** Returns the words of a text without case and accents, for comparing. */
export function plainWords(text: string): string[] {
  const plain = normalForm(text, 'NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}
