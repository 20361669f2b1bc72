import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { cleanSections, cleanText } from '@spotter/domain/clean-text';
import { cutPassages, sectionsOf } from '@spotter/domain/cut-passages';
import type { ReaderMessage, ReadOutcome, ReadSource } from './read-outcome.ts';
import { readPlain } from './read-plain.ts';
import { Unreadable, type OnProgress, type ReadText, type ToRead } from './read-text.ts';

/** A source of more passages is read as far as that. */
const maxPassages = 1_000;
/** Each passage carries its heading. */
const maxHeadingLength = 200;

const port = parentPort!;
const say = (message: ReaderMessage) => port.postMessage(message);

/** The readers are loaded when they are needed: each brings a library of its own. */
async function read({ format, content, charset }: ToRead, onProgress: OnProgress): Promise<ReadText> {
  switch (format) {
    case 'html':
      return (await import('./html/read-html.ts')).readHtml(content, charset);
    case 'pdf':
      return (await import('./pdf/read-pdf.ts')).readPdf(content, onProgress);
    case 'docx':
      return (await import('./read-docx.ts')).readDocx(content);
    case 'text':
      return withHeadings(readPlain(content, charset));
  }
}

/** A plain text says nothing of its headings. */
function withHeadings(plain: ReadText): ReadText {
  return { ...plain, sections: plain.sections.flatMap(({ text }) => sectionsOf(text)) };
}

function contentOf(source: ReadSource): ToRead {
  if ('content' in source) return source;
  const { path, ...about } = source;
  return { ...about, content: new Uint8Array(readFileSync(path)) };
}

/** All that takes time with the length of a text is done here: the server's own thread gets what it stores. */
function outcomeOf(reading: ReadText): ReadOutcome {
  const sections = cleanSections(reading.sections);
  const title = reading.title === null ? null : beginningOf(cleanText(reading.title).trim());
  const checksum = createHash('sha256').update(JSON.stringify(sections)).digest('hex');
  const passages = cutPassages(
    sections.map(({ heading, text }) => ({ heading: beginningOf(heading), text })),
    maxPassages,
  );
  return { kind: 'read', text: { ...reading, title, sections: passages }, checksum };
}

function beginningOf(line: string): string {
  return line.length <= maxHeadingLength ? line : line.slice(0, maxHeadingLength).toWellFormed();
}

let toldAt = 0;
try {
  const text = await read(contentOf(workerData as ReadSource), (done, total) => {
    if (Date.now() - toldAt < 200) return;
    toldAt = Date.now();
    say({ kind: 'progress', done, total });
  });
  say(outcomeOf(text));
} catch (error) {
  say({
    kind: 'unreadable',
    reason: error instanceof Unreadable ? error.message : 'We couldn’t read it: it seems to be damaged.',
  });
}
