import type { PageSign } from '@spotter/domain/knowledge';
import { isElement, textLength, type PageElement } from './page-element.ts';

const challengeAddresses =
  /\/cdn-cgi\/challenge-platform|challenges\.cloudflare\.com|_incapsula_resource|hcaptcha|recaptcha|captcha-delivery|px-captcha|sgcaptcha|ddos-guard|awswaf/i;
const leadingOn =
  /(?:window|document|self|top)?\.?location(?:\.href)?\s*=[^=]|location\.(?:replace|assign|reload)\s*\(/;
/** Where frameworks put the page that their script writes. */
const scriptRoots = '#root, #app, #__next, #__nuxt, #___gatsby, #svelte, app-root, [data-reactroot], [ng-app]';
const maxScriptLength = 200_000;

/** Returns what in a page's code shows that it may be another page than the one asked for. */
export function pageSigns(document: PageElement): PageSign[] {
  const signs = new Set<PageSign>();
  for (const meta of document.querySelectorAll('meta')) {
    const name = `${meta.getAttribute('name') ?? ''}${meta.getAttribute('http-equiv') ?? ''}`.toLowerCase();
    const content = meta.getAttribute('content') ?? '';
    if (name === 'refresh') signs.add('leads-on');
    if (name === 'robots' && /noindex|none/i.test(content)) signs.add('not-for-search');
  }
  if (document.querySelector('input[type="password"]') !== null) signs.add('asks-password');
  if ([...document.querySelectorAll(scriptRoots)].some((root) => textLength(root) === 0)) signs.add('filled-by-script');
  let length = 0;
  for (const script of document.querySelectorAll('script, iframe, form')) {
    const text = isElement(script) && script.nodeName === 'SCRIPT' ? (script.textContent ?? '') : '';
    const address = script.getAttribute('src') ?? script.getAttribute('action') ?? '';
    length += text.length;
    if (length > maxScriptLength) break;
    if (challengeAddresses.test(address) || challengeAddresses.test(text)) signs.add('challenges');
    if (leadingOn.test(text)) signs.add('leads-on');
  }
  return [...signs];
}
