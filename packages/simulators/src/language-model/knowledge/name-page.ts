import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type ChatCompletionRequest, textOf } from '../language-model-wire.ts';
import { createGramIndex, type GramIndex } from '../nearest/gram-index.ts';
import type { ToolDecision } from '../tool-decision.ts';

const Page = z.object({ title: z.string().nullable(), text: z.string() });

/** A line as pages have it, and what such pages are; `frame`: every page may have it. */
type Example = { text: string; label: string };
/**
 * A line of a page. `content`: how likely it tells something, of 1. `near`: how near the nearest example is.
 * `frame`: how likely every page may have it.
 */
type Line = { text: string; content: number; near: number; frame: number; votes: Map<string, number> };

const neighbors = 15;
/** What a line is that is near nothing. */
const unknown = { content: 0.3, weight: 0.1 ** 3 };
/** With less, a page is not content, or nobody can tell. */
const minContent = 0.55;
/** What begins with so little content is a notice, whatever follows at length. */
const minBeginning = 0.15;
const isStatement = /[.!…。！]["”»’)]*$/u;
/** A statement has so many words. */
const minWords = 3;
const spaceless = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu;
const minSpaceless = 6;
const maxLines = 60;
const labelWeight = 0.3;
/** Min length of a page that may be a notice with other text below it. */
const longPage = 800;
const longLine = 120;
const maxQuote = 200;

const sums =
  /(?:[$€£¥₪]|R\$|CHF|USD|EUR)\s?\d[\d.,]*|\d[\d.,]*\s?(?:[$€£₪円元]|euros?\b|dollars?\b|zł|kr\b|CHF\b|lei\b|lira\b|руб)/gi;
const times = /\b\d{1,2}(?::\d\d)?\s?(?:am|pm|uhr|h)\b|\b\d{1,2}:\d\d\b|\b\d{1,2}\s?[–-]\s?\d{1,2}\b/gi;
const codes =
  /\b\d{1,3}(?:\.\d{1,3}){3}\b|\b(?=[a-z]*\d)[0-9a-f]{2,}(?:[-:][0-9a-f]{2,})+\b|\b(?=\w*\d)(?=\w*[a-z])\w{8,}\b/gi;
/** What programs write for programs: addresses, paths, code. */
const forMachines = /\S*(?::\/\/|[{}<>=_\\]|\w[/.]\w+[/.]\w)\S*|\S{40,}/g;

let index: GramIndex<Example> | null = null;

function examples(): GramIndex<Example> {
  if (index !== null) return index;
  let label = '';
  const rows: Example[] = [];
  for (const line of readFileSync(new URL('../data/page-lines.txt', import.meta.url), 'utf8').split('\n'))
    if (line.startsWith('== ')) label = line.slice(3);
    else if (line !== '') rows.push({ label, text: withMarks(line) });
  return (index = createGramIndex(rows));
}

/**
 * Returns what a request to say what a page is, is answered with, by the labeled lines that are nearest to its
 * own; null for any other request. What is near nothing is `other`.
 */
export function namePage(request: ChatCompletionRequest): ToolDecision | null {
  if (request.tools?.some((tool) => tool.function.name === 'name_page') !== true) return null;
  if (request.messages.at(-1)?.role !== 'user') return null;
  const spoken = textOf(request.messages.findLast(({ role }) => role === 'user')?.content);
  const { title, text } = Page.parse(JSON.parse(spoken));
  return { name: 'name_page', input: nameLines(linesOf(title, text).map(readLine), text.length >= longPage) };
}

function nameLines(lines: Line[], isLong: boolean): { kind: string; quote: string } {
  const telling = lines.filter((line) => line.content >= minContent && tells(line.text));
  const best = telling.toSorted((one, other) => weightOf(other) * other.content - weightOf(one) * one.content)[0];
  const isNotice = isLong && contentOf(beginningOf(lines)) < minBeginning;
  const isContent = contentOf(lines) >= minContent && !isNotice;
  if (isContent && best !== undefined) return { kind: 'content', quote: best.text.slice(0, maxQuote) };
  const votes = new Map<string, number>();
  for (const line of lines)
    for (const [label, vote] of line.votes)
      if (label !== 'content' && label !== 'frame') votes.set(label, (votes.get(label) ?? 0) + vote);
  const [likeliest] = [...votes].toSorted(([, one], [, other]) => other - one);
  const worst = lines.toSorted(
    (one, other) => weightOf(other) * (1 - other.content) - weightOf(one) * (1 - one.content),
  );
  return {
    kind: contentOf(lines) < minContent && likeliest !== undefined ? likeliest[0] : 'other',
    quote: (worst[0]?.text ?? '').slice(0, maxQuote),
  };
}

function contentOf(lines: Line[]): number {
  const all = lines.reduce((sum, line) => sum + weightOf(line), 0);
  return all === 0 ? 0 : lines.reduce((sum, line) => sum + weightOf(line) * line.content, 0) / all;
}

/** Returns the title, the heading and the first statement. */
function beginningOf(lines: Line[]): Line[] {
  const first = lines.findIndex(({ text }) => isStatement.test(text) && tells(text));
  return first === -1 ? lines : lines.slice(0, first + 1);
}

/** Headings may borrow the words of a notice; what is stated counts more, and what any page has says nothing. */
function weightOf({ text, near, frame }: Line): number {
  const weight = isStatement.test(text) || /\p{N}/u.test(text) ? 1 : labelWeight;
  return Math.min(text.length, longLine) * (0.1 + near) * weight * (1 - frame);
}

/** Whether a line could answer somebody: a statement, or a number with its name. */
function tells(text: string): boolean {
  const words = (text.match(/[\p{L}\p{N}]+/gu) ?? []).length;
  if (/\p{N}/u.test(text)) return words >= 2;
  return isStatement.test(text) && (words >= minWords || (text.match(spaceless) ?? []).length >= minSpaceless);
}

function readLine(text: string): Line {
  const votes = new Map<string, number>();
  const near = examples().nearest(withMarks(text), neighbors);
  for (const { row, likeness } of near) votes.set(row.label, (votes.get(row.label) ?? 0) + likeness ** 3);
  const frame = votes.get('frame') ?? 0;
  const all = [...votes.values()].reduce((sum, vote) => sum + vote, 0) - frame;
  const known = ((votes.get('content') ?? 0) + unknown.content * unknown.weight) / (all + unknown.weight);
  return {
    text,
    near: near[0]?.likeness ?? 0,
    frame: frame / (all + frame || 1),
    votes,
    content: isForMachines(text) ? 0 : known,
  };
}

function isForMachines(text: string): boolean {
  const length = (part: string) => part.replace(/\s/g, '').length;
  return length(text) - length(text.replace(forMachines, ' ')) > length(text) / 2;
}

/** Returns the title and the sentences of a page, each once. */
function linesOf(title: string | null, text: string): string[] {
  const lines = [title ?? '', ...text.split('\n')].flatMap((line) => line.split(/(?<=[.!?…])\s+|(?<=[。！？])/u));
  return [...new Set(lines.map((line) => line.trim()))].filter((line) => /\p{L}{2}/u.test(line)).slice(0, maxLines);
}

/** Returns a text with words in the place of sums, times and codes, which are never the same twice. */
function withMarks(text: string): string {
  return text.replace(sums, ' moneysum ').replace(times, ' clocktime ').replace(codes, ' machinecode ');
}
