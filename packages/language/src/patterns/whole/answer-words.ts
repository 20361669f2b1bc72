import { casedLetters, createTokenizer } from '../../text/tokens.ts';

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

const { tokensOf, wordsOf } = createTokenizer(`0-9${casedLetters}`);
/** Those that may stand at the end of a word. */
const smilesOfSigns = smiles.filter((each) => wordsOf(each[0]!).length === 0);

/**
 * Returns the words and signs of a folded answer, without punctuation and without apostrophes inside words; null
 * where it contains something that no assent has, such as a question mark or a colon.
 */
export function answerWords(folded: string): string[] | null {
  const words: string[] = [];
  for (const chunk of folded.split(' ')) {
    const plain = smiles.includes(chunk) ? '' : withoutSmile(chunk);
    if (!readChunk(plain, words)) return null;
  }
  return words;
}

function withoutSmile(chunk: string): string {
  const smile = smilesOfSigns.find((each) => chunk.endsWith(each));
  return smile === undefined ? chunk : chunk.slice(0, -smile.length);
}

/** Adds the words of a chunk between two spaces; returns false where it has a sign that no assent has. */
function readChunk(chunk: string, words: string[]): boolean {
  let word = '';
  const endWord = () => {
    if (word !== '') words.push(word);
    word = '';
  };
  for (const { kind, text } of tokensOf(chunk)) {
    if (kind === 'word' || (text === '%' && word !== '')) word += text;
    else if (text !== "'") {
      endWord();
      if (silent.has(text)) continue;
      if (isPunctuation(text)) return false;
      words.push(text);
    }
  }
  endWord();
  return true;
}

/** Whether a character is any other sign of a keyboard: part of a question, a price, an address. */
function isPunctuation(character: string): boolean {
  return character <= '¿' || character === '？';
}
