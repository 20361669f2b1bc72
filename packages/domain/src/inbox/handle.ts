import { characters } from '@spotter/language/text/characters';

/** Max characters of a handle. Instagram allows no more. */
const maxLength = 30;

const allowed = characters('a-z0-9._');
const telling = characters('a-z0-9');
const addressEnds = characters('/?#');
const invisible = characters(String.raw`\p{Cf}\p{Cc}`);

/** Parts of Instagram's addresses that are nobody's handle. */
const pages = new Set(['p', 'reel', 'reels', 'stories', 'explore', 'direct', 'accounts', 'tv']);

/** Why a text is not a handle. */
export type HandleProblem = 'no-handle' | 'too-long' | 'mail-address' | 'not-a-profile';

/**
 * Returns the handle in a text as it is compared: small letters, without the @. A profile's address counts too.
 * Where there is none, why not.
 */
export function readHandle(text: string): { handle: string } | { problem: HandleProblem } {
  const plain = invisible.replace(text.slice(0, 400).normalize('NFKC'), '').trim().toLowerCase();
  const fromAddress = handleOfAddress(plain);
  if (fromAddress === null) return { problem: 'not-a-profile' };
  const handle = fromAddress ?? (plain.startsWith('@') ? plain.slice(1) : plain);
  if (handle.slice(1, -1).includes('@')) return { problem: 'mail-address' };
  if (!telling.areIn(handle) || allowed.replace(handle, '') !== '') return { problem: 'no-handle' };
  return handle.length > maxLength ? { problem: 'too-long' } : { handle };
}

/** How addresses may begin, before the site's name. */
const beginnings = ['https://', 'http://', 'www.', 'm.'];

/** Returns the handle of a profile's address; undefined where it is none, null where it is of something else. */
function handleOfAddress(plain: string): string | null | undefined {
  const address = beginnings.reduce((rest, part) => (rest.startsWith(part) ? rest.slice(part.length) : rest), plain);
  const [site, first = '', second = ''] = addressEnds.split(address);
  if (site === 'ig.me') return first === 'm' && second !== '' ? second : null;
  if (site === 'instagram.com') return first === '' || pages.has(first) ? null : first;
  return plain.includes('://') ? null : undefined;
}
