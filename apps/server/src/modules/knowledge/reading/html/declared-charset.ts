// The standard asks for 1,024 bytes; browsers go on to the end of the head, and take what comes later too.
const prescannedBytes = 16 * 1024;
const metaTag = /<meta(?=[\s/])(?:(?:"[^"<]*"|'[^'<]*'|[^<>"'])*|[^<>]*)>/gi;
const attribute = /([^\s=>"'/]{1,40})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/g;
/** Their content is text, whatever it looks like. */
const textElements = /<(script|style|textarea|title|xmp|noscript)\b[^<]*(?:<(?!\/\1)[^<]*)*/gi;

/** Returns the encoding by the standard's name for a label; null for a label of none. */
export function charsetName(label: string): string | null {
  // The standard: a page that says so is read as this.
  if (label.trim().toLowerCase() === 'x-user-defined') return 'windows-1252';
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

/** Returns the beginning of a page, whose markup is ASCII in every encoding that a page may declare itself. */
export function beginningOf(content: Uint8Array): string {
  return markupOf(content.subarray(0, prescannedBytes));
}

/** Returns the encoding that a page declares: in its first meta that names one, else in its XML declaration. */
export function declaredCharset(content: Uint8Array, beginning: string): string | null {
  const early = metaCharset(beginning);
  if (early !== null) return early;
  const late = content.length > prescannedBytes ? metaCharset(markupOf(content)) : null;
  if (late !== null) return late;
  const label = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']+)/i.exec(beginning)?.[1];
  return label === undefined ? null : charsetName(label);
}

/** Returns the markup of a page, without comments. */
function markupOf(content: Uint8Array): string {
  const withoutComments = Buffer.from(content)
    .toString('latin1')
    .split('<!--')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('-->') + 1 || part.length)))
    .join('');
  return withoutComments.replace(textElements, ' ');
}

function metaCharset(markup: string): string | null {
  for (const [meta] of markup.matchAll(metaTag)) {
    const values = new Map<string, string>();
    for (const [, name = '', ...value] of meta.matchAll(attribute)) {
      const key = name.toLowerCase();
      if (!values.has(key)) values.set(key, value.find((each) => each !== undefined) ?? '');
    }
    const isContentType = values.get('http-equiv')?.trim().toLowerCase() === 'content-type';
    const inContent = /charset\s*=\s*["']?\s*([^\s"';]+)/i.exec(values.get('content') ?? '')?.[1];
    const label = values.get('charset') ?? (isContentType ? inContent : undefined);
    const name = label === undefined ? null : charsetName(label);
    // A page whose markup can be read byte by byte is not in UTF-16.
    if (name !== null) return name.startsWith('utf-16') ? 'utf-8' : name;
  }
  return null;
}
