import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

/** The folder for the pictures of the docs (`npm run pictures`); without the variable nothing is recorded. */
const folder = process.env.PICTURES_FOLDER ?? '';
/** The folder for the pictures of every page; `scripts/pictures.mjs` shows them on one sheet. */
const sheetFolder = process.env.CONTACT_SHEET_FOLDER ?? '';
const quality = 72;

/** Saves a picture of a page under a name, which may have a folder; the names give the order. */
export async function record(page: Page, name: string): Promise<void> {
  if (folder !== '') await save(page, path.join(folder, `${name}.webp`), {});
}

/** Saves a picture of a whole page for the contact sheet. */
export async function recordForSheet(page: Page, name: string): Promise<void> {
  if (sheetFolder !== '') await save(page, path.join(sheetFolder, `${name}.webp`), { captureBeyondViewport: true });
}

async function save(page: Page, file: string, options: { captureBeyondViewport?: true }): Promise<void> {
  // Toasts and fades must be finished.
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, ...options });
  await session.detach();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, Buffer.from(data, 'base64'));
}
