import { Unzip, UnzipInflate } from 'fflate';
import mammoth from 'mammoth';
import { readHtml } from './html/read-html.ts';
import { Unreadable, type ReadText } from './read-text.ts';

/** What a document may unfold to. The longest novels have a few megabytes. */
const maxUnfoldedBytes = 40 * 1024 * 1024;
const maxParts = 2_000;
/** Each unfolds to a thousand times as much at most. */
const pieceBytes = 16 * 1024;

/** Reads a Word document by its headings and paragraphs. Throws Unreadable. */
export async function readDocx(content: Uint8Array): Promise<ReadText> {
  checkUnfolded(content);
  const { value } = await mammoth
    .convertToHtml(
      { buffer: Buffer.from(content) },
      // Pictures are not read, and would be unfolded for nothing.
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })), externalFileAccess: false },
    )
    .catch(() => {
      throw new Unreadable('The document is damaged, or not a Word document.');
    });
  if (value.trim() === '') throw new Unreadable('The document has no text.');
  return {
    ...readHtml(Buffer.from(`<html><body><main>${value}</main></body></html>`), 'utf-8'),
    title: null,
    leftOut: null,
  };
}

/** Unfolds the parts piece by piece and throws them away: what they say about their size may be a lie. */
function checkUnfolded(content: Uint8Array): void {
  if (content[0] !== 0x50 || content[1] !== 0x4b) throw new Unreadable('This is not a Word document (DOCX).');
  let [bytes, parts] = [0, 0];
  let isDocument = false;
  let isDamaged = false;
  const unzip = new Unzip((part) => {
    parts += 1;
    isDocument ||= part.name === 'word/document.xml';
    part.ondata = (error, data) => {
      isDamaged ||= error !== null;
      bytes += data?.byteLength ?? 0;
    };
    if (parts <= maxParts) part.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < content.length && bytes <= maxUnfoldedBytes && parts <= maxParts; at += pieceBytes)
      unzip.push(content.subarray(at, at + pieceBytes), at + pieceBytes >= content.length);
  } catch {
    isDamaged = true;
  }
  if (bytes > maxUnfoldedBytes || parts > maxParts)
    throw new Unreadable('The document unfolds to far more than its size, so we don’t read it.');
  if (isDamaged) throw new Unreadable('The document is damaged.');
  if (!isDocument) throw new Unreadable('This is not a Word document (DOCX).');
}
