import { expect } from 'vitest';

/** The button that a person presses on a consent page. */
export type ConsentDecision = 'allow' | 'cancel' | 'allow-without-messages' | 'allow-without-comments';

/** What a person changes in the form first: the selected account, and the boxes they uncheck. */
export type ConsentForm = { account?: string; untick?: string[] };

/**
 * Acts on a consent page as a person in a browser: reads the form, unchecks boxes, presses a button. Returns the
 * address to which the page sends the browser.
 */
export async function giveConsent(address: string, decision: ConsentDecision, options: ConsentForm = {}): Promise<URL> {
  const page = await fetch(address);
  const html = await page.text();
  expect(page.status, html).toBe(200);
  const action = /<form method="post" action="([^"]+)"/.exec(html)![1]!;
  const form = new URLSearchParams();
  for (const [input] of html.matchAll(/<input [^>]*>/g)) {
    const name = attribute(input, 'name');
    const type = attribute(input, 'type');
    if (type === 'hidden' || (type === 'radio' && input.includes('checked')))
      form.append(name, attribute(input, 'value'));
    if (type === 'checkbox' && !options.untick?.includes(name)) form.append(name, 'on');
  }
  if (options.account !== undefined) form.set('account', options.account);
  form.set('decision', decision);
  const answer = await fetch(new URL(action, address), { method: 'POST', body: form, redirect: 'manual' });
  expect(answer.status, await answer.text()).toBe(302);
  return new URL(answer.headers.get('location')!);
}

function attribute(input: string, name: string): string {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? '';
  const names: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>' };
  return value.replace(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, entity: string) =>
    code === undefined ? (names[entity] ?? whole) : String.fromCodePoint(Number(code)),
  );
}
