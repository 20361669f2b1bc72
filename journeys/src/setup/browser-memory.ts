import type { BrowserContext, Page } from 'playwright-core';

/** What a browser came to know: addresses, answers, pages, and what it keeps. */
export type BrowserMemory = {
  /** The addresses that were asked for, redirects too, in their order. */
  addresses(): string[];
  /** Looks at what is stored and shown at this moment; to be done before something is closed. */
  look(): Promise<void>;
  /** All of it as one text. */
  text(): string;
};

const readable = /json|html|text|javascript/;

/** Remembers everything of a browser's context from now on, popups included. */
export function rememberAll(context: BrowserContext): BrowserMemory {
  const addresses: string[] = [];
  const seen: string[] = [];
  context.on('request', (request) => addresses.push(request.url()));
  context.on('response', (response) => {
    seen.push(JSON.stringify(response.headers()));
    if (!readable.test(response.headers()['content-type'] ?? '')) return;
    // A page that goes away takes the answers with it that it did not read to the end.
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
    async look() {
      await Promise.all(context.pages().map(lookAt));
      seen.push(JSON.stringify(await context.storageState()));
    },
    text: () => [...addresses, ...seen].join('\n'),
  };
}

/** In the page. */
const stored = `({ local: { ...localStorage }, session: { ...sessionStorage }, cookie: document.cookie })`;
