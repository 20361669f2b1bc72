import { crc32, deflateSync } from 'node:zlib';

const edge = 96;

/** Returns a PNG in two colors that belong to an id: the picture of a contact without a camera. */
export function drawPicture(id: string): Buffer {
  const ground = colorOf(id);
  const figure = colorOf(`${id} figure`);
  const rows = Array.from({ length: edge }, (_, y) => {
    const row = Buffer.alloc(1 + edge * 3);
    for (let x = 0; x < edge; x += 1) row.set(isFigure(x, y) ? figure : ground, 1 + x * 3);
    return row;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  // Eight bits a channel, red green blue.
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Whether a point is in the figure: a head over shoulders. */
function isFigure(x: number, y: number): boolean {
  const within = (centerY: number, radius: number) => (x - edge / 2) ** 2 + (y - centerY) ** 2 < radius ** 2;
  return within(edge * 0.38, edge * 0.18) || within(edge * 1.02, edge * 0.4);
}

function colorOf(seed: string): [number, number, number] {
  const sum = crc32(seed);
  return [80 + (sum % 140), 80 + ((sum >>> 8) % 140), 80 + ((sum >>> 16) % 140)];
}

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}
