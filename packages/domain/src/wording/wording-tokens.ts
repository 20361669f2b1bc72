/** A word of a text, or a sign that is no space, and where it stands. */
export type WordingToken = { word: string; start: number; end: number };

let latest: { text: string; tokens: WordingToken[] } = { text: '', tokens: [] };

/** A text as lists of words see it. Many lists look at one text after each other, so the latest is kept. */
export function wordingTokensOf(text: string): WordingToken[] {
  if (latest.text !== text) latest = { text, tokens: tokensOf(text) };
  return latest.tokens;
}

function tokensOf(text: string): WordingToken[] {
  const tokens: WordingToken[] = [];
  let wordStart = -1;
  for (let at = 0; at <= text.length; at += 1) {
    const character = text.charAt(at);
    if (isOfWord(character)) {
      if (wordStart === -1) wordStart = at;
      continue;
    }
    if (wordStart !== -1) tokens.push({ word: text.slice(wordStart, at).toLowerCase(), start: wordStart, end: at });
    wordStart = -1;
    if (character.trim() !== '') tokens.push({ word: character, start: at, end: at + 1 });
  }
  return tokens;
}

/** Letters of the Latin alphabet without accents: what the lists look at is folded. */
function isOfWord(character: string): boolean {
  return (
    (character >= 'a' && character <= 'z') ||
    (character >= 'A' && character <= 'Z') ||
    isDigit(character) ||
    character === '_'
  );
}

export function isDigit(character: string): boolean {
  return character >= '0' && character <= '9';
}

export function isWord({ word }: WordingToken): boolean {
  return isOfWord(word.charAt(0));
}
