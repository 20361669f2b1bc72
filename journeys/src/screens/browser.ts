import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findChromium } from './chromium-program.ts';

/** The screen sizes of the journeys. */
export const screens = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

export type Screen = keyof typeof screens;

/** The package's own arguments crash the browser when a page is closed, and turn its security off. */
const launchArguments = ['--no-sandbox', '--headless=shell'];

/** After this a page is given up as hanging: how slow a busy machine is says nothing about the product. */
export const maxWaitMs = 300_000;

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

let opened: Promise<Browser> | null = null;

/**
 * Returns the browser of this process, without a window. It is started once and ends with the process: to start
 * one for each file takes as long as many pages. Whoever opened pages closes them.
 */
export async function openBrowser(): Promise<Browser> {
  const running = await opened?.catch(() => null);
  if (opened === null || !running?.isConnected()) opened = startBrowser();
  return opened;
}

/** Starts a browser of its own, in an environment. Whoever started it closes it. */
export async function startBrowser(environment: Record<string, string> = {}): Promise<Browser> {
  const { file, ownLibraries } = await findChromium();
  const given = { ...process.env, ...environment };
  if (file === null) return chromium.launch({ channel: 'chrome', args: launchArguments, env: given });
  const launch = { executablePath: file, args: launchArguments, env: given };
  const env = { ...given, ...ownLibraries };
  // Where the system lacks the libraries of a browser, use the package's own.
  return chromium.launch(launch).catch(() => chromium.launch({ ...launch, env }));
}

/** A person's screen, with everything that went wrong on it. */
export type Visit = { page: Page; problems: string[] };

/**
 * Opens an isolated page and collects the errors of its console. Without `keepsApp` it gets no service worker,
 * as in a private window: the worker stores the whole app at each first visit, which takes longer than the
 * visit.
 */
export async function openPage(
  browser: Browser,
  screen: Screen,
  { keepsApp = false, timeZone }: { keepsApp?: boolean; timeZone?: string } = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: screens[screen],
    hasTouch: screen === 'phone',
    // Colors are measured while nothing moves.
    reducedMotion: 'reduce',
    serviceWorkers: keepsApp ? 'allow' : 'block',
    ...(timeZone === undefined ? {} : { timezoneId: timeZone }),
  });
  context.setDefaultTimeout(maxWaitMs);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (line) => {
    // A busy platform may not give a picture in time: the initials are shown.
    if (line.type() !== 'error' || line.location().url.includes('/api/chat/image/')) return;
    problems.push(`${page.url()}: ${line.text()} ${line.location().url}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  return { page, problems };
}

/**
 * Closes every page of the browser:
 * an open one goes on drawing what changes, which takes its time from the next test.
 */
export async function closePages(): Promise<void> {
  for (const context of (await opened)?.contexts() ?? []) {
    // What a test answers instead of the server may still be under way.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}

/** Has each document of a page bring axe along: to send it to every one of many takes longer. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript(axeSource);
}

/** Returns axe's faults on the page as it is, one line for each rule with the elements that break it. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(axeSource);
  // All rules, without describing the elements that pass, which would take three times as long.
  const { violations } = await page.evaluate<AxeResult>(`axe.run(document, ${axeOptions})`);
  return violations.map(({ id, nodes }) => `${page.url()}: ${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Reads no style sheets beforehand: the one rule that needs them is experimental, and does not run. */
const axeOptions = "{ resultTypes: ['violations'], preload: { assets: ['media'] } }";

type AxeResult = { violations: { id: string; nodes: { html: string }[] }[] };
