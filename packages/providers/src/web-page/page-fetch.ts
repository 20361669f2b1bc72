import { isUtf8 } from 'node:buffer';
import robotsParser from 'robots-parser';
import { fetch as fetchBy, type Agent } from 'undici';
import { readBytes } from '../http/bounded-body.ts';
import { createPublicAgent, mayBePublicHost } from '../http/public-addresses.ts';
import { createCookieJar, type CookieJar } from './cookie-jar.ts';
import type { FetchedPage, FetchPage } from '../ports/page-fetch.ts';

const largestBytes = 5 * 1024 * 1024;
// RFC 9309: at least 500 KiB of a robots.txt are to be read.
const largestRobotsBytes = 512 * 1024;
const maxRedirects = 5;
/** What robots.txt files know us by. */
const robotName = 'Spotter';

// Its types describe another way to import it.
const parseRobots = robotsParser as unknown as (
  url: string,
  text: string,
) => { isAllowed(url: string, robot: string): boolean | undefined };

type Init = { redirect: 'manual'; signal: AbortSignal; headers: Record<string, string>; dispatcher?: Agent };
type Send = (url: URL, init: Init) => Promise<Pick<Response, 'ok' | 'status' | 'headers' | 'body'>>;
/** What the requests for one page have in common. */
type Asking = { signal: AbortSignal; cookies: CookieJar };
type Refusal = Extract<FetchedPage, { kind: 'refused' }>;

/**
 * Returns a client for pages whose addresses come from people. Every address, that of every redirect and of
 * robots.txt too, has to be http(s) at its usual port on a public address, as it was resolved for the connection
 * itself; `standIn` is the one origin beside those, a simulator's on this machine.
 */
export function createPageFetch(options: {
  standIn: string | null;
  timeoutMs: number;
  /** How whoever is asked can find out who asks. */
  about: string;
  fetch?: Send;
  agent?: Agent;
}): FetchPage {
  const send: Send = options.fetch ?? fetchBy;
  const agent = options.agent ?? createPublicAgent();
  const headers = {
    'user-agent': `${robotName}/1.0 (+${options.about})`,
    accept: 'text/html,application/xhtml+xml,text/plain;q=0.9,*/*;q=0.1',
  };

  async function ask(url: URL, { signal, cookies }: Asking): Promise<Awaited<ReturnType<Send>>> {
    const isStandIn = url.origin === options.standIn;
    const cookie = cookies.headerFor(url);
    const response = await send(url, {
      redirect: 'manual',
      signal,
      headers: cookie === null ? headers : { ...headers, cookie },
      ...(isStandIn ? {} : { dispatcher: agent }),
    });
    cookies.store(url, response.headers.getSetCookie());
    return response;
  }

  function isAllowed(url: URL): boolean {
    if (url.origin === options.standIn) return true;
    return isWeb(url) && url.port === '' && url.username === '' && url.password === '' && mayBePublicHost(url.hostname);
  }

  /** Follows an address to its answer, with the body not yet read. */
  async function follow(address: string, asking: Asking, mayRead: (url: URL) => Promise<boolean>) {
    let url = URL.parse(address);
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      if (url === null || !isAllowed(url)) return refused('private');
      if (!(await mayRead(url))) return refused('robots');
      const response = await ask(url, asking);
      const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
      if (location === null) return { kind: 'answered' as const, url, response };
      await response.body?.cancel();
      url = URL.parse(locationText(location), url);
    }
    return refused('too-many-redirects');
  }

  /** RFC 9309: no robots.txt allows everything, one that cannot be read nothing. */
  async function mayBeRead(url: URL, asking: Asking): Promise<boolean> {
    const at = new URL('/robots.txt', url).href;
    const found = await follow(at, asking, async () => true);
    if (found.kind === 'refused') return false;
    const { response } = found;
    if (!response.ok) {
      await response.body?.cancel();
      return response.status < 500;
    }
    const content = await readBytes(response.body, largestRobotsBytes);
    return parseRobots(at, content.bytes.toString('utf8')).isAllowed(url.href, robotName) !== false;
  }

  async function fetchPage(address: string, asking: Asking): Promise<FetchedPage> {
    // Asked once for each origin of this page.
    const judged = new Map<string, Promise<boolean>>();
    const found = await follow(address, asking, (url) => {
      const key = url.href;
      const judging = judged.get(key) ?? mayBeRead(url, asking);
      judged.set(key, judging);
      return judging;
    });
    if (found.kind === 'refused') return found;
    const { url, response } = found;
    if (!response.ok) {
      await response.body?.cancel();
      return { kind: 'refused', because: 'status', status: response.status };
    }
    if (Number(response.headers.get('content-length') ?? 0) > largestBytes) {
      await response.body?.cancel();
      return refused('too-large');
    }
    const { bytes, isWhole } = await readBytes(response.body, largestBytes);
    if (!isWhole) return refused('too-large');
    const type = response.headers.get('content-type') ?? '';
    const [mediaType = ''] = type.toLowerCase().split(';');
    const charset = type.toLowerCase().split('charset=')[1]?.split(';')[0]?.replaceAll('"', '').trim() ?? null;
    return { kind: 'page', url: url.href, mediaType: mediaType.trim(), charset, content: bytes };
  }

  return async (address) => {
    const signal = AbortSignal.timeout(options.timeoutMs);
    try {
      return await fetchPage(address, { signal, cookies: createCookieJar() });
    } catch (error) {
      if (signal.aborted) return refused('timeout');
      return refused(leadsInside(error) ? 'private' : 'unreachable');
    }
  };
}

/**
 * Returns the address of a redirect as browsers take it. A header arrives with one character for each byte, and
 * sites write addresses in UTF-8.
 */
function locationText(header: string): string {
  const bytes = Buffer.from(header, 'latin1');
  if (isUtf8(bytes)) return bytes.toString('utf8');
  return header.replace(/[\u0080-\u00FF]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
}

function isWeb(url: URL): boolean {
  return url.protocol === 'https:' || url.protocol === 'http:';
}

function refused(because: Refusal['because']): Refusal {
  return { kind: 'refused', because, status: null };
}

/** Whether the connection was not made because of what the name resolves to. */
function leadsInside(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if (at.message === 'The name leads to no public address') return true;
  return false;
}
