import { statedIn } from '../knowledge/claims/quantities.ts';
import { characters } from '@spotter/language/text/characters';
import { linear } from '@spotter/language/text/linear-expression';
import { sentencePieces } from '@spotter/language/sentences/sentences';

/** A stretch of a sentence that states one thing, and the signs between it and the one before. */
type Clause = { before: string; text: string; column: number };

const link = linear(String.raw`https?://[^\s<>"')]+`);
const priceSigns = characters(String.raw`\p{Sc}%٪`);
const digits = characters(String.raw`\p{Nd}`);
const letters = characters(String.raw`\p{L}`);
const spaces = characters(String.raw`\s`);
const gaps = characters(String.raw` \u00A0\u202F`);
const ends = characters('.!?…');
/** What parts clauses: the signs of lists and tables anywhere, others at a space alone, for "1,499" is one sum. */
const anywhere = new Set(['(', ')', '[', ']', '|', '\t', '·', '•', '—']);
const beforeSpace = new Set([',', ';', ':']);
const betweenSpaces = new Set(['-', '–', '=']);
/** What stays where the clause beside it goes. */
const staying = new Set(['(', ')', '[', ']', '|', '\t']);
const closing: Record<string, string> = { '(': ')', '[': ']' };

/**
 * Returns a coach's instructions without what states a sum or a percentage: the clause, of a list the item, of a
 * table the cell. What else is said stays as it is written.
 */
export function withoutPrices(instructions: string): string {
  const lines: string[] = [];
  let pricedColumns: Set<number> | null = null;
  for (const line of instructions.split('\n')) {
    const isRow = line.trimStart().startsWith('|');
    // The first row of a table may name the currency of a column.
    if (!isRow) pricedColumns = null;
    else pricedColumns ??= columnsOfPrices(line);
    const columns = pricedColumns ?? new Set();
    if (columns.size === 0 && !statesPrice(line)) lines.push(line);
    else {
      const rest = isRow
        ? withoutPriced(line, columns)
        : sentencePieces(line)
            .map((each) => withoutPriced(each.trimEnd()))
            .filter(Boolean)
            .join(' ');
      if (letters.areIn(rest) || isRow) lines.push(rest);
    }
  }
  return lines.join('\n');
}

function statesPrice(text: string): boolean {
  const plain = link.replace(text, ' ');
  if (priceSigns.areIn(plain) && digits.areIn(plain)) return true;
  return statedIn(plain).quantities.some(({ kind }) => kind === 'sum' || kind === 'percent');
}

/** "Price (USD)", "Precio en pesos": with a number it would be a price. */
function columnsOfPrices(row: string): Set<number> {
  const named = clausesOf(row).filter(({ text }) => text.trim() !== '' && statesPrice(`1 ${text}`));
  return new Set(named.map(({ column }) => column));
}

function withoutPriced(sentence: string, columns: ReadonlySet<number> = new Set()): string {
  if (columns.size === 0 && !statesPrice(sentence)) return sentence;
  let rest = '';
  let between: string[] = [];
  for (const { before, text, column } of clausesOf(sentence)) {
    between.push(before);
    if (text.trim() === '' || columns.has(column) || statesPrice(text)) continue;
    rest += signsBetween(between, rest === '') + text;
    between = [];
  }
  rest = spaces.withoutEnd(rest + signsBetween(between, true));
  const whole = spaces.withoutEnd(sentence);
  const end = whole.slice(ends.withoutEnd(whole).length);
  return rest === '' || ends.withoutEnd(rest) !== rest ? rest : rest + end;
}

/**
 * Returns the signs that stay between two clauses, or at an edge of the sentence,
 * where what was between is gone.
 */
function signsBetween(signs: string[], isEdge: boolean): string {
  const stay: string[] = [];
  for (const sign of signs.filter((each) => staying.has(markOf(each)))) {
    if (closing[markOf(stay.at(-1) ?? '')] === markOf(sign)) stay.pop();
    else stay.push(sign);
  }
  if (stay.length > 0) return stay.join('').replaceAll('  ', ' ');
  if (isEdge) return '';
  return signs.find((sign) => sign !== '' && !staying.has(markOf(sign))) ?? ' ';
}

function markOf(sign: string): string {
  return gaps.replace(sign, '');
}

function clausesOf(sentence: string): Clause[] {
  const clauses: Clause[] = [];
  let clause: Clause = { before: '', text: '', column: 0 };
  for (let at = 0; at < sentence.length; at += 1) {
    const sign = sentence[at]!;
    const isFollowed = at + 1 === sentence.length || spaces.areIn(sentence[at + 1]!);
    const isBetween = at > 0 && spaces.areIn(sentence[at - 1]!) && isFollowed;
    if (!anywhere.has(sign) && !(isFollowed && beforeSpace.has(sign)) && !(isBetween && betweenSpaces.has(sign))) {
      clause.text += sign;
      continue;
    }
    const text = gaps.withoutEnd(clause.text);
    let before = clause.text.slice(text.length) + sign;
    for (; gaps.areIn(sentence[at + 1] ?? ''); at += 1) before += sentence[at + 1]!;
    clauses.push({ ...clause, text });
    clause = { before, text: '', column: clause.column + (sign === '|' ? 1 : 0) };
  }
  return [...clauses, clause];
}
