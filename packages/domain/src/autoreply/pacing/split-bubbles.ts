import type { ChatLanguage } from '@spotter/language/detection/chat-languages';
import { sentencePieces } from '@spotter/language/sentences/sentences';
import { characters } from '@spotter/language/text/characters';
import { foldText } from '@spotter/language/text/folded-text';
import { namesTime } from '../gate/claims/claimed-time.ts';
import { disclosesBot } from '../gate/bot-disclosure.ts';
import { sizeOf, splitReply, type MessageLimit } from './split-reply.ts';

/** An answer of this length or less leaves as one message. */
const shortLength = 40;
const words = characters(String.raw`\p{L}\p{N}`);
/** What a line of a list begins with. */
const listMarks = ['-', '•', '*', '–', '·'];
const digits = characters('0-9');

/**
 * Returns an answer as up to `max` messages, cut at sentence ends. From its first question or time on it is the
 * last message, so that whatever the contact answers is what they read last. Lists, links with their words, and
 * the `opening` (the number of characters at the start) with what it opens stay together too. An answer that
 * does not fit the platform's limit this way is cut by `splitReply` alone.
 */
export function splitBubbles(
  text: string,
  { max, limit, language, opening = 0 }: { max: number; limit: MessageLimit; language: ChatLanguage; opening?: number },
): string[] {
  const whole = text.trim();
  if (max <= 1 || whole.length <= shortLength) return splitReply(text, limit);
  const bubbles = joinShortest(blocksOf(whole, language, opening), max).map((bubble) => bubble.trim());
  return bubbles.every((bubble) => sizeOf(bubble, limit.unit) <= limit.max) ? bubbles : splitReply(text, limit);
}

/** Returns what may be messages of their own, in order; joined, they are the text. */
function blocksOf(text: string, language: ChatLanguage, opening: number): string[] {
  const blocks: string[] = [];
  let start = 0;
  let before: string | null = null;
  let canBeAnswered = false;
  for (const piece of sentencePieces(text)) {
    const joins = before !== null && (start <= opening || canBeAnswered || belongTogether(before, piece));
    blocks.push(joins ? `${blocks.pop() ?? ''}${piece}` : piece);
    canBeAnswered ||= piece.includes('?') || namesTime(foldText(piece), language);
    start += piece.length;
    before = piece;
  }
  return blocks;
}

/** Whether a sentence cannot be in another message than the one before it. */
function belongTogether(before: string, piece: string): boolean {
  const written = piece.trim();
  return (
    !words.areIn(written) ||
    before.trim().endsWith(':') ||
    isListed(written) ||
    written.startsWith('http') ||
    disclosesBot(before)
  );
}

function isListed(line: string): boolean {
  if (listMarks.some((mark) => line.startsWith(`${mark} `))) return true;
  const behind = digits.withoutStart(line);
  return behind.length < line.length && (behind.startsWith('. ') || behind.startsWith(') '));
}

/** Joins neighbors, the shortest first, until there are no more than `max`. */
function joinShortest(blocks: string[], max: number): string[] {
  const joined = [...blocks];
  while (joined.length > max) {
    const sizes = joined.slice(1).map((block, nth) => block.length + joined[nth]!.length);
    const at = sizes.indexOf(Math.min(...sizes));
    joined.splice(at, 2, `${joined[at]}${joined[at + 1]}`);
  }
  return joined;
}
