import { chunksOf } from '@spotter/language/text/tokens';

/** Returns the first web address in a text; null where there is none. */
export function linkIn(text: string): string | null {
  for (const word of chunksOf(text)) {
    const address = word.replace(/^[("'<]/, '').replace(/[.,;:!?)"'>]$/, '');
    if (/^https?:\/\//i.test(address) && URL.canParse(address)) return new URL(address).href;
  }
  return null;
}
