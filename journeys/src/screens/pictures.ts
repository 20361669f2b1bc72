import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

/** The folder for the pictures of the docs (`npm run pictures`); without the variable nothing is recorded. */
const folder = process.env.PICTURES_FOLDER ?? '';
/** The folder for the pictures of every page; `scripts/pictures.mjs` shows them on one sheet. */
const sheetFolder = process.env.CONTACT_SHEET_FOLDER ?? '';
const quality = 72;
/** The tallest picture of a page, in pixels. */
const maxHeight = 12_000;

/** Saves a picture of a page under a name, which may have a folder; the names give the order. */
export async function record(page: Page, name: string): Promise<void> {
  if (folder !== '') await save(page, path.join(folder, `${name}.webp`));
}

/** Saves a picture of a whole page for the contact sheet; `complete` waits for what only shows further down. */
export async function recordForSheet(page: Page, name: string, complete: () => Promise<void>): Promise<void> {
  if (sheetFolder === '') return;
  const screen = page.viewportSize()!;
  // What sticks to an edge of the screen would otherwise cover the middle of the page.
  const height = Math.min(await page.evaluate<number>('document.documentElement.scrollHeight'), maxHeight);
  await page.setViewportSize({ width: screen.width, height });
  await complete();
  await save(page, path.join(sheetFolder, `${name}.webp`));
  await page.setViewportSize(screen);
}

async function save(page: Page, file: string): Promise<void> {
  // Toasts and fades must be finished.
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
  await session.detach();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, Buffer.from(data, 'base64'));
}
