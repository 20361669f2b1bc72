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

/** Records everything of a browser's context from now on, popups included. */
export function rememberAll(context: BrowserContext): BrowserMemory {
  const addresses: string[] = [];
  const seen: string[] = [];
  context.on('request', (request) => addresses.push(request.url()));
  context.on('response', (response) => {
    seen.push(JSON.stringify(response.headers()));
    if (!readable.test(response.headers()['content-type'] ?? '')) return;
    // A page that closes takes its unread answers with it.
    void response.text().then(
      (text) => seen.push(text),
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
