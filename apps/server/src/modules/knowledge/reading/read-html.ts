import { Readability } from '@mozilla/readability';
import type { Section } from '@spotter/domain';
import { parseHTML } from 'linkedom';
import { decode } from './read-plain.ts';
import { Unreadable, type ReadText } from './read-text.ts';

const mostElements = 50_000;
const mostTags = 3 * mostElements;
/** An article that holds less than this share of the page's words lost what a coach wants to be known. */
const leastShare = 0.6;
/** What is on a page but not said by it. */
const notSaid =
  'title, script, style, noscript, template, svg, iframe, object, nav, form, dialog, [hidden], [aria-hidden="true"], [style*="display:none"], [style*="display: none"], [style*="visibility:hidden"], [style*="visibility: hidden"], [style*="font-size:0"], [style*="font-size: 0"]';
const blocks = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DIV DL DT FIGCAPTION FIGURE FOOTER HEADER HR LI MAIN OL P PRE SECTION TABLE TBODY THEAD TR UL BR'.split(
    ' ',
  ),
);

type DomNode = { nodeType: number; nodeName: string; textContent: string | null; childNodes: Iterable<DomNode> };

/** Reads a page: the article that it is made for, or all that is shown where there is more. Throws Unreadable. */
export function readHtml(content: Uint8Array, charset: string | null): ReadText {
  const html = wholeDocument(decode(content, charset));
  // Before anything walks it.
  if (html.split('<').length > mostTags) throw new Unreadable('The page is too large to be read.');
  const { document } = parseHTML(html);
  const elements = document.querySelectorAll('*').length;
  if (elements > mostElements) throw new Unreadable('The page is too large to be read.');
  if (elements === 0 || (document.body as unknown) === null) throw new Unreadable('The page has no text.');
  const title = tidy(document.querySelector('title')?.textContent ?? '').slice(0, 200) || null;
  for (const element of document.querySelectorAll(notSaid)) element.remove();
  const whole = sectionsIn(document.body);
  const article = articleOf(html);
  const sections = article !== null && lengthOf(article) >= lengthOf(whole) * leastShare ? article : whole;
  if (lengthOf(sections) === 0) throw new Unreadable('The page has no text. Pages that a script writes can’t be read.');
  return { title, sections };
}

/** A browser makes a body where a page has none; the parser does not. */
function wholeDocument(html: string): string {
  return /<body[\s>]/i.test(html) ? html : `<!doctype html><html><head></head><body>${html}</body></html>`;
}

/** Readability changes what it reads, so it gets a document of its own. */
function articleOf(html: string): Section[] | null {
  const { document } = parseHTML(html);
  for (const element of document.querySelectorAll(notSaid)) element.remove();
  const article = new Readability(document, {
    maxElemsToParse: mostElements,
    serializer: (node) => node,
  }).parse() as { content?: unknown } | null;
  return article?.content == null ? null : sectionsIn(article.content as DomNode);
}

function sectionsIn(root: DomNode): Section[] {
  const sections: Section[] = [];
  let heading = '';
  let text = '';
  const close = () => {
    const said = tidy(text);
    if (said !== '') sections.push({ heading, text: said });
    text = '';
  };
  // Without recursion, as a page may be nested as deep as it likes.
  const open: (DomNode | 'line')[] = [root];
  while (open.length > 0) {
    const node = open.pop()!;
    if (node === 'line') text += '\n';
    else if (node.nodeType === 3) text += (node.textContent ?? '').replace(/\s+/g, ' ');
    else if (/^H[1-6]$/.test(node.nodeName)) {
      close();
      heading = tidy(node.textContent ?? '').slice(0, 200);
    } else if (node.nodeType === 1 || node.nodeType === 9 || node.nodeType === 11) {
      const isBlock = blocks.has(node.nodeName);
      if (isBlock) {
        text += node.nodeName === 'LI' ? '\n- ' : '\n';
        open.push('line');
      }
      if (node.nodeName === 'TD' || node.nodeName === 'TH') text += ' ';
      open.push(...[...node.childNodes].toReversed());
    }
  }
  close();
  return sections;
}

function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && line !== '-')
    .join('\n');
}

function lengthOf(sections: Section[]): number {
  return sections.reduce((sum, { heading, text }) => sum + heading.length + text.length, 0);
}
