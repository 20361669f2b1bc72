const hostEndings = new Set('com net org io app me tv co uk de es fr it pt br mx ar nl pl eu info ai'.split(' '));

const digits = '0 1 2 3 4 5 6 7 8 9'.split(' ');

/**
 * Returns a text without the parts that are in no language: addresses, links, handles, hashtags and everything
 * with digits.
 */
export function ownWords(text: string): string {
  return text
    .split(' ')
    .flatMap((chunk) => chunk.split('\n'))
    .filter((chunk) => !isForeign(chunk))
    .join(' ');
}

function isForeign(chunk: string): boolean {
  if (chunk.includes('@') || chunk.includes('#') || chunk.includes('://') || chunk.includes('/')) return true;
  if (digits.some((digit) => chunk.includes(digit))) return true;
  // "maya.com", "www.maya.fit", but not "hola.como".
  const parts = chunk
    .toLowerCase()
    .split('.')
    .filter((part) => part !== '');
  return parts.length > 1 && (parts[0] === 'www' || hostEndings.has(parts.at(-1)!));
}
