import { AgentBody } from '@spotter/contract';
import { matchKeyword } from '@spotter/domain/autoreply';

const keywordsSchema = AgentBody.shape.keywords.unwrap();
const maxKeywordLength = keywordsSchema.element.maxLength ?? Infinity;
// zod reveals a list's limit only by trying.
const maxListLength = 200;

export type KeywordChange =
  | { kind: 'changed'; keywords: string[] }
  | { kind: 'refused'; because: 'blank' | 'duplicate' | 'tooLong' | 'tooMany' };

/** Adds a keyword, or replaces the one at `index`. */
export function withKeyword(keywords: string[], text: string, index: number | null): KeywordChange {
  const keyword = text.trim();
  // A message cannot contain only invisible characters.
  if (matchKeyword(keyword, [keyword]) === null) return { kind: 'refused', because: 'blank' };
  if (keyword.length > maxKeywordLength) return { kind: 'refused', because: 'tooLong' };
  if (keywords.some((other, position) => position !== index && isSameTrigger(other, keyword))) {
    return { kind: 'refused', because: 'duplicate' };
  }
  if (index !== null) return { kind: 'changed', keywords: keywords.with(index, keyword) };
  if (keywords.length >= maxListLength) return { kind: 'refused', because: 'tooMany' };
  return { kind: 'changed', keywords: [...keywords, keyword] };
}

/** What a message would trigger, and why. */
export type KeywordMatch =
  | { kind: 'nothing-written' }
  | { kind: 'no-keywords' }
  | { kind: 'match'; keyword: string; sameSpelling: boolean; shorter: string[] }
  | { kind: 'inside-word'; keyword: string }
  | { kind: 'none' };

/** Applies the same rule that engages chats. */
export function explainMatch(message: string, keywords: string[]): KeywordMatch {
  if (message.trim() === '') return { kind: 'nothing-written' };
  if (keywords.length === 0) return { kind: 'no-keywords' };
  const keyword = matchKeyword(message, keywords);
  if (keyword !== null) {
    const shorter = keywords.filter((other) => other !== keyword && matchKeyword(message, [other]) !== null);
    return { kind: 'match', keyword, sameSpelling: message.includes(keyword), shorter };
  }
  const inside = keywords.find((other) => message.toLowerCase().includes(other.toLowerCase()));
  return inside === undefined ? { kind: 'none' } : { kind: 'inside-word', keyword: inside };
}

/** Whether each contains the other as a whole. A different spelling is still the same trigger. */
function isSameTrigger(left: string, right: string): boolean {
  return matchKeyword(left, [right]) !== null && matchKeyword(right, [left]) !== null;
}
