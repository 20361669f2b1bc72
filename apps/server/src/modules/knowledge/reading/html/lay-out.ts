import type { Section } from '@spotter/domain/knowledge';
import { classesOf, isElement, type PageElement, type PageNode } from './page-element.ts';
import type { StyleRules } from './style-rules.ts';
import { tableLines } from './table-lines.ts';

const blocks = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CAPTION CENTER DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM HEADER HGROUP HR LEGEND LI MAIN MENU NAV OL OPTGROUP OPTION P PRE SEARCH SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL BR H1 H2 H3 H4 H5 H6'.split(
    ' ',
  ),
);
/** They are in a line, with space around them. */
const apart = new Set('BUTTON INPUT LABEL SELECT IMG METER PROGRESS'.split(' '));
const maxHeadingLength = 200;
/** Stands in a text where one element ends and the next begins. No text holds it. */
const edge = '\uFDD0';
/** Stands around raised digits. */
const raised = '\uFDD1';

type Layout = StyleRules['layout'];
type Heading = { text: string; depth: number };

/** Returns what an element shows, under its headings, in lines as a browser breaks them. */
export function layOut(root: PageElement, layout: Layout): Section[] {
  const sections: Section[] = [];
  let heading: Heading = { text: '', depth: 0 };
  let text = '';
  const close = (next: Heading) => {
    const lines = tidy(text);
    text = '';
    if (lines !== '') sections.push({ heading: heading.text, text: lines });
    else if (heading.text !== '') {
      // A heading above nothing but a smaller one: "Starter", and below it "$97".
      if (next.depth > heading.depth) next.text = `${heading.text} – ${next.text}`.slice(0, 2 * maxHeadingLength);
      else sections.push({ heading: '', text: heading.text });
    }
    heading = next;
  };
  for (const part of partsOf(root, layout)) {
    if (typeof part === 'string') text += part;
    else close(part);
  }
  close({ text: '', depth: 0 });
  return sections;
}

/** Returns what an element shows as one line. */
function lineOf(element: PageElement, layout: Layout): string {
  return tidy([...partsOf(element, layout)].map((part) => (typeof part === 'string' ? part : part.text)).join(''))
    .replaceAll('\n- ', '; ')
    .replace(/^- /, '')
    .replaceAll('\n', ' ');
}

/** Without recursion, as a page may be nested as deep as it likes. */
function* partsOf(root: PageElement, layout: Layout): Generator<string | Heading> {
  const open: (PageNode | string)[] = [root];
  let preformatted = 0;
  while (open.length > 0) {
    const node = open.pop()!;
    if (typeof node === 'string') {
      if (node === '</pre>') preformatted -= 1;
      else yield node;
    } else if (node.nodeType === 3) {
      const own = (node.textContent ?? '').replace(/[\uFDD0\uFDD1]/g, '');
      yield preformatted > 0 ? own : own.replace(/\s+/g, ' ');
    } else if (node.nodeType === 9 || node.nodeType === 11) open.push(...childrenOf(node));
    else if (isElement(node)) {
      const heading = node === root ? null : headingOf(node, layout);
      const lines = heading === null ? tableLines(node, (cell) => lineOf(cell, layout)) : null;
      if (heading !== null) yield heading;
      else if (lines !== null) yield `\n${lines.join('\n')}\n`;
      else {
        const [before, after] = aroundOf(node, layout);
        yield before;
        open.push(after);
        if (node.nodeName === 'PRE') {
          preformatted += 1;
          open.push('</pre>');
        }
        open.push(...childrenOf(node));
      }
    }
  }
}

function childrenOf(node: PageNode): PageNode[] {
  return [...node.childNodes].toReversed();
}

/** Returns what separates an element from what stands before and after it. */
function aroundOf(element: PageElement, layout: Layout): [string, string] {
  const name = element.nodeName;
  const own = layout.get(element) ?? inlineDisplay(element);
  if (name === 'BR' || name === 'HR') return ['\n', ''];
  if (name === 'LI' || element.getAttribute('role') === 'listitem') return ['\n- ', '\n'];
  if (name === 'WBR') return ['', ''];
  if (own === 'block' || (own === null && blocks.has(name))) return ['\n', '\n'];
  if (own === 'apart' || apart.has(name) || name.includes('-')) return [' ', ' '];
  if (isRaised(element)) return [`${edge}${raised}`, `${raised}${edge}`];
  const before = element.previousSibling;
  return [before !== null && isElement(before) && areDifferent(before, element) ? `${edge}${edge}` : edge, edge];
}

