// Zero-width and direction marks that apps put between letters. The joiner U+200D stays: it holds emoji together.
const invisible = /[\u00AD\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
// Accents as separate marks, variation selectors and skin tones. Marks of other scripts (Hindi vowels, …) carry meaning.
const decoration = /[\u0300-\u036F\uFE0E\uFE0F]|\p{Emoji_Modifier}/gu;

/**
 * Text as the rules compare it: blind to case, accents, skin tones, fancy letters and repeated spaces.
 * For comparing only; never shown or sent.
 */
export function foldText(text: string): string {
  return (
    text
      // Compatibility forms too: people write "𝗦𝗛𝗥𝗘𝗗" with letters from a mathematical alphabet.
      .normalize('NFKD')
      .replace(invisible, '')
      .replace(decoration, '')
      // Up and down again, so that "ß" meets "SS" and a dotless "ı" meets "i".
      .toUpperCase()
      .toLowerCase()
      .replace(/[’‘ʼ`´]/g, "'")
      .replace(/[“”„«»]/g, '"')
      .replace(/[‐‑‒–—]/g, '-')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
