import type { Section } from '@spotter/domain';
import { getDocumentProxy } from 'unpdf';
import { Unreadable, type OnProgress, type ReadText } from '../read-text.ts';

/** A welcome guide has ten, a book three hundred. */
const mostPages = 500;
const mostCharacters = 2_000_000;

/** Reads a PDF's text, a section for each page. Throws Unreadable. */
export async function readPdf(content: Uint8Array, onProgress: OnProgress): Promise<ReadText> {
  if (!Buffer.from(content.subarray(0, 1024)).includes('%PDF-')) throw new Unreadable('This is not a PDF.');
  const pdf = await getDocumentProxy(content, { stopAtErrors: false }).catch((error: unknown) => {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new Unreadable(isLocked ? 'The PDF is protected by a password.' : 'The PDF is damaged.');
  });
  const { numPages } = pdf;
  if (numPages > mostPages)
    throw new Unreadable(`The PDF has ${numPages.toLocaleString('en-US')} pages. The limit is ${mostPages}.`);
  const sections: Section[] = [];
  let characters = 0;
  for (let number = 1; number <= numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    page.cleanup();
    characters += text.length;
    if (characters > mostCharacters) throw new Unreadable('The PDF has too much text. Please add its parts as files.');
    if (text.trim() !== '') sections.push(pageSection(text, number));
    onProgress(number, numPages);
  }
  if (sections.length === 0)
    throw new Unreadable('The PDF has no text. Pictures of text, such as scans, can’t be read.');
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} as { Title?: unknown } }));
  const title = (info as { Title?: unknown }).Title;
  return {
    title: typeof title === 'string' && title.trim() !== '' ? title.trim().slice(0, 200) : null,
    sections,
    leftOut: null,
    signs: [],
  };
}

/** The first line of a page is its heading where it looks like one. */
function pageSection(text: string, number: number): Section {
  const tidy = text
    .replace(/[ \t]+/g, ' ')
    .replaceAll('\0', '')
    .trim();
  const [first = '', ...rest] = tidy.split('\n');
  const isHeading = rest.length > 0 && first.length <= 80 && !/[.!?:;,]$/.test(first.trim());
  return isHeading
    ? { heading: `${first.trim()} (page ${number})`, text: rest.join('\n').trim() }
    : { heading: `Page ${number}`, text: tidy };
}
