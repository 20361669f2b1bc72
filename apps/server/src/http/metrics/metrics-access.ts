import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** The part of a request that identifies the reader. */
type Asking = {
  headers: Record<string, string | string[] | undefined>;
  socket: { remoteAddress?: string | undefined };
};

/** The headers in which proxies name the client. */
const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'];

/**
 * Whether a request may read the metrics: with the token, or without a token from this machine. A proxy on this
 * machine that forwards an outside call counts as outside, regardless of the trusted proxies.
 */
export function mayReadMetrics({ headers, socket }: Asking, token: string | null): boolean {
  return token === null ? isFromThisMachine({ headers, socket }) : hasToken({ headers }, token);
}

/** Whether a request came from this machine, by no proxy that forwards it for another. */
export function isFromThisMachine({ headers, socket }: Asking): boolean {
  if (!isLoopback(socket.remoteAddress ?? '')) return false;
  return forwardingHeaders.every((name) => namedIn(headers[name]).every(isLoopback));
}

/** Whether a request brings this token as a bearer token. */
export function hasToken({ headers }: Pick<Asking, 'headers'>, token: string): boolean {
  return isSame(/^Bearer +(\S+)$/i.exec(headers['authorization']?.toString() ?? '')?.[1], token);
}

/** Returns the addresses in a forwarding header; text that is not an address counts as one from outside. */
function namedIn(header: string | string[] | undefined): string[] {
  if (header === undefined) return [];
  return header
    .toString()
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^(?:proto|host|by)=/i.test(part))
    .map((part) => part.replace(/^for=/i, '').replaceAll('"', ''));
}

/** Whether an address is of this machine, with or without a port, as proxies write it. */
function isLoopback(text: string): boolean {
  const address = text.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

function isSame(given: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}
