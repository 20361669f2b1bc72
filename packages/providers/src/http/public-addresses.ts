import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent } from 'undici';

/** Whether an address is one of the open internet: no private network, not this machine, no cloud's own. */
export function isPublicAddress(address: string): boolean {
  // An IPv4 address within IPv6 is judged as what it is.
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Whether a host that is written as an address is a public one; names are judged by what they resolve to. */
export function mayBePublicHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) === 0 || isPublicAddress(address);
}

/** Resolves names for the connection itself: what was judged is what is connected to, however the name changes. */
const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, '', 0);
    const [first] = found;
    // One inner address among public ones is somebody's trick.
    if (first === undefined || !found.every(({ address }) => isPublicAddress(address))) {
      return done(new Error('The name leads to no public address'), '', 0);
    }
    if (options.all === true) return (done as unknown as DoneWithAll)(null, found);
    return done(null, first.address, first.family);
  });
};

type DoneWithAll = (error: null, found: LookupAddress[]) => void;

/** Makes the connections of a client that may reach public addresses only. */
export function createPublicAgent(lookupName: LookupFunction = lookupPublic): Agent {
  return new Agent({ connect: { lookup: lookupName } });
}
