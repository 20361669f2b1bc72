import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const page = '#0B0D10';

/** Draws the icons of the installed app from the favicon, so that there is one drawing of the mark. */
export async function drawIcons(folder: string): Promise<void> {
  const mark = readFileSync(path.join(folder, 'favicon.svg'), 'utf8');
  const icons = path.join(folder, 'icons');
  mkdirSync(icons, { recursive: true });
  const draw = (svg: string, size: number, name: string) =>
    // The drawing is 32 wide: drawn at the size that is wanted it has no blurred edges.
    sharp(Buffer.from(svg), { density: (72 * size) / 32 })
      .resize(size, size)
      .png({ palette: true })
      .toFile(path.join(icons, name));
  await Promise.all([
    draw(mark, 192, 'icon-192.png'),
    draw(mark, 512, 'icon-512.png'),
    draw(fullBleed(mark), 512, 'maskable-512.png'),
    draw(fullBleed(mark), 180, 'apple-touch-180.png'),
    draw(silhouette(mark), 96, 'badge-96.png'),
  ]);
}

/**
 * Without round corners of its own: phones cut the shape out of it,
 * and the mark is inside of what every shape leaves.
 */
function fullBleed(mark: string): string {
  return mark.replace(/<rect[^>]*\/>/, `<rect width="32" height="32" fill="${page}"/>`);
}

/** White on nothing, as Android's status bar takes it. */
function silhouette(mark: string): string {
  const white = mark.replace(/<rect[^>]*\/>/, '').replace(/#[0-9A-F]{6}/gi, '#FFFFFF');
  return white.replace('viewBox="0 0 32 32"', 'viewBox="5 5 22 22"');
}