function inlineDisplay(element: PageElement): 'block' | 'apart' | null {
  const display = /(?:^|;)\s*display\s*:\s*([\w-]+)/i.exec(element.getAttribute('style') ?? '')?.[1]?.toLowerCase();
  if (display === undefined) return null;
  if (/^(?:block|flex|grid|list-item|table)/.test(display)) return 'block';
  return display.startsWith('inline-') ? 'apart' : null;
}

/**
 * Parts with names of their own, such as a plan and its price,
 * are laid out apart by a style sheet we do not have.
 */
function areDifferent(one: PageElement, other: PageElement): boolean {
  const names = [classesOf(one).join(' '), classesOf(other).join(' ')];
  return names[0] !== '' && names[1] !== '' && names[0] !== names[1];
}

const centNames = /cents?\b|centimes|decimals?\b|fraction|kopecks/i;

/** Whether digits stand above the line, or are named as parts of a sum. */
function isRaised(element: PageElement): boolean {
  const isSmall = /^(?:SUP|SMALL|SPAN)$/.test(element.nodeName) && /^\s*\d{1,3}\s*$/.test(element.textContent ?? '');
  if (!isSmall) return false;
  if (element.nodeName === 'SUP') return true;
  const isTwo = /^\s*\d\d\s*$/.test(element.textContent ?? '');
  if (element.nodeName === 'SMALL') return isTwo;
  const isHigh = /vertical-align\s*:\s*(?:super|top|text-top)/i.test(element.getAttribute('style') ?? '');
  return isTwo && (isHigh || classesOf(element).some((own) => centNames.test(own)));
}

/** Returns a heading; null for what is none, such as a paragraph that was made large. */
function headingOf(element: PageElement, layout: Layout): Heading | null {
  const tag = /^H([1-6])$/.exec(element.nodeName)?.[1];
  if (tag === undefined && element.getAttribute('role') !== 'heading') return null;
  const text = lineOf(element, layout);
  if (text === '' || text.length > maxHeadingLength) return null;
  return { text, depth: Number(tag ?? element.getAttribute('aria-level') ?? 2) || 2 };
}

function tidy(text: string): string {
  return separateEdges(text)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && line !== '-')
    .join('\n');
}

/**
 * Where elements meet without a space, browsers show none unless a style sheet says so. What no spelling has is
 * taken for said apart: a sign at the end of a sentence before a capital, and between two elements a word before
 * a capital, a sum or a number.
 */
function separateEdges(text: string): string {
  return readRaised(text)
    .replace(/(?<=[.?!:;؟。])\uFDD0+(?=[\p{Lu}\p{Sc}])/gu, ' ')
    .replace(/(?<=\p{Ll}|\p{L}\p{Lu}|\d\d|[%)])\uFDD0{3,}(?=\p{L}|\d\d|\p{Sc})/gu, ' ')
    .replace(/(?<=\p{Ll}|\p{L}\p{Lu}|[%)])\uFDD0{2}(?=\p{Lu}|\d|\p{Sc})/gu, ' ')
    .replace(/\uFDD0/g, '');
}

/** Keeps `$97<sup>00</sup>` from reading as $9,700, and a footnote's number from joining the price. */
function readRaised(text: string): string {
  return text
    .replace(/(?<=\p{Sc}[\s\uFDD0]{0,8}[\d,. ]{0,12}\d)\s?\uFDD0*\uFDD1\s*(\d\d)\s*\uFDD1/gu, '.$1')
    .replace(/(?<=\d)\uFDD0*\uFDD1\s*(\d\d)\s*\uFDD1(?=[\uFDD0\s]*(?:\p{Sc}|\/))/gu, '.$1')
    .replace(/(?<=\d)\uFDD0*\uFDD1\s*(\d+)\s*\uFDD1/gu, (_, digits: string) => raise(digits))
    .replaceAll(raised, '');
}

function raise(digits: string): string {
  return digits.replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)));
}
