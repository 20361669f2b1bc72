import { decode } from './decode.ts';
import type { ReadText } from './read-text.ts';

/** Reads plain text and Markdown. Throws Unreadable for bytes that are no text. */
export function readPlain(content: Uint8Array, charset: string | null): ReadText {
  return { title: null, sections: [{ heading: '', text: decode(content, charset) }], leftOut: null, signs: [] };
}
