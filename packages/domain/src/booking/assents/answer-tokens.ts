/** What stands between words without meaning anything. */
const silent = new Set(' \t\n\r.,;!¡…"\'-_~*()[]|•·\u200D');
/** What ends a clause. */
const enders = new Set('.,;!…()[]|•·');
/** Smiles that are typed; others ask or regret. */
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

export type AnswerTokens = {
  words: string[];
  /** How many words stand before the end of each clause: a sign, an emoji or the end of the answer ends one. */
  clauseEnds: Set<number>;
};

/**
 * The words and signs of a folded answer, without punctuation; apostrophes inside a word fall away. Null where something
 * stands in it that no assent has, such as a question mark or a colon.
 */
export function answerTokens(folded: string): AnswerTokens | null {
  const words: string[] = [];
  const clauseEnds = new Set<number>();
  for (const chunk of folded.split(' ')) {
    const plain = smiles.includes(chunk) ? '' : withoutSmile(chunk);
    if (!readChunk(plain, words, clauseEnds)) return null;
    if (plain !== chunk) clauseEnds.add(words.length);
  }
  clauseEnds.add(words.length);
  return { words, clauseEnds };
}

function withoutSmile(chunk: string): string {
  const smile = smiles.find((each) => !isWordCharacter(each[0]!) && chunk.endsWith(each));
  return smile === undefined ? chunk : chunk.slice(0, -smile.length);
}

/** Takes in what stands between two spaces; false where it has a sign that no assent has. */
function readChunk(chunk: string, words: string[], clauseEnds: Set<number>): boolean {
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
      if (enders.has(character)) clauseEnds.add(words.length);
      if (silent.has(character)) continue;
      if (isPunctuation(character)) return false;
      clauseEnds.add(words.length);
      words.push(character);
      clauseEnds.add(words.length);
    }
  }
  endWord();
  return true;
}

function isWordCharacter(character: string): boolean {
  return (character >= '0' && character <= '9') || character.toLowerCase() !== character.toUpperCase();
}

/** Whatever else a keyboard has: a question, a price, an address. */
function isPunctuation(character: string): boolean {
  return character <= '¿' || character === '？';
}
