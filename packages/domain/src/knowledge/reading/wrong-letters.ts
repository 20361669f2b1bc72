import { characters } from '@spotter/language/text/characters';
import { partsBetween } from '@spotter/language/sentences/sentences';

/** Less says nothing of how often letters come. */
const minLetters = 24;
const beyondPlain = characters(String.raw`\u00C0-\u024F\u0400-\u04FF`);
const cyrillic = characters(String.raw`\p{sc=Cyrillic}`);
const spoken = characters(String.raw`\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Latin}\p{sc=Hebrew}\p{sc=Arabic}`);
const minPlainLetters = 60;
const plainLatin = characters('a-z');
const anyLatin = characters('a-zA-Z');
const frequentLatin = characters('eaionrstl');
const wide = characters(String.raw`\p{sc=Han}\p{sc=Hangul}`);
const beyondAscii = characters(String.raw`^\u0000-\u007F`);
const otherScripts = characters(String.raw`\p{sc=Cyrillic}\p{sc=Greek}`);
/** Signs that other encodings show in the place of letters. */
const signs = characters('¡¢£¤¥¦§¨©ª«¬®¯°±²³´¶·¸¹º»¼½¾¿‚„…†‡ˆ‰‹›•˜™№“”–—√≥≤∂∑∏π∫Ω≈∆◊');
const lineEnds = '\n.!?|';

/**
 * The letters of scripts that other encodings are often mistaken for, in every language those of most words
 * first.
 */
const frequentLetters = [
  { script: cyrillic, frequent: characters('аеиіоінтсрвл'), share: 0.5 },
  { script: characters(String.raw`\p{sc=Greek}`), frequent: characters('αάοόιίετσςνηήρυ'), share: 0.5 },
  { script: characters(String.raw`\p{sc=Hebrew}`), frequent: characters('יוהלאמםתרשבנ'), share: 0.6 },
  { script: characters(String.raw`\u0620-\u06FF`), frequent: characters('اليینومرتبدهعس'), share: 0.6 },
];

/** The letters beyond a to z, or beyond those of all Cyrillic, of languages. */
const alphabets = [
  'áéíóúüñç àèòï·',
  'äöüßé',
  'àâæçéèêëîïôœùûüÿ',
  'àèéìíòóùú',
  'áâãàçéêíóôõúü',
  'áéíóúàäëïöüèê',
  'åäöéæøüòó',
  'áðéíóúýþæö',
  'ąćęłńóśźż',
  'áäčďéíĺľňóôŕšťúýžěřů',
  'áéíóöőúüű',
  'ăâîșțşţ',
  'čćđšž',
  'çğıöşüâîûi̇',
  'äöüõšž',
  'āčēģīķļņšūžōŗ',
  'ąčęėįšųūž',
  'ëç',
  'ĉĝĥĵŝŭ',
  'àáâãèéêìíòóôõùúýăđĩũơư',
  'а-яё',
  'а-щьюяґєії',
  'а-яёіў',
  'а-шђјљњћџ',
  'а-шѓѕјљњќџѐѝ',
  'а-яёәғқңөұүһі',
].map((own) => characters(own.replaceAll(' ', '')));

/** Whether a text is in letters that no language puts together so: it was read in the encoding of another one. */
export function hasWrongLetters(text: string): boolean {
  const { letters: all, signs: between, capitals } = readNeighbors(text);
  if (between >= 3 && between > all * 0.02) return true;
  if (capitals >= 4 && capitals > all * 0.08) return true;
  const { accented, outside } = compareAlphabets(text);
  if (isShifted(text) || hasWideSignsInWords(text)) return true;
  return hasRareLetters(text, minLetters) || (outside >= 4 && outside > accented * 0.15);
}

/** Returns how strange the letters beyond ASCII are, of 1, to compare what bytes are in several encodings. */
export function strangenessOf(text: string): number {
  const foreign = beyondAscii.only(text);
  if (foreign === '') return 0;
  const { signs: between, capitals } = readNeighbors(text);
  const { outside } = compareAlphabets(text);
  const shouted = otherScripts.areIn(foreign) && foreign.toLowerCase() !== foreign && isMostlyCapitals(foreign);
  const strange = (between + capitals + outside) / foreign.length;
  return Math.min(1, strange + (hasRareLetters(text, 1) ? 0.3 : 0) + (shouted ? 0.1 : 0));
}

function isMostlyCapitals(foreign: string): boolean {
  return foreign.split('').filter(isCapital).length > foreign.length * 0.6;
}

/** Counts signs and other scripts within words, and capitals behind small letters. */
function readNeighbors(text: string): { letters: number; signs: number; capitals: number } {
  const found = { letters: 0, signs: 0, capitals: 0 };
  let before = '';
  let signsSince = 0;
  for (const character of text) {
    if (spoken.areIn(character)) {
      found.letters += 1;
      if (before !== '' && signsSince > 0 && !(before === 'l' && character === 'l')) found.signs += signsSince;
      if (signsSince === 0 && isSmall(before) && isCapital(character)) found.capitals += 1;
      if (signsSince === 0 && before !== '' && isLatin(before) !== isLatin(character)) found.signs += 1;
      before = character;
      signsSince = 0;
    } else if (signs.areIn(character)) signsSince += 1;
    else {
      before = '';
      signsSince = 0;
    }
  }
  return found;
}

function isLatin(letter: string): boolean {
  return letter < 'Ͱ' || (letter >= 'Ḁ' && letter < 'ἀ');
}

function isSmall(letter: string): boolean {
  return letter !== '' && letter !== letter.toUpperCase();
}

function isCapital(letter: string): boolean {
  return letter !== letter.toLowerCase();
}

function hasRareLetters(text: string, minimum: number): boolean {
  const small = text.toLowerCase();
  return frequentLetters.some(({ script, frequent, share }) => {
    const own = script.only(small);
    return own.length >= minimum && frequent.only(own).length < own.length * share;
  });
}

/** Fonts of some PDFs give each letter the place of another one. */
function isShifted(text: string): boolean {
  const own = plainLatin.only(text.toLowerCase());
  return own.length >= minPlainLetters && frequentLatin.only(own).length < own.length * 0.4;
}

/** An accented letter and the next byte read as one sign: "fr眉h". */
function hasWideSignsInWords(text: string): boolean {
  const all = wide.only(text).length;
  let within = 0;
  for (let at = 1; at < text.length - 1; at += 1)
    if (wide.areIn(text.charAt(at)) && anyLatin.areIn(text.charAt(at - 1)) && plainLatin.areIn(text.charAt(at + 1)))
      within += 1;
  return within >= 3 && within > all * 0.3;
}

/** Counts accented letters outside the alphabet that fits best. A line is in one language. */
function compareAlphabets(text: string): { accented: number; outside: number } {
  const found = { accented: 0, outside: 0 };
  for (const line of partsBetween(text, lineEnds)) {
    const own = beyondPlain.only(line.toLowerCase());
    if (own === '') continue;
    found.accented += own.length;
    found.outside += own.length - Math.max(...alphabets.map((alphabet) => alphabet.only(own).length));
  }
  return found;
}
