import { getDocumentProxy } from 'unpdf';
import { linesOfPage } from './page-lines.ts';
import type { Line } from './text-pieces.ts';
import { sectionsOfPages } from './page-text.ts';
import { Unreadable, type OnProgress, type ReadText } from '../read-text.ts';

/** A welcome guide has ten, a book three hundred. */
const maxPages = 500;
const maxCharacters = 2_000_000;

/** Reads a PDF's text, a section for each page. Throws Unreadable. */
export async function readPdf(content: Uint8Array, onProgress: OnProgress): Promise<ReadText> {
  if (!Buffer.from(content.subarray(0, 1024)).includes('%PDF-')) throw new Unreadable('This is not a PDF.');
  const pdf = await getDocumentProxy(content, { stopAtErrors: false }).catch((error: unknown) => {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new Unreadable(isLocked ? 'The PDF is protected by a password.' : 'The PDF is damaged.');
  });
  const { numPages } = pdf;
  if (numPages > maxPages)
    throw new Unreadable(`The PDF has ${numPages.toLocaleString('en-US')} pages. The limit is ${maxPages}.`);
  const pages: Line[][] = [];
  let characters = 0;
  for (let number = 1; number <= numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const texts = items.filter((item) => 'str' in item);
    page.cleanup();
    characters += texts.reduce((sum, { str }) => sum + str.length, 0);
    if (characters > maxCharacters) throw new Unreadable('The PDF has too much text. Please add its parts as files.');
    pages.push(linesOfPage(texts));
    onProgress(number, numPages);
  }
  const sections = sectionsOfPages(pages);
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
