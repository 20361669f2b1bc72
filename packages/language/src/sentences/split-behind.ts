import { characters } from '../text/characters.ts';

const spaces = characters(String.raw`\s`);

/** Returns the text cut at the ends of its lines, and at the spaces after signs such as ".!?". */
export function splitBehind(text: string, signs: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const isCut = text[index] === '\n' || (index > 0 && signs.includes(text[index - 1]!) && spaces.areIn(text[index]!));
    if (!isCut) continue;
    parts.push(text.slice(start, index));
    while (index + 1 < text.length && spaces.areIn(text[index + 1]!)) index += 1;
    start = index + 1;
  }
  return [...parts, text.slice(start)];
}
