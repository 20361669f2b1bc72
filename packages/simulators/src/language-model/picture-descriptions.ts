import sharp from 'sharp';
import type { ChatCompletionRequest } from './language-model-wire.ts';

/** What the simulator says of a picture that it knows. */
type KnownPicture = { print: number[]; answer: string };

const edge = 8;
/** The largest mean difference of two prints of one picture, which was built again meanwhile. */
const sameWithin = 12;
const knownPictures = 200;
const dataUrl = /^data:image\/[a-z]+;base64,/;
const colors: [string, [number, number, number]][] = [
  ['red', [220, 30, 30]],
  ['green', [40, 160, 60]],
  ['blue', [40, 80, 200]],
  ['white', [245, 245, 245]],
  ['black', [15, 15, 15]],
  ['gray', [128, 128, 128]],
];

/** Returns the simulator's eyes: it knows pictures by their look, because clients build them again. */
export function createPictureDescriptions() {
  const known: KnownPicture[] = [];

  return {
    async know(content: Uint8Array, answer: string): Promise<void> {
      known.push({ print: await printOf(content), answer });
      if (known.length > knownPictures) known.shift();
    },

    /** Answers a request that shows a picture; null where it shows none. */
    async answer(request: ChatCompletionRequest): Promise<string | null> {
      const picture = pictureIn(request);
      if (picture === null) return null;
      const print = await printOf(picture).catch(() => null);
      if (print === null) return 'I cannot read this picture.';
      const found = known.findLast((one) => difference(one.print, print) <= sameWithin);
      return found?.answer ?? `ordinary: a picture that is mostly ${colorOf(print)}`;
    },
  };
}

function pictureIn({ messages }: ChatCompletionRequest): Buffer | null {
  const { content } = messages.at(-1)!;
  if (typeof content === 'string' || content == null) return null;
  const url = content.find((part) => part.image_url !== undefined)?.image_url?.url;
  return url === undefined || !dataUrl.test(url) ? null : Buffer.from(url.replace(dataUrl, ''), 'base64');
}

async function printOf(content: Uint8Array): Promise<number[]> {
  const pixels = await sharp(content)
    .resize(edge, edge, { fit: 'fill' })
    .removeAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer();
  return [...pixels];
}

function difference(one: number[], other: number[]): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}

function colorOf(print: number[]): string {
  const mean = [0, 1, 2].map((channel) => {
    const values = print.filter((_, index) => index % 3 === channel);
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  });
  const distance = (color: number[]) => difference(mean, color);
  return colors.toSorted(([, one], [, other]) => distance(one) - distance(other))[0]![0];
}
