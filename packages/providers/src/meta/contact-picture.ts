import type { FetchPicture } from '../ports/picture-fetch.ts';

// Pictures of profiles are a few ten kilobytes.
const largestBytes = 5 * 1024 * 1024;
// Meta's look-aside host sends one on to its CDN.
const mostRedirects = 3;

/**
 * A client for the addresses of contacts' pictures. They carry their own right of access, so no token goes along.
 * Only https is followed, and the origins given: the platform's own, which may be a stand-in on this machine.
 */
export function createPictureFetch(options: {
  origins: string[];
  timeoutMs: number;
  fetch?: typeof fetch;
}): FetchPicture {
  const send = options.fetch ?? fetch;

  async function follow(address: string, signal: AbortSignal): Promise<Buffer | null> {
    let next = address;
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const url = URL.parse(next);
      if (url === null || !(url.protocol === 'https:' || options.origins.includes(url.origin))) return null;
      const response = await send(url, { redirect: 'manual', signal });
      const location = response.headers.get('location');
      if (location === null) return response.ok ? await readLimited(response) : null;
      await response.body?.cancel();
      next = new URL(location, url).href;
    }
    return null;
  }

  return (address) => follow(address, AbortSignal.timeout(options.timeoutMs)).catch(() => null);
}

async function readLimited(response: Response): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (size > largestBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
