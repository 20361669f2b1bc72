import { isUtf8 } from 'node:buffer';
import type { FetchedPage, FetchPage } from '@spotter/providers/ports/page-fetch';
import type { ReadInThread, ReadOutcome } from './read-in-thread.ts';
import type { OnProgress, ToRead } from './read-text.ts';

/** The kinds of files that are read, by the end of their name. */
const formats: Record<string, ToRead['format']> = {
  pdf: 'pdf',
  docx: 'docx',
  txt: 'text',
  md: 'text',
  markdown: 'text',
};
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const pageFormats: Record<string, ToRead['format']> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'text/plain': 'text',
  'text/markdown': 'text',
  'application/pdf': 'pdf',
  'application/x-pdf': 'pdf',
  [docx]: 'docx',
};
/** What servers say of files that they do not know. */
const unknownTypes = new Set(['', 'application/octet-stream', 'binary/octet-stream', 'application/x-download']);

/** Returns how a file is read, by its name; null for a kind that is not. */
export function formatOf(fileName: string): ToRead['format'] | null {
  return formats[fileName.toLowerCase().split('.').at(-1) ?? ''] ?? null;
}

/**
 * Returns how what an address leads to is read; null for a kind that is not. What its first bytes show goes
 * before what the server says.
 */
function formatOfPage(mediaType: string, content: Uint8Array): ToRead['format'] | null {
  const begin = Buffer.from(content.subarray(0, 1024))
    .toString('latin1')
    .replace(/^\u00EF\u00BB\u00BF/, '')
    .trimStart();
  if (begin.startsWith('%PDF-')) return 'pdf';
  const isUnknown = unknownTypes.has(mediaType);
  if (begin.startsWith('PK\u0003\u0004')) return isUnknown || mediaType === docx ? 'docx' : null;
  if (!isUnknown) return pageFormats[mediaType] ?? null;
  if (/^<(?:!doctype html|html|head|body|meta|title|h1|p|div)\b/i.test(begin)) return 'html';
  return isUtf8(content) && !content.includes(0) ? 'text' : null;
}

/** Fetches a page and reads it. */
export async function readPage(
  { fetchPage, read }: { fetchPage: FetchPage; read: ReadInThread },
  url: string,
  onProgress: OnProgress,
): Promise<ReadOutcome> {
  const page = await fetchPage(url);
  if (page.kind === 'refused') return { kind: 'unreadable', reason: reasonOf(page) };
  const format = formatOfPage(page.mediaType, page.content);
  if (format === null)
    return {
      kind: 'unreadable',
      reason: 'The address leads to something that is not a page, such as a picture or a video.',
    };
  const outcome = await read({ format, content: page.content, charset: page.charset }, onProgress);
  if (outcome.kind === 'unreadable') return outcome;
  const signs = [...outcome.text.signs];
  if (isSentHome(url, page.url)) signs.push('sent-home');
  if (format === 'pdf' || format === 'docx') signs.push('document');
  return { ...outcome, text: { ...outcome.text, signs } };
}

/** Whether a page of a site led to its first page, as sites do with pages that are gone. */
function isSentHome(asked: string, found: string): boolean {
  const [from, to] = [new URL(asked), new URL(found)];
  const site = ({ hostname }: URL) => hostname.replace(/^www\./, '');
  return site(from) === site(to) && from.pathname.length > 1 && to.pathname === '/' && to.search === '';
}

function reasonOf({ because, status }: Extract<FetchedPage, { kind: 'refused' }>): string {
  switch (because) {
    case 'private':
      return 'The address doesn’t lead to a public page, so we don’t open it.';
    case 'robots':
      return 'The site’s robots.txt doesn’t let programs read this page.';
    case 'too-large':
      return 'The page is larger than 5 MB.';
    case 'timeout':
      return 'The page took longer than 10 seconds.';
    case 'too-many-redirects':
      return 'The page sends us from address to address without end.';
    case 'unreachable':
      return 'We couldn’t reach the site. Please check the address.';
    case 'status':
      if (status === 404 || status === 410) return 'There is no page at this address (any more).';
      if (status === 401 || status === 403) return 'The site doesn’t let us read this page. It may need a sign-in.';
      return `The site answered with an error (${status}).`;
  }
}
