import sharp from 'sharp';

const mb = 1024 * 1024;

/** A file for the form of a route. */
export type FormFile = { field: string; name: string; type: string; content: Uint8Array<ArrayBuffer> };

export type LargestFiles = Record<'knowledge' | 'media' | 'avatar', FormFile>;

/** Returns what a file field takes at most: the largest that is lawful, of the kind that is dearest to take in. */
export async function makeLargestFiles(): Promise<LargestFiles> {
  // Pixels are what a picture costs, not bytes.
  const size = { width: 6_324, height: 6_324, channels: 3, background: '#357' } as const;
  const picture = await sharp({ create: size }).png().toBuffer();
  const sentences = 'The plan is $97 a month, or 3 x $249. ';
  const ended = (start: string, end: string) => start.padEnd(25 * mb - end.length, ' ') + end;
  return {
    knowledge: {
      field: 'file',
      name: 'prices.txt',
      type: 'text/plain',
      content: new Uint8Array(Buffer.from(sentences.repeat(Math.floor((10 * mb) / sentences.length)))),
    },
    media: {
      field: 'file',
      name: 'plan.pdf',
      type: 'application/pdf',
      content: new Uint8Array(Buffer.from(ended('%PDF-1.4\n', '\ntrailer\n<</Size 1>>\nstartxref\n0\n%%EOF\n'))),
    },
    avatar: { field: 'avatar', name: 'me.png', type: 'image/png', content: new Uint8Array(picture) },
  };
}
