import { isIP } from 'node:net';

/** The hosts of the push services: Chrome and most others, Firefox, Safari, Windows. */
const hosts = ['fcm.googleapis.com', 'updates.push.services.mozilla.com'];
const families = ['.push.apple.com', '.notify.windows.com'];

/**
 * Whether an endpoint belongs to a known push service. Browsers report endpoints, and so can attackers: any
 * other call would be made in our name, from within our network. `standIn` is the origin of the sandbox's push
 * service, where there is one.
 */
export function isKnownPushEndpoint(endpoint: string, standIn: string | null): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  if (url.username !== '' || url.password !== '') return false;
  if (standIn !== null && url.origin === standIn) return true;
  if (url.protocol !== 'https:' || url.port !== '' || isIP(url.hostname) !== 0) return false;
  return hosts.includes(url.hostname) || families.some((family) => url.hostname.endsWith(family));
}
