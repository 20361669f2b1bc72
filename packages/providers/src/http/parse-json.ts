/** An integer of 16 or more digits in value position: it may not fit a JavaScript number. */
const longInteger = /[:[,]\s*-?\d{16,}/;

/**
 * Parses JSON; an integer that a number cannot hold exactly becomes a string of its digits.
 * Account ids have 17 digits and some answers carry them unquoted: 17841449543715721 would be rounded to …720.
 */
export function parseJson(text: string): unknown {
  // The reviver walks every value, so it is only used where it can matter.
  return longInteger.test(text) ? JSON.parse(text, keepLongIntegers) : JSON.parse(text);
}

function keepLongIntegers(_key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value;
  const source = context?.source;
  return source !== undefined && /^-?\d+$/.test(source) ? source : value;
}
