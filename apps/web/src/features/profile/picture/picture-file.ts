import { profileMessages } from '../messages.ts';

/** The types that the server takes. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'];

// Max size of a chosen file. Only the cropped square is uploaded, so a phone's largest photos are allowed.
const maxBytes = 20 * 1024 * 1024;

/** The side of the uploaded square in pixels, twice the largest size at which it is shown. */
const side = 512;

export type Area = { x: number; y: number; width: number; height: number };

/** Returns why a file cannot be the picture, or null if it can. */
export function refusePicture(file: File): string | null {
  if (!pictureTypes.includes(file.type)) return profileMessages.pictureWrongKind;
  return file.size > maxBytes ? profileMessages.pictureTooLarge : null;
}

/** Cuts the area out of the picture as a small square. Without an area, it cuts the largest square in the middle. */
export async function cropPicture(file: File, area: Area | null): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const { x, y, width, height } = area ?? middleSquare(picture);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, height, 0, 0, side, side);
  picture.close();
  // A browser that cannot write WebP returns a PNG.
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/webp', 0.9);
  const blob = await promise;
  if (blob === null) throw new Error('The picture could not be written');
  return blob;
}

function middleSquare({ width, height }: { width: number; height: number }): Area {
  const length = Math.min(width, height);
  return { x: (width - length) / 2, y: (height - length) / 2, width: length, height: length };
}
