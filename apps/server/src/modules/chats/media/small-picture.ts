/** Long sides in pixels: for what is shown, and for the writing in screenshots, which are tall. */
const longSide = { shown: 1_024, written: 1_568 };
const tall = 1.7;
const quality = 80;
const maxPixels = 40_000_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Returns a picture as a small JPEG, built again from its pixels: nothing else gets to a model, such as where it
 * was taken. Of a moving one the first picture counts. Null where it cannot be read. One at a time, so that many
 * need no more memory than one.
 */
export function toSmallPicture(content: Buffer): Promise<Buffer | null> {
  const picture = last.then(() => convert(content)).catch(() => null);
  last = picture;
  return picture;
}

async function convert(content: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  const read = () => sharp(content, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true });
  const { width, height } = await read().metadata();
  const edge = Math.max(width, height) / Math.min(width, height) >= tall ? longSide.written : longSide.shown;
  return await read()
    .autoOrient()
    .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality })
    .toBuffer();
}
