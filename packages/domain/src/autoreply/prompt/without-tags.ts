import { characters } from '@spotter/language/text/characters';
import { foldText } from '@spotter/language/text/folded-text';
import { linear } from '@spotter/language/text/linear-expression';
import type { LinearMatch } from '@spotter/language/text/linear-match';
import { withLatinLookAlikes } from '@spotter/language/text/look-alikes';

// Reserved for us: no text from outside may open or close a block,
// in brackets of any width and letters of any kind.
const brackets = '<＜﹤‹〈⟨>＞﹥›〉⟩';
const bracketed = linear(`[<＜﹤‹〈⟨]([^${brackets}]*)[>＞﹥›〉⟩]?`);
const ourTags = [
  'contactmessage',
  'contactname',
  'chatmessages',
  'coachinstructions',
  'coachrules',
  'fieldstolearn',
  'lookedfor',
  'knownfacts',
  'knowncalls',
  'openproposal',
  'coachnote',
  'coachtags',
  'coachclips',
  'followup',
  'knownsources',
  'source',
  'passage',
  'answer',
  'question',
];
/** Min characters that can spell a tag: even signs that fold into three letters each need this many. */
const minTagLength = 3;
const maxTagLength = 60;
// Marks of turns and roles in the formats that models were trained on.
const roleMarks = linear(
  [
    String.raw`<\|[^|<>\n]{0,40}\|>|<(?:start|end)_of_turn>|\[/?INST\]|<</?SYS>>|</?s>`,
    String.raw`</?(?:system|assistant|user|tool_call|tool_result|function_calls)\b[^>\n]*>`,
  ].join('|'),
  'i',
);
/** Marks that are nested more deeply than this were put there to survive the cleaning. */
const maxCleanings = 8;
const marks = characters(`${brackets}|\\[\\]`);
// Invisible signs in which tags and instructions are hidden: zero-width signs, direction marks, blanks.
const blanks = characters(
  String.raw`\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\u3164\uFEFF\uFFA0\u034F`,
);
// Joiners and emoji selectors stay where they belong: not beside a Latin letter or a sign.
const variants = characters(String.raw`\p{Variation_Selector}`);
const emojiVariants = '\uFE0E\uFE0F';
const joiners = linear(String.raw`([!-~]?)[\x{200C}\x{200D}]+([!-~]?)`);
// Unicode's tag letters spell the flags of regions, and otherwise nothing visible.
const tagLetters = linear(String.raw`\x{1F3F4}[\x{E0020}-\x{E007F}]*|[\x{E0000}-\x{E007F}]+`);
const flag = '\u{1F3F4}';
const controls = characters(String.raw`^\P{Cc}\n\r\t`);
/** Nothing is taken away from a text without any of these, which most texts are. */
const suspicious = [
  characters(String.raw`${brackets}\[\u200C\u200D\u{1F3F4}\u{E0000}-\u{E007F}`),
  blanks,
  variants,
  controls,
];
const spaces = characters(String.raw`\s`);
const letters = characters(String.raw`\p{L}`);

/** Returns a block of the instructions, which nothing in its content can close. */
export function block(name: string, content: string): string {
  const inside = withoutOurTags(content).trim();
  return inside === '' ? `<${name}>\n</${name}>` : `<${name}>\n${inside}\n</${name}>`;
}

/** Returns a text from outside in one line. */
export function oneLine(text: string): string {
  return spaces.replaceRuns(withoutOurTags(text), ' ').trim();
}

/** Returns a text from outside without what could open or close a block, and without what nobody sees. */
export function withoutOurTags(text: string): string {
  if (!suspicious.some((signs) => signs.areIn(text))) return text;
  let cleaned = text;
  // Repeated because removing a tag from the middle of another can leave a whole one.
  for (let count = 0; count < maxCleanings; count += 1) {
    const before = cleaned;
    cleaned = bracketed.replace(roleMarks.replace(controls.replace(withoutUnseen(before), ''), ''), withoutOurs);
    if (cleaned === before) return cleaned;
  }
  return marks.replace(cleaned, ' ');
}

function withoutUnseen(text: string): string {
  const visible = variants.replace(blanks.replace(text, ''), (sign) => (emojiVariants.includes(sign) ? sign : ''));
  const joined = joiners.replace(visible, ({ text: whole, groups: [before = '', behind = ''] }) =>
    before === '' && behind === '' ? whole : before + behind,
  );
  return tagLetters.replace(joined, ({ text: whole }) => (whole.startsWith(flag) ? whole : ''));
}

function withoutOurs({ text, groups: [inside = ''] }: LinearMatch): string {
  if (inside.length < minTagLength) return text;
  const named = letters.only(foldText(withLatinLookAlikes(inside.slice(0, maxTagLength))));
  return ourTags.some((tag) => named.startsWith(tag)) ? '' : text;
}
