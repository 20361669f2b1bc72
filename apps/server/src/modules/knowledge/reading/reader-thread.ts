import { parentPort, workerData } from 'node:worker_threads';
import { readPlain } from './read-plain.ts';
import { Unreadable, type OnProgress, type ReadText, type ToRead } from './read-text.ts';

/** What the thread says. */
export type ReaderMessage =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'read'; text: ReadText }
  | { kind: 'unreadable'; reason: string };

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
      return readPlain(content, charset);
  }
}

let toldAt = 0;
try {
  const text = await read(workerData as ToRead, (done, total) => {
    if (Date.now() - toldAt < 200) return;
    toldAt = Date.now();
    say({ kind: 'progress', done, total });
  });
  say({ kind: 'read', text });
} catch (error) {
  say({
    kind: 'unreadable',
    reason: error instanceof Unreadable ? error.message : 'We couldn’t read it: it seems to be damaged.',
  });
}
