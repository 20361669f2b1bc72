import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import lighthouse from 'lighthouse';
import { reportMachine, reportTable } from '../report.ts';
import { findFreePort, startSpotter } from '../running/spotter-server.ts';

const rounds = 3;
const wantedScore = 95;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Max kilobytes, compressed, of the landing page's first load. */
const budgets = { js: 130, css: 12 };

/**
 * Prints Lighthouse's results (phone) for the landing page as the server serves it,
 * and the size of its first load.
 */
export async function measureLanding(): Promise<void> {
  await reportMachine(null);
  const folder = await mkdtemp(join(tmpdir(), 'spotter-bench-'));
  const server = await startSpotter({ DATA_DIR: folder });
  const port = await findFreePort();
  const browser = spawn(
    process.env['CHROMIUM_PATH'] ?? (await chromium.executablePath()),
    [
      '--headless=shell',
      '--no-sandbox',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${join(folder, 'browser')}`,
    ],
    { stdio: 'ignore' },
  );
  try {
    await answering(`http://127.0.0.1:${port}/json/version`);
    const rows: string[][] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const result = await lighthouse(server.origin, { port, logLevel: 'silent', onlyCategories: [...categories] });
      const scores = categories.map((name) => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100));
      rows.push([`run ${round}`, ...scores.map(String), `>= ${wantedScore}`]);
    }
    reportTable(['Lighthouse, phone', ...categories, 'wanted'], rows);
    const { js, css } = await firstLoad(server.origin);
    reportTable(
      ['first load, compressed', 'size', 'wanted'],
      [
        ['JavaScript', `${js.toFixed(1)} kB`, `<= ${budgets.js} kB`],
        ['CSS', `${css.toFixed(1)} kB`, `<= ${budgets.css} kB`],
      ],
    );
  } finally {
    browser.kill();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Adds up the scripts and styles that the page names, by their size in transfer. */
async function firstLoad(origin: string): Promise<{ js: number; css: number }> {
  const page = await fetch(origin);
  const html = await page.text();
  const named = new Set(
    Array.from(html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g), ([, path]) => path!),
  );
  const sizes = { js: 0, css: 0 };
  for (const path of named) {
    const kilobytes = (await compressedBytes(origin + path)) / 1000;
    if (path.endsWith('.js')) sizes.js += kilobytes;
    else sizes.css += kilobytes;
  }
  return sizes;
}

/**
 * Returns the length of a file as the server sends it to a browser, compressed;
 * `fetch` would only show it unpacked.
 */
async function compressedBytes(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
      });
      response.on('end', () => resolve(length));
    }).on('error', reject);
  });
}

async function answering(address: string): Promise<void> {
  const giveUpAt = Date.now() + 20_000;
  while (!(await fetch(address).catch(() => null))?.ok) {
    if (Date.now() > giveUpAt) throw new Error('The browser does not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
