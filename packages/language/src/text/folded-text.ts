import { characters, replaceBetween } from './characters.ts';
import { normalForm } from './normal-form.ts';
import { rememberLatest } from './remember-latest.ts';

// Zero-width and direction marks that apps put between letters. The joiner U+200D stays, because it holds emoji
// together.
const invisible = characters(String.raw`\u00AD\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF`);
// Accents as separate marks (also Hebrew and Arabic ones, which people leave out as often), variation selectors,
// the frame of a keycap and skin tones. Marks that make another letter (Hindi vowels, the voiced sounds of
// Japanese) stay.
const decoration = characters(
  String.raw`\p{Script=Inherited}\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0640\p{Emoji_Modifier}`,
);
// Blessings of up to 18 letters in one sign: spelled out they would make a text many times as long.
const blessings = characters(String.raw`\uFDFA\uFDFB`);
const joiner = '\u200D';
const keptMarks = `\u200C${joiner}\u3099\u309A`;
const lettersAndDigits = characters(String.raw`\p{L}\p{N}`);
// Letters whose stroke is not an accent in Unicode.
const strokes: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ħ: 'h', æ: 'ae', œ: 'oe' };
const stroked = characters('łøđħæœ');
const apostrophes = characters('’‘ʼ`´');
const quotes = characters('“”„«»');
const hyphens = characters('‐‑‒–—');
const spaces = characters(String.raw`\s`);

/**
 * Returns text as the rules compare it: without case, accents, skin tones, fancy letters and repeated spaces.
 * For comparing only; never shown or sent.
 */
export const foldText = rememberLatest(
  (text: string) => text,
  (text: string): string => {
    // Compatibility forms too: people write "𝗦𝗛𝗥𝗘𝗗" with letters from a mathematical alphabet.
    const visible = invisible.replace(normalForm(blessings.replace(text, ' '), 'NFKD'), '');
    const plain = decoration.replace(visible, (mark) => (keptMarks.includes(mark) ? mark : ''));
    // Between letters, the joiner only hides them from filters.
    const joined = replaceBetween(plain, joiner, lettersAndDigits, '');
    // Upper case first and then lower case, so that "ß" meets "SS" and a dotless "ı" meets "i".
    const small = stroked.replace(joined.toUpperCase().toLowerCase(), (letter) => strokes[letter] ?? letter);
    return spaces.replaceRuns(hyphens.replace(quotes.replace(apostrophes.replace(small, "'"), '"'), '-'), ' ').trim();
  },
);
