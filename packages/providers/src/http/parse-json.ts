/** An integer of 16 or more digits in value position: it may not fit a JavaScript number. */
const longInteger = /[:[,]\s*-?\d{16,}/;

/** An escaped NUL, or half of a surrogate pair; only its neighbors show whether it is alone. */
const unstorable = /\\u(?:0000|d[89a-f])/i;

/**
 * Parses JSON; an integer that a number cannot hold exactly becomes a string of its digits. Account ids have 17
 * digits, and some answers have them unquoted: 17841449543715721 would be rounded to …720. Texts lose what
 * neither UTF-8 nor a database can hold: NUL, and emoji that were cut in half.
 */
export function parseJson(text: string): unknown {
  // The reviver walks every value, so it is only used where it can matter.
  return longInteger.test(text) || unstorable.test(text) ? JSON.parse(text, keepValue) : JSON.parse(text);
}

function keepValue(_key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value;
  const source = context?.source;
  return source !== undefined && /^-?\d+$/.test(source) ? source : value;
}

/** Returns a text without what neither UTF-8 nor a database can hold. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
