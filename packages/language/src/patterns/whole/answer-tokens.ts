/** Signs between words that mean nothing. */
const silent = new Set(' \t\n\r.,;!¡…"\'-_~*()[]|•·\u200D');
/** Typed smiles; other smileys ask or regret. */
const smiles = [
  ':-)',
  ':)',
  '(:',
  ';-)',
  ';)',
  ':-d',
  ':d',
  '=)',
  'xd',
  ':p',
  ':-p',
  ';p',
  '<3',
  '^^',
  '^_^',
  ':3',
  'c:',
  ':*',
  ':-*',
  ':o)',
];

/**
 * Returns the words and signs of a folded answer, without punctuation and without apostrophes inside words; null
 * where it contains something that no assent has, such as a question mark or a colon.
 */
export function answerTokens(folded: string): string[] | null {
  const words: string[] = [];
  for (const chunk of folded.split(' ')) {
    const plain = smiles.includes(chunk) ? '' : withoutSmile(chunk);
    if (!readChunk(plain, words)) return null;
  }
  return words;
}

function withoutSmile(chunk: string): string {
  const smile = smiles.find((each) => !isWordCharacter(each[0]!) && chunk.endsWith(each));
  return smile === undefined ? chunk : chunk.slice(0, -smile.length);
}

/** Adds the words of a chunk between two spaces; returns false where it has a sign that no assent has. */
function readChunk(chunk: string, words: string[]): boolean {
  let word = '';
  const endWord = () => {
    if (word !== '') words.push(word);
    word = '';
  };
  for (const character of chunk) {
    if (isWordCharacter(character) || (character === '%' && word !== '')) word += character;
    else if (character === "'") continue;
    else {
      endWord();
      if (silent.has(character)) continue;
      if (isPunctuation(character)) return false;
      words.push(character);
    }
  }
  endWord();
  return true;
}

function isWordCharacter(character: string): boolean {
  return (character >= '0' && character <= '9') || character.toLowerCase() !== character.toUpperCase();
}

/** Whether a character is any other sign of a keyboard: part of a question, a price, an address. */
function isPunctuation(character: string): boolean {
  return character <= '¿' || character === '？';
}
