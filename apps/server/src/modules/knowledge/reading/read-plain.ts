import { decode } from './decode.ts';
import type { ReadText } from './read-text.ts';

/** Reads plain text and Markdown. Throws Unreadable for bytes that are not text. */
export function readPlain(content: Uint8Array, charset: string | null): ReadText {
  return {
    title: null,
    sections: [{ heading: '', text: withoutMarks(decode(content, charset)) }],
    leftOut: null,
    signs: [],
  };
}

/** The marks of Markdown within a line, which nobody says. */
function withoutMarks(text: string): string {
  return text
    .replace(/(\*\*|__)(?=\S)([^*_\n]{1,300})\1/g, '$2')
    .replace(/\[([^[\]\n]{1,300})\]\((https?:[^()\s]{1,500})\)/g, '$1 ($2)');
}
