import { characters } from '@spotter/language/text/characters';
import { linear } from '@spotter/language/text/linear-expression';

const link = linear(String.raw`\[([^\]\n]+)\]\((\S+?)\)`);
const heading = linear(String.raw`^#{1,6}\s+`, 'm');
/** How many signs surround a stretch, the strongest emphasis first. */
const signs = [3, 2, 1];
const stars = signs.map((count) =>
  linear(String.raw`(?<![\p{L}\p{N}*])\*{${count}}([^\s*](?:[^*\n]*[^\s*])?)\*{${count}}`),
);
// Signs inside words, links and names stay, so none of these may touch the stretch.
const underlines = signs.map((count) =>
  linear(String.raw`(?<![\p{L}\p{N}_@/.#-])_{${count}}([^\s_](?:[^\n]*?[^\s_])??)_{${count}}([^\p{L}\p{N}_]|$)`),
);
const struck = linear('~~([^~\\n]+)~~');
const code = linear('`([^`\\n]+)`');
const ofWords = characters(String.raw`\p{L}\p{N}*`);

/**
 * Returns the text without markup, because chats show markup as it is written. Signs inside words, links and
 * names stay.
 */
export function withoutMarkup(text: string): string {
  const linked = link.replace(text, ({ groups: [label = '', target = ''] }) =>
    label === target ? target : `${label}: ${target}`,
  );
  const unheaded = heading.replace(linked, '');
  const unstarred = stars.reduce(
    (before, marked) =>
      marked.replace(before, ({ text: whole, index, groups: [words = ''] }) =>
        ofWords.areIn(before.charAt(index + whole.length)) ? whole : words,
      ),
    unheaded,
  );
  const plain = underlines.reduce(
    (before, marked) => marked.replace(before, ({ groups: [words = '', behind = ''] }) => words + behind),
    unstarred,
  );
  const inside = [struck, code].reduce(
    (before, marked) => marked.replace(before, ({ groups: [words = ''] }) => words),
    plain,
  );
  return inside.trim();
}

/** Returns the text without quotation marks around all of it. */
export function withoutQuotes(text: string): string {
  for (const [open, close] of ['""', '“”', '«»', "''", '‘’'].map((pair) => [pair.charAt(0), pair.charAt(1)] as const)) {
    const inside = text.slice(1, -1);
    if (
      text.length > 1 &&
      text.startsWith(open) &&
      text.endsWith(close) &&
      !inside.includes(open) &&
      !inside.includes(close)
    ) {
      return inside.trim();
    }
  }
  return text;
}
