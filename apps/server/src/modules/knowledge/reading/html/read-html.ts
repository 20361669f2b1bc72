import type { Section } from '@spotter/domain/knowledge';
import { parseHTML } from 'linkedom/worker';
import { decode } from '../decode.ts';
import { Unreadable, type ReadText } from '../read-text.ts';
import { layOut } from './lay-out.ts';
import { lowerAttributes, openShadowRoots, wholeDocument } from './made-by-browser.ts';
import { readScripts } from './opened-by-page.ts';
import { textLength, type PageDocument } from './page-element.ts';
import { pageSigns } from './page-signs.ts';
import { readQuestionData, unshownAnswers } from './question-data.ts';
import { removeCode, removeFurniture, removeHidden } from './remove-unsaid.ts';
import { readStyleRules } from './style-rules.ts';

const maxElements = 50_000;
const maxTags = 3 * maxElements;

/** Reads a page: all that it shows, and what a visitor can open in it. Throws Unreadable. */
export function readHtml(content: Uint8Array, charset: string | null): ReadText {
  const html = wholeDocument(decode(content, charset, 'html'));
  // Before anything walks it.
  if (html.split('<').length > maxTags) throw new Unreadable('The page is too large to be read.');
  const document = parseHTML(html).document as unknown as PageDocument;
  lowerAttributes(document);
  openShadowRoots(document);
  const { body } = document;
  const elements = [...document.querySelectorAll('*')].length;
  if (elements > maxElements) throw new Unreadable('The page is too large to be read.');
  if (elements === 0 || body === null) throw new Unreadable('The page has no text.');
  const title = (document.querySelector('title')?.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 200) || null;
  const rules = readStyleRules(document, elements);
  const scripts = readScripts(document);
  const signs = pageSigns(document);
  const questions = readQuestionData(document);
  removeCode(body);
  const whole = textLength(body);
  removeHidden(body, rules, scripts);
  removeFurniture(body);
  const shown = layOut(body, rules.layout);
  const sections = [...shown, ...unshownAnswers(questions, shown)];
  const read = textLength(body);
  if (lengthOf(sections) === 0) throw new Unreadable('The page has no text. Pages that a script writes can’t be read.');
  return { title, sections, leftOut: whole === 0 ? 0 : 1 - read / whole, signs };
}

function lengthOf(sections: Section[]): number {
  return sections.reduce((sum, { heading, text }) => sum + heading.length + text.length, 0);
}
