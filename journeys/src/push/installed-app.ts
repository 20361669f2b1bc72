import type { Page } from 'playwright-core';
import { z } from 'zod';

const Manifest = z.object({
  name: z.string(),
  short_name: z.string(),
  start_url: z.string(),
  scope: z.string(),
  display: z.string(),
  theme_color: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() })),
});

/** Returns the manifest of a page as the browser finds it, and the browser's complaints about it. */
export async function readManifest(page: Page): Promise<{ manifest: z.infer<typeof Manifest>; faults: string[] }> {
  const devTools = await page.context().newCDPSession(page);
  const { data, errors } = await devTools.send('Page.getAppManifest');
  await devTools.detach();
  return { manifest: Manifest.parse(JSON.parse(data ?? 'null')), faults: errors.map(({ message }) => message) };
}

type Drawn = {
  width: number;
  height: number;
  /** Whether everything outside the circle that every shape leaves is of one opaque color. */
  isPlainOutside: boolean;
};

/** Draws an icon on the page, and reads its pixels. */
export function drawIcon(page: Page, address: string): Promise<Drawn> {
  return page.evaluate<Drawn>(`new Promise((resolve, reject) => {
    const image = new Image();
    image.onerror = () => reject(new Error('No picture: ' + image.src));
    image.onload = () => {
      const { naturalWidth: width, naturalHeight: height } = image;
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0);
      const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
      const isOutside = (_pixel, index) =>
        Math.hypot((index % width) - width / 2, Math.floor(index / width) - height / 2) > 0.4 * width;
      const outside = pixels.filter(isOutside);
      const isOpaque = outside[0] >>> 24 === 255;
      resolve({ width, height, isPlainOutside: isOpaque && outside.every((pixel) => pixel === outside[0]) });
    };
    image.src = ${JSON.stringify(address)};
  })`);
}
