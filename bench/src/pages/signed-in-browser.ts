import chromium from '@sparticuz/chromium';
import { chromium as browsers, type BrowserContext } from 'playwright-core';

const patienceMs = 120_000;

/** Opens a browser in which a coach is signed in. */
export async function openSignedIn(session: unknown): Promise<BrowserContext> {
  const browser = await browsers.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? (await chromium.executablePath()),
    args: ['--no-sandbox', '--headless=shell'],
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  context.setDefaultTimeout(patienceMs);
  context.on('close', () => void browser.close());
  await context.addInitScript(`localStorage.setItem('user', ${JSON.stringify(JSON.stringify(session))})`);
  return context;
}
