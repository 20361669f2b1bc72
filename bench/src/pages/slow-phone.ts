import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';
import { authRoutes, createApiClient } from '@spotter/contract';
import { demoStory } from '@spotter/demo';
import { chromium as browsers, type Browser } from 'playwright-core';
import { median } from '../figures.ts';
import { reportMachine, reportTable } from '../report.ts';
import { findFreePort } from '../running/spotter-server.ts';

const setup = new URL('../../../scripts/setup/builds.mjs', import.meta.url).href;
const { ensureBuilds } = (await import(setup)) as { ensureBuilds(runtime: string): Promise<void> };

const rounds = 3;
const startPatienceMs = 60_000;
const patienceMs = 60_000;
/** A phone with bad reception: what Meta calls 2G to 3G. */
const network = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** The way into an account. */
const account = 'a[href^="/dashboard/listchats/"]';
/** Seen by the page itself, at the first picture with it: asking from outside is up to half a second late. */
const noteSights = `window.sights = {};
new MutationObserver(() => {
  for (const [name, wanted] of [['shapeMs', '[role="status"], ${account}'], ['tileMs', '${account}']]) {
    if (name in window.sights || document.querySelector(wanted) === null) continue;
    window.sights[name] = null;
    requestAnimationFrame(() => (window.sights[name] = performance.now()));
  }
}).observe(document, { childList: true, subtree: true });`;
const wanted = { shapeSeconds: 2, tileSeconds: 5 };
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Prints how soon a signed-in coach with an empty cache sees something, and the first account, on a slow phone. */
export async function measureSlowPhone(): Promise<void> {
  await ensureBuilds(process.execPath);
  await reportMachine(null);
  const folder = await mkdtemp(join(tmpdir(), 'spotter-bench-'));
  const programs: ChildProcess[] = [];
  let browser: Browser | null = null;
  try {
    const origin = await startDemo(folder, programs);
    const client = createApiClient({ baseUrl: origin, token: () => null });
    const session = await client.call(authRoutes.signIn, { body: demoStory.coach });
    browser = await browsers.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? (await chromium.executablePath()),
      args: ['--no-sandbox', '--headless=shell'],
    });
    const measured: Awaited<ReturnType<typeof visit>>[] = [];
    for (let round = 0; round < rounds; round += 1) measured.push(await visit(browser, origin, session));
    const row = (name: string, of: (one: (typeof measured)[number]) => number, unit: string, limit: string) => [
      name,
      ...measured.map((one) => `${of(one).toFixed(1)} ${unit}`),
      `${median(measured.map(of)).toFixed(1)} ${unit}`,
      limit,
    ];
    reportTable(
      [
        `${network.latency} ms, ${network.downloadThroughput / 1000} kB/s`,
        ...measured.map((_, index) => `run ${index + 1}`),
        'median',
        'wanted',
      ],
      [
        row('first shape', ({ shapeMs }) => shapeMs / 1000, 's', `<= ${wanted.shapeSeconds} s`),
        row('first account', ({ tileMs }) => tileMs / 1000, 's', `<= ${wanted.tileSeconds} s`),
        row('loaded until then', ({ bytes }) => bytes / 1000, 'kB', ''),
      ],
    );
  } finally {
    await browser?.close();
    await Promise.all(programs.map(end));
    await rm(folder, { recursive: true, force: true });
  }
}

/** Makes one visit with an empty cache. */
async function visit(browser: Browser, origin: string, session: unknown) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  await context.addInitScript(`localStorage.setItem('user', ${JSON.stringify(JSON.stringify(session))})`);
  await context.addInitScript(noteSights);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  let bytes = 0;
  const files: string[] = [];
  const addresses = new Map<string, string>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    files.push(`${(encodedDataLength / 1000).toFixed(1)} kB ${addresses.get(requestId)?.slice(origin.length)}`);
  });
  await page.goto(`${origin}/dashboard`, { waitUntil: 'commit', timeout: patienceMs });
  await page.locator(account).first().waitFor({ timeout: patienceMs });
  // The page's policy lets nothing wait within it by a string, and two pictures later the first is noted.
  const sights = await page.evaluate<{ shapeMs: number; tileMs: number }>(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(window.sights))))',
  );
  const seen = { ...sights, bytes };
  if (process.env['BENCH_FILES'] !== undefined) console.log(files.join('\n'));
  await context.close();
  return seen;
}

/** Starts the server with the demo coach, and the sandbox with the coach's accounts. */
async function startDemo(folder: string, programs: ChildProcess[]): Promise<string> {
  const [port, sandboxPort] = [await findFreePort(), await freePorts()];
  const origin = `http://127.0.0.1:${port}`;
  const phone = `http://127.0.0.1:${sandboxPort}`;
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: folder,
    PORT: String(port),
    SANDBOX: 'on',
    SANDBOX_PORT: String(sandboxPort),
    PUBLIC_URL: origin,
    LOG_LEVEL: 'error',
  };
  for (const [program, address] of [
    ['apps/sandbox/build/programs/main.js', phone],
    ['apps/server/build/programs/main.js', `${origin}/api/health/ready`],
  ] as const) {
    programs.push(spawn(process.execPath, [program], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] }));
    const giveUpAt = Date.now() + startPatienceMs;
    while (!(await fetch(address).catch(() => null))?.ok) {
      if (Date.now() > giveUpAt) throw new Error(`${program} does not start`);
      await wait(100);
    }
  }
  return origin;
}

async function end(program: ChildProcess): Promise<void> {
  program.kill();
  if (program.exitCode === null) await once(program, 'exit');
}

/**
 * Returns ports that are free in a row, far from the others,
 * because the sandbox takes its port and those after it.
 */
async function freePorts(): Promise<number> {
  return 20_000 + ((await findFreePort()) % 20_000);
}
