import type { Section } from '@spotter/domain/knowledge';
import { parseHTML } from 'linkedom/worker';
import { layOut } from './lay-out.ts';
import { wholeDocument } from './made-by-browser.ts';
import type { PageDocument, PageElement } from './page-element.ts';
import { removeCode } from './remove-unsaid.ts';

const maxJsonLength = 200_000;
const maxQuestions = 200;
const maxDepth = 6;
const maxQuestionLength = 300;
const maxAnswerLength = 10_000;

/**
 * Returns the questions and answers that a page gives as data, where a script of its own writes them into the
 * page.
 */
export function readQuestionData(document: PageElement): Section[] {
  const found: Section[] = [];
  let length = 0;
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    const json = script.textContent ?? '';
    length += json.length;
    if (length > maxJsonLength) break;
    collect(parse(json), found, maxDepth);
  }
  return found;
}

/** Returns those whose answer the page does not show itself. */
export function unshownAnswers(questions: Section[], shown: Section[]): Section[] {
  const page = plain(shown.map(({ heading, text }) => `${heading} ${text}`).join(' '));
  return questions.filter(({ text }) => !page.includes(plain(text)));
}

function collect(value: unknown, found: Section[], depth: number): void {
  if (depth === 0 || found.length >= maxQuestions || !isObject(value)) return;
  const name = wordsOf(value['name']);
  const answer = firstOf(value['acceptedAnswer']);
  if (![value['@type']].flat().includes('Question') || name === '' || !isObject(answer)) {
    for (const inner of Object.values(value)) collect(inner, found, depth - 1);
    return;
  }
  const heading = textOf(name).replaceAll('\n', ' ').slice(0, maxQuestionLength);
  const text = textOf(wordsOf(answer['text']));
  if (heading !== '' && text !== '') found.push({ heading, text });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function firstOf(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value;
}

/** A text may be given in parts. */
function wordsOf(value: unknown): string {
  return [value]
    .flat()
    .filter((part) => typeof part === 'string')
    .join('\n');
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** An answer may have markup. */
function textOf(markup: string): string {
  const { body } = parseHTML(wholeDocument(markup.slice(0, maxAnswerLength))).document as unknown as PageDocument;
  if (body === null) return '';
  removeCode(body);
  return layOut(body, new Map())
    .flatMap(({ heading, text }) => (heading === '' ? [text] : [heading, text]))
    .join('\n');
}

function plain(text: string): string {
  return text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
