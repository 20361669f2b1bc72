import { fetch as fetchBy, type Agent } from 'undici';
import { readBytes } from '../http/bounded-body.ts';
import { createPublicAgent, mayBePublicHost } from '../http/public-addresses.ts';
import type { FetchPicture } from '../ports/picture-fetch.ts';

// Profile pictures have a few ten kilobytes.
const largestBytes = 5 * 1024 * 1024;
// Meta's look-aside host redirects to its CDN.
const maxRedirects = 3;

type Send = (
  url: URL,
  init: { redirect: 'manual'; signal: AbortSignal; dispatcher?: Agent },
) => Promise<Pick<Response, 'ok' | 'headers' | 'body'>>;

/**
 * Returns a client for the addresses of contacts' pictures. The addresses grant access themselves, so no token
 * is sent. Because they come from outside, only two kinds are followed, and every redirect is checked again:
 * https at public addresses, and the given origins, which are the platform's own and may be a simulator on this
 * machine.
 */
export function createPictureFetch(options: { origins: string[]; timeoutMs: number; fetch?: Send }): FetchPicture {
  const send: Send = options.fetch ?? fetchBy;
  const agent = createPublicAgent();

  async function follow(address: string, signal: AbortSignal): Promise<Buffer | null> {
    let next = address;
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const url = URL.parse(next);
      if (url === null) return null;
      const isOwn = options.origins.includes(url.origin);
      if (!isOwn && !isOpenAddress(url)) return null;
      const response = await send(url, { redirect: 'manual', signal, ...(isOwn ? {} : { dispatcher: agent }) });
      const location = response.headers.get('location');
      if (location === null) return response.ok ? await readPicture(response.body) : null;
      await response.body?.cancel();
      next = new URL(location, url).href;
    }
    return null;
  }

  const fetchOnce = (address: string) => follow(address, AbortSignal.timeout(options.timeoutMs));

  // A connection that was kept open may have been closed at the other end meanwhile.
  return (address) =>
    fetchOnce(address)
      .catch(() => fetchOnce(address))
      .catch(() => 'unreachable' as const);
}

function isOpenAddress(url: URL): boolean {
  return url.protocol === 'https:' && url.port === '' && url.username === '' && mayBePublicHost(url.hostname);
}

async function readPicture(body: Response['body']): Promise<Buffer | null> {
  const { bytes, isWhole } = await readBytes(body, largestBytes);
  return isWhole ? bytes : null;
}
