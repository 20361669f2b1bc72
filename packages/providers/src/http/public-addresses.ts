import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent } from 'undici';

/** Whether an address is on the open internet: no private network, not this machine, none of a cloud's own. */
export function isPublicAddress(address: string): boolean {
  // An IPv4 address within IPv6 is judged as IPv4.
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Whether a host that is written as an address is public; names are judged by what they resolve to. */
export function mayBePublicHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) === 0 || isPublicAddress(address);
}

/**
 * Resolves names for the connection itself, so that the judged address is the one it connects to, even if the
 * name changes.
 */
const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, '', 0);
    const [first] = found;
    // A private address among public ones is an attack.
    if (first === undefined || !found.every(({ address }) => isPublicAddress(address))) {
      return done(new Error('The name leads to no public address'), '', 0);
    }
    if (options.all === true) return (done as unknown as DoneWithAll)(null, found);
    return done(null, first.address, first.family);
  });
};

type DoneWithAll = (error: null, found: LookupAddress[]) => void;

/** Returns the connections of a client that may reach public addresses only. */
export function createPublicAgent(lookupName: LookupFunction = lookupPublic): Agent {
  return new Agent({ connect: { lookup: lookupName } });
}
