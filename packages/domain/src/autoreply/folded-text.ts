import { rememberLatest } from './remember-latest.ts';

// Zero-width and direction marks that apps put between letters. The joiner U+200D stays: it holds emoji together.
const invisible = /[\u00AD\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
// Accents as separate marks (also Hebrew and Arabic ones, which are left out as often), variation selectors, the frame of
// a keycap and skin tones. Marks that make another letter (Hindi vowels, the voiced sounds of Japanese) stay.
const decoration =
  /\p{Script=Inherited}(?<!\u200C|\u200D|\u3099|\u309A)|[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0640]|\p{Emoji_Modifier}/gu;
// The joiner between letters only hides them from filters.
const hiddenJoiner = /(?<=[\p{L}\p{N}])\u200D(?=[\p{L}\p{N}])/gu;
// Letters whose stroke Unicode does not count as an accent.
const strokes: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ħ: 'h', æ: 'ae', œ: 'oe' };

/**
 * Text as the rules compare it: blind to case, accents, skin tones, fancy letters and repeated spaces.
 * For comparing only; never shown or sent.
 */
export const foldText = rememberLatest(
  (text: string) => text,
  (text: string): string =>
    text
      // Compatibility forms too: people write "𝗦𝗛𝗥𝗘𝗗" with letters from a mathematical alphabet.
      .normalize('NFKD')
      .replace(invisible, '')
      .replace(decoration, '')
      .replace(hiddenJoiner, '')
      // Up and down again, so that "ß" meets "SS" and a dotless "ı" meets "i".
      .toUpperCase()
      .toLowerCase()
      .replace(/[łøđħæœ]/g, (letter) => strokes[letter] ?? letter)
      .replace(/[’‘ʼ`´]/g, "'")
      .replace(/[“”„«»]/g, '"')
      .replace(/[‐‑‒–—]/g, '-')
      .replace(/\s+/g, ' ')
      .trim(),
);
