import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from '../../platform/logger.ts';
import { networkOf } from './rate-limit.ts';

/** The proxies whose forwarding headers are trusted. */
export type TrustedProxies =
  /** The number of proxies before the server, with any addresses. */
  | { hops: number }
  /** Addresses, networks such as 10.0.0.0/8, and names of ranges. */
  | { networks: string[] };

/** A proxy on the same machine. */
export const trustOwnMachine: TrustedProxies = { networks: ['loopback'] };

const rangeNames = new Set(['loopback', 'linklocal', 'uniquelocal']);
const maxHops = 10;
/** Max peers logged, each once: more of them add no information. */
const maxLoggedForwarders = 20;

/** Parses `TRUST_PROXY`: `none`, a number of proxies, or networks separated by commas. Null for any other text. */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  if (text === 'none') return { networks: [] };
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops >= 1 && hops <= maxHops ? { hops } : null;
  }
  const networks = text.split(',').map((part) => part.trim());
  return networks.every((network) => rangeNames.has(network) || isNetwork(network)) ? { networks } : null;
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (prefix === undefined || more.length > 0) return bits > 0 && more.length === 0;
  // A network of no bits contains every address, so that anybody could claim any address.
  return /^\d+$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits;
}

/** Returns the same for Fastify, which itself trusts no header when given a number. */
export function trustFor(proxies: TrustedProxies): string[] | ((address: string, hop: number) => boolean) {
  if ('networks' in proxies) return proxies.networks;
  return (_address, hop) => hop < proxies.hops;
}

/** Returns a reader of a request's network, for requests that Fastify does not serve. */
export function createNetworkReader(proxies: TrustedProxies): (request: IncomingMessage) => string {
  const trust = trustFor(proxies);
  const isTrusted = typeof trust === 'function' ? trust : proxyAddr.compile(trust);
  return (request) => networkOf(proxyAddr(request, isTrusted));
}

/**
 * Warns the operator of a proxy that is not trusted: behind it all visitors count as one address, so that one
 * visitor can use up the limit of all.
 */
export function logUntrustedProxies(app: FastifyInstance, logger: Logger): void {
  const forwarders = new Set<string>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.headers['x-forwarded-for'] !== undefined && forwarders.size < maxLoggedForwarders) logProxy(request);
    done();
  });

  function logProxy(request: FastifyRequest): void {
    const peer = request.socket.remoteAddress ?? '';
    if (request.ips?.length !== 1 || forwarders.has(peer)) return;
    forwarders.add(peer);
    logger.warn({ peer }, 'A forwarded request came from a peer that TRUST_PROXY does not name: its word is not taken');
  }
}
