import { receivedTypeOf, typeBytes } from '@spotter/domain/media';
import { fetch as fetchBy, type Agent } from 'undici';
import { readBytes } from '../http/bounded-body.ts';
import { createPublicAgent } from '../http/public-addresses.ts';
import type { FetchedMedia, MediaRefusal, ReceivedMedia } from '../ports/contact-media.ts';

/** Max length of a recording or picture, in bytes: no recognizer takes more either. */
const maxMediaBytes = 25 * 1024 * 1024;
const maxRedirects = 3;
// Meta's look-aside host answers a page to a client without a name like a browser's.
const userAgent = 'Mozilla/5.0 (compatible; Spotter)';
const hosts = ['lookaside.fbsbx.com', 'cdn.fbsbx.com'];
const domains = ['.fbcdn.net', '.cdninstagram.com'];

type Init = { redirect: 'manual'; signal: AbortSignal; headers: Record<string, string>; dispatcher?: Agent };
type Send = (url: URL, init: Init) => Promise<Pick<Response, 'ok' | 'status' | 'headers' | 'body'>>;
type Answer = { kind: 'answered'; response: Awaited<ReturnType<Send>> } | Refused;
type Refused = { kind: 'refused'; because: MediaRefusal };

/**
 * Returns a client for the addresses of contacts' voice notes and pictures. The addresses grant access
 * themselves, so no token is sent. They and every redirect have to be https at a host of the platform's, or at
 * one of the given origins, which may be a simulator on this machine.
 */
export function createReceivedMedia(options: { origins: string[]; timeoutMs: number; fetch?: Send }): ReceivedMedia {
  const send: Send = options.fetch ?? fetchBy;
  const agent = createPublicAgent();

  async function follow(address: string, range: string | null, signal: AbortSignal): Promise<Answer> {
    let next = address;
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const url = URL.parse(next);
      const isOwn = url !== null && options.origins.includes(url.origin);
      if (url === null || (!isOwn && !isPlatforms(url))) return refused('foreign');
      const headers = { 'user-agent': userAgent, ...(range === null ? {} : { range }) };
      const response = await send(url, {
        redirect: 'manual',
        signal,
        headers,
        ...(isOwn ? {} : { dispatcher: agent }),
      });
      const location = response.headers.get('location');
      if (location === null) return answerOf(response);
      await response.body?.cancel();
      next = URL.parse(location, url)?.href ?? '';
    }
    return refused('foreign');
  }

  async function fetchOnce(address: string): Promise<FetchedMedia> {
    const found = await follow(address, null, AbortSignal.timeout(options.timeoutMs));
    if (found.kind !== 'answered') return found;
    const { bytes, isWhole } = await readBytes(found.response.body, maxMediaBytes);
    if (!isWhole) return refused('too-large');
    if (bytes.length === 0) return refused('empty-file');
    const type = receivedTypeOf(bytes);
    return type === null ? refused('unknown-type') : { kind: 'media', bytes, type };
  }

  return {
    // A connection that was kept open may have been closed at the other end meanwhile.
    fetch: (address) =>
      fetchOnce(address)
        .catch(() => fetchOnce(address))
        .catch(() => ({ kind: 'unreachable' as const })),

    async open(address, range) {
      try {
        const found = await follow(address, range, AbortSignal.timeout(options.timeoutMs * 4));
        if (found.kind !== 'answered') return found;
        const { headers, body, status } = found.response;
        const stated = headers.get('content-length');
        const part = status === 206 ? headers.get('content-range') : null;
        const isFromStart = part === null || part.startsWith('bytes 0-');
        const { first, rest } = await peek(body as AsyncIterable<Uint8Array> | null);
        const type = isFromStart ? receivedTypeOf(first) : null;
        if (isFromStart && type === null) return refused(first.length === 0 ? 'empty-file' : 'unknown-type');
        return {
          kind: 'opened',
          type,
          range: part,
          bytes: stated === null || !Number.isInteger(Number(stated)) ? null : Number(stated),
          content: bounded(rest),
        };
      } catch {
        return { kind: 'unreachable' };
      }
    },
  };
}

async function answerOf(response: Awaited<ReturnType<Send>>): Promise<Answer> {
  const isTooLong = Number(response.headers.get('content-length') ?? 0) > maxMediaBytes;
  if (response.ok && !isTooLong) return { kind: 'answered', response };
  await response.body?.cancel();
  if (response.status === 429 || response.status >= 500) throw new Error(`HTTP ${response.status}`);
  return refused(response.ok ? 'too-large' : 'gone');
}

function isPlatforms({ protocol, port, username, password, hostname }: URL): boolean {
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return hosts.includes(hostname) || domains.some((domain) => hostname.endsWith(domain));
}

/** Reads as much as tells what it is, and returns it with the whole. */
async function peek(
  body: AsyncIterable<Uint8Array> | null,
): Promise<{ first: Buffer; rest: AsyncIterable<Uint8Array> }> {
  const chunks: Uint8Array[] = [];
  const iterator = (body ?? none())[Symbol.asyncIterator]();
  for (let size = 0; size < typeBytes;) {
    const { done, value } = await iterator.next();
    if (done === true) break;
    chunks.push(value);
    size += value.byteLength;
  }
  async function* whole() {
    yield* chunks;
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
  }
  return { first: Buffer.concat(chunks), rest: whole() };
}

async function* bounded(content: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  let size = 0;
  for await (const chunk of content) {
    if (size > maxMediaBytes) throw new Error('The media are longer than they may be');
    size += chunk.byteLength;
    // The piece that is too much is passed on, so that whoever counts knows why it breaks off.
    yield chunk;
  }
}

async function* none(): AsyncIterable<Uint8Array> {}

function refused(because: MediaRefusal): Refused {
  return { kind: 'refused', because };
}
