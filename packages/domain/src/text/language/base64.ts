const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Returns bytes as text: the domain knows no library of a platform. */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const three = (bytes[at]! << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    parts.push(
      alphabet[three >> 18]! + alphabet[(three >> 12) & 63]! + alphabet[(three >> 6) & 63]! + alphabet[three & 63]!,
    );
  }
  return parts.join('');
}

/** Returns the first `length` signed bytes of a text in base64. */
export function fromBase64(text: string, length: number): Int8Array {
  const values = new Int16Array(128);
  for (let at = 0; at < alphabet.length; at += 1) values[alphabet.charCodeAt(at)] = at;
  const bytes = new Int8Array(length);
  for (let from = 0, to = 0; to < length; from += 4, to += 3) {
    const value = (offset: number) => values[text.charCodeAt(from + offset)]!;
    const three = (value(0) << 18) | (value(1) << 12) | (value(2) << 6) | value(3);
    bytes[to] = three >> 16;
    if (to + 1 < length) bytes[to + 1] = three >> 8;
    if (to + 2 < length) bytes[to + 2] = three;
  }
  return bytes;
}
