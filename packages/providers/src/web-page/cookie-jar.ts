/** Cookies of one fetch: a site that sets one with a redirect often wants it back before it answers. */
export type CookieJar = {
  /** Stores what a response sets, within bounds. */
  store(url: URL, setCookies: string[]): void;
  /** Returns the header for a request; null where there is nothing to send. */
  headerFor(url: URL): string | null;
};

const maxCookies = 30;
// RFC 6265: browsers store at least 4,096 bytes of each.
const maxCookieLength = 4_096;
const maxHeaderLength = 8_192;

type Cookie = { name: string; value: string; host: string; isForSubdomains: boolean; isSecure: boolean };

/** Returns an empty jar. It is forgotten with the fetch, so that no page learns of another one. */
export function createCookieJar(): CookieJar {
  const cookies = new Map<string, Cookie>();
  return {
    store(url, setCookies) {
      for (const text of setCookies.slice(0, maxCookies)) {
        const parsed = parseCookie(url, text);
        if (parsed === null) continue;
        const { cookie, isOver } = parsed;
        const key = `${cookie.host} ${cookie.name}`;
        if (isOver) cookies.delete(key);
        else if (cookies.has(key) || cookies.size < maxCookies) cookies.set(key, cookie);
      }
    },
    headerFor(url) {
      const sent = [...cookies.values()].filter((cookie) => isFor(cookie, url));
      const header = sent.map(({ name, value }) => `${name}=${value}`).join('; ');
      return header === '' || header.length > maxHeaderLength ? null : header;
    },
  };
}

function parseCookie(url: URL, text: string): { cookie: Cookie; isOver: boolean } | null {
  if (text.length > maxCookieLength) return null;
  const [pair = '', ...parts] = text.split(';');
  const at = pair.indexOf('=');
  if (at < 1) return null;
  const attributes = new Map(
    parts.map((part) => {
      const [name = '', ...value] = part.split('=');
      return [name.trim().toLowerCase(), value.join('=').trim()];
    }),
  );
  const domain = (attributes.get('domain') ?? '').replace(/^\./, '').toLowerCase();
  // RFC 6265: a site sets no cookie for another one.
  if (domain !== '' && !isWithin(url.hostname, domain)) return null;
  const cookie = {
    name: pair.slice(0, at).trim(),
    value: pair.slice(at + 1).trim(),
    host: domain === '' ? url.hostname : domain,
    isForSubdomains: domain !== '',
    isSecure: attributes.has('secure'),
  };
  return { cookie, isOver: Number(attributes.get('max-age') ?? 1) <= 0 };
}

function isFor({ host, isForSubdomains, isSecure }: Cookie, url: URL): boolean {
  if (isSecure && url.protocol !== 'https:') return false;
  return isForSubdomains ? isWithin(url.hostname, host) : url.hostname === host;
}

function isWithin(host: string, domain: string): boolean {
  return host === domain || (domain.includes('.') && host.endsWith(`.${domain}`));
}
