import { isUtf8 } from 'node:buffer';
import { guessCharset, readsAsUtf16 } from './legacy-charsets.ts';
import { Unreadable } from './read-text.ts';

// The standard asks for 1,024 bytes; browsers go on to the end of the head.
const prescannedBytes = 16 * 1024;
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
  const head = format === 'html' ? htmlHead(content) : '';
  const utf8 = isUtf8(content) ? new TextDecoder().decode(content) : decodeAs('utf-8', content, maxGuessedBrokenShare);
  for (const label of [declared, metaCharset(head)]) {
    const name = label === null ? null : charsetName(label);
    if (name === null) continue;
    // Text in one byte a character is hardly ever valid UTF-8 by chance, and servers declare what they always did.
    if (utf8 !== null && isSingleByte(name)) break;
    const text = decodeAs(name, content, name === 'utf-8' ? maxDeclaredBrokenShare : maxBrokenShare);
    if (text !== null) return text;
  }
  return utf8 ?? new TextDecoder(guessCharset(content, format, languageOfPage(head))).decode(content);
}

function markedCharset([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

function charsetName(label: string): string | null {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

/** Returns null where the bytes are not of this encoding: a few broken ones are, as browsers show them too. */
function decodeAs(name: string, content: Uint8Array, maxShare: number): string | null {
  const text = new TextDecoder(name).decode(content);
  const broken = text.split('\uFFFD').length - 1;
  if (broken === 0) return text;
  const foreign = text.length - text.replace(/[^\p{ASCII}]/gu, '').length;
  const isRare = maxShare !== maxGuessedBrokenShare && broken <= text.length * maxBrokenOfAll;
  // What is broken of one letter is shown as one sign.
  return isRare || broken <= foreign * maxShare ? text.replace(/\uFFFD+/g, '\uFFFD') : null;
}

function isSingleByte(name: string): boolean {
  return /^(?:iso-8859|windows-|koi8|ibm866|macintosh|x-mac)/.test(name);
}

/** Returns the beginning of a page, whose markup is ASCII in every encoding that a page may declare itself. */
function htmlHead(content: Uint8Array): string {
  const begin = Buffer.from(content.subarray(0, prescannedBytes)).toString('latin1');
  const withoutComments = begin
    .split('<!--')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('-->') + 1 || part.length)))
    .join('');
  return withoutComments.split(/<body[\s>]/i)[0]!;
}

function metaCharset(head: string): string | null {
  const xml = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']+)/i.exec(head)?.[1] ?? null;
  for (const [meta] of head.matchAll(/<meta\b[^>]*>/gi)) {
    const isContentType = /\bhttp-equiv\s*=\s*["']?content-type/i.test(meta);
    const own = /\bcharset\s*=\s*["']?\s*([^\s"';>/]+)/i.exec(meta)?.[1];
    if (own === undefined || (/\bcontent\s*=/i.test(meta) && !isContentType)) continue;
    // A page whose markup can be read byte by byte is not in UTF-16.
    return own.toLowerCase().startsWith('utf-16') ? 'utf-8' : own;
  }
  return xml;
}

function languageOfPage(head: string): string {
  return /<html\b[^>]*\blang\s*=\s*["']?([a-z-]+)/i.exec(head)?.[1]?.toLowerCase() ?? '';
}
