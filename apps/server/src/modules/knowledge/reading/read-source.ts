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
const pageFormats: Record<string, ToRead['format']> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'text/plain': 'text',
  'text/markdown': 'text',
  'application/pdf': 'pdf',
};

/** Returns how a file is read, by its name; null for a kind that is not. */
export function formatOf(fileName: string): ToRead['format'] | null {
  return formats[fileName.toLowerCase().split('.').at(-1) ?? ''] ?? null;
}

/** Fetches a page and reads it. */
export async function readPage(
  { fetchPage, read }: { fetchPage: FetchPage; read: ReadInThread },
  url: string,
  onProgress: OnProgress,
): Promise<ReadOutcome> {
  const page = await fetchPage(url);
  if (page.kind === 'refused') return { kind: 'unreadable', reason: reasonOf(page) };
  const format = pageFormats[page.mediaType];
  if (format === undefined)
    return {
      kind: 'unreadable',
      reason: 'The address leads to something that is not a page, such as a picture or a video.',
    };
  return read({ format, content: page.content, charset: page.charset }, onProgress);
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
