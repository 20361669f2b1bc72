import { Unreadable, type ReadText } from './read-text.ts';

/** Reads plain text and Markdown. Throws Unreadable for bytes that are no text. */
export function readPlain(content: Uint8Array, charset: string | null): ReadText {
  return { title: null, sections: [{ heading: '', text: decode(content, charset) }] };
}

/** Returns bytes as text: as they are said to be, else UTF-8, else what Windows wrote for decades. */
export function decode(content: Uint8Array, charset: string | null): string {
  const marked = markedCharset(content);
  if (marked === null && content.includes(0)) throw new Unreadable('This is not a text file.');
  for (const name of [marked, charset, 'utf-8']) {
    if (name === null) continue;
    try {
      return new TextDecoder(name, { fatal: true }).decode(content);
    } catch {
      // The next one may fit.
    }
  }
  return new TextDecoder('windows-1252').decode(content);
}

/** What a byte order mark says. */
function markedCharset([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}
