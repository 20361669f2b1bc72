import { AppError } from '../../http/app-error.ts';

const avatarEdge = 512;
const quality = 82;
// Max pixels of an upload: more than any phone's camera takes by default, and still small enough to be decoded
// as a whole (160 MB) where a format cannot be read in stripes.
const maxPixels = 40_000_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Returns a square WebP, 512 × 512 by default, built again from the pixels of a PNG, JPEG or WebP. Nothing else
 * of the upload gets into it, such as its location or a hidden file. Pictures are processed one at a time, so
 * that many uploads need no more memory than one.
 */
export function toAvatarPicture(content: Buffer, edge = avatarEdge): Promise<Buffer> {
  const picture = last.then(() => convert(content, edge));
  last = picture.catch(() => undefined);
  return picture;
}

async function convert(content: Buffer, edge: number): Promise<Buffer> {
  if (!isKnownFormat(content)) throw refusal('The picture must be a PNG, JPEG or WebP');
  const read = await loadReader();
  try {
    const { width, height } = await read(content).metadata();
    if (width * height > maxPixels) throw tooManyPixels();
    return await read(content).autoOrient().resize(edge, edge, { fit: 'cover' }).webp({ quality }).toBuffer();
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof Error && /pixel limit|dimensions/i.test(error.message)) throw tooManyPixels();
    throw refusal('The picture is damaged, so we can’t read it');
  }
}

/**
 * Loaded by the first picture:
 * the decoders of all formats take as much memory as everything else of a small server.
 */
async function loadReader() {
  const { default: sharp } = await import('sharp');
  // Every picture is processed once, so a cache would only take up memory.
  sharp.cache(false);
  return (content: Buffer) => sharp(content, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true });
}

// Returns whether the first bytes, not the name, show a known format; any other content never reaches a decoder.
function isKnownFormat(content: Buffer): boolean {
  const starts = (hex: string, at = 0) => content.subarray(at, at + hex.length / 2).toString('hex') === hex;
  const isPng = starts('89504e470d0a1a0a');
  const isJpeg = starts('ffd8ff');
  const isWebp = starts('52494646') && starts('57454250', 8);
  return isPng || isJpeg || isWebp;
}

function tooManyPixels(): AppError {
  return refusal('The picture is too large. The limit is 40 million pixels');
}

function refusal(message: string): AppError {
  return new AppError('invalid_input', message, [{ path: 'avatar', message }]);
}
