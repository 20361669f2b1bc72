/**
 * Returns a text's mark (two FNV-1a hashes).
 * It keeps no words, so it may be stored beside what was said of the text.
 */
export function markOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x9dc5811c];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    one = Math.imul(one ^ unit, 0x01000193);
    other = Math.imul(other ^ (unit + index), 0x01000193);
  }
  return [one, other].map((hash) => (hash >>> 0).toString(36)).join('-');
}
