import type { BrowserContext, Page } from 'playwright-core';

/** What a browser has seen: addresses, answers, pages, and its storage. */
export type BrowserMemory = {
  /** Returns the requested addresses, redirects too, in order. */
  addresses(): string[];
  /** Reads what is stored and shown at this moment; call it before closing anything. */
  check(): Promise<void>;
  /** Returns all of it as one text. */
  text(): string;
};

const readable = /json|html|text|javascript/;
/** A file of the build, whose address changes with its content. */
const builtFile = /\/assets\/[^/?]+$/;

/** Records everything of a browser's context from now on, popups included. */
export function rememberAll(context: BrowserContext): BrowserMemory {
  const addresses: string[] = [];
  const seen: string[] = [];
  const readFiles = new Set<string>();
  context.on('request', (request) => addresses.push(request.url()));
  context.on('response', (response) => {
    seen.push(JSON.stringify(response.headers()));
    if (!readable.test(response.headers()['content-type'] ?? '')) return;
    const address = response.url();
    if (readFiles.has(address)) return;
    void response.text().then(
      (text) => {
        seen.push(text);
        // Every page loads them all, and to read one again takes longer than to show it.
        if (builtFile.test(address)) readFiles.add(address);
      },
      // A page that closes takes its unread answers with it.
      () => undefined,
    );
  });

  async function lookAt(page: Page): Promise<void> {
    seen.push(page.url(), await page.content(), JSON.stringify(await page.evaluate(stored)));
  }

  return {
    addresses: () => addresses,
    async check() {
      await Promise.all(context.pages().map(lookAt));
      seen.push(JSON.stringify(await context.storageState()));
    },
    text: () => [...addresses, ...seen].join('\n'),
  };
}

/** Runs in the page. */
const stored = `({ local: { ...localStorage }, session: { ...sessionStorage }, cookie: document.cookie })`;
