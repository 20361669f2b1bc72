import { isUtf8 } from 'node:buffer';
import { beginningOf, charsetName, declaredCharset } from './html/declared-charset.ts';
import { guessCharset, readsAsUtf16 } from './legacy-charsets.ts';
import { Unreadable } from './read-text.ts';

/** More zero bytes than this share are not text. */
const maxZeroShare = 0.1;
/** How many of the letters beyond ASCII may be broken: in UTF-8 no other encoding comes near by chance. */
const maxDeclaredBrokenShare = 0.5;
const maxGuessedBrokenShare = 0.34;
const maxBrokenShare = 0.05;
/** As rare in the whole of a text, broken bytes do not speak against what is declared. */
const maxBrokenOfAll = 0.001;

/**
 * Returns bytes as text in the order of the encoding standard: a byte order mark, what was declared with them,
 * what a page declares itself, UTF-8 where they are valid, else the legacy encoding that they or the page's
 * language show.
 */
export function decode(content: Uint8Array, declared: string | null, format: 'html' | 'text' = 'text'): string {
  const marked = markedCharset(content);
  if (marked !== null) return new TextDecoder(marked).decode(content);
  if (content.includes(0)) {
    const wide = readsAsUtf16(content);
    if (wide !== null) return new TextDecoder(wide).decode(content);
    const zeros = content.reduce((sum, byte) => sum + (byte === 0 ? 1 : 0), 0);
    if (zeros > content.length * maxZeroShare) throw new Unreadable('This is not a text file.');
  }
  const beginning = format === 'html' ? beginningOf(content) : '';
  const utf8 = isUtf8(content) ? new TextDecoder().decode(content) : decodeAs('utf-8', content, maxGuessedBrokenShare);
  const ownCharset = () => (format === 'html' ? declaredCharset(content, beginning) : null);
  for (const find of [() => (declared === null ? null : charsetName(declared)), ownCharset]) {
    const name = find();
    if (name === null) continue;
    // Text in one byte a character is hardly ever valid UTF-8 by chance, and servers declare what they always did.
    if (utf8 !== null && isSingleByte(name)) break;
    const text = decodeAs(name, content, name === 'utf-8' ? maxDeclaredBrokenShare : maxBrokenShare);
    if (text !== null) return text;
  }
  return utf8 ?? new TextDecoder(guessCharset(content, format, languageOfPage(beginning))).decode(content);
}

function markedCharset([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** Returns null where the bytes are not of this encoding: a few broken ones are, as browsers show them too. */
function decodeAs(name: string, content: Uint8Array, maxShare: number): string | null {
  const text = new TextDecoder(name).decode(content);
  // Bytes that an encoding of one byte has no letter for come out as control characters.
  const broken = (text.match(isSingleByte(name) ? /[\uFFFD\u0080-\u009F]/g : /\uFFFD/g) ?? []).length;
  if (broken === 0) return text;
  const foreign = text.length - text.replace(/[^\p{ASCII}]/gu, '').length;
  const isRare = maxShare !== maxGuessedBrokenShare && broken <= text.length * maxBrokenOfAll;
  // What is broken of one letter is shown as one sign.
  return isRare || broken <= foreign * maxShare ? text.replace(/\uFFFD+/g, '\uFFFD') : null;
}

function isSingleByte(name: string): boolean {
  return /^(?:iso-8859|windows-|koi8|ibm866|macintosh|x-mac)/.test(name);
}

function languageOfPage(beginning: string): string {
  return /<html\b[^>]*\blang\s*=\s*["']?([a-z-]+)/i.exec(beginning)?.[1]?.toLowerCase() ?? '';
}
