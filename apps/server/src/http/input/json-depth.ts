const quote = 0x22;
const backslash = 0x5c;
const openBrackets = new Set([0x5b, 0x7b]);
const closeBrackets = new Set([0x5d, 0x7d]);

/** Whether lists and objects are nested deeper than this. Reads any text once, without recursion. */
export function isNestedDeeper(text: string, maxLevels: number): boolean {
  let level = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (isInString) {
      if (character === backslash) at += 1;
      else if (character === quote) isInString = false;
    } else if (character === quote) isInString = true;
    else if (openBrackets.has(character)) {
      level += 1;
      if (level > maxLevels) return true;
    } else if (closeBrackets.has(character)) level -= 1;
  }
  return false;
}
