const wellKnown = ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com', 'live.com', 'protonmail.com'];
/** Hosts that exist although they look like typos of these. */
const realNeighbours = ['mail.com', 'email.com', 'ymail.com'];
/** Endings that people type instead of `.com`. */
const slips = ['.con', '.cmo', '.comm', '.cm', '.om', '.vom', '.xom', '.coom', '.co'];

/** Returns the address that was probably meant, where the host is a typo of a well-known one; else null. */
export function suggestAddress(address: string): string | null {
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1).toLowerCase();
  if (at < 1 || wellKnown.includes(host) || realNeighbours.includes(host)) return null;
  const dot = host.lastIndexOf('.');
  if (dot === -1) return null;
  const name = host.slice(0, dot);
  const ending = slips.includes(host.slice(dot)) ? '.com' : host.slice(dot);
  const meant = wellKnown.find((known) => {
    const [knownName = ''] = known.split('.');
    return ending === '.com' && isOneSlipAway(name, knownName);
  });
  return meant === undefined || meant === host ? null : `${address.slice(0, at)}@${meant}`;
}

/**
 * Whether two hosts are the same, or differ by one letter that is added,
 * missing, wrong, or swapped with the next.
 */
function isOneSlipAway(written: string, meant: string): boolean {
  if (written === meant) return true;
  if (meant.length < 5 || Math.abs(written.length - meant.length) > 1) return false;
  let start = 0;
  while (start < Math.min(written.length, meant.length) && written[start] === meant[start]) start += 1;
  const rest = [written.slice(start), meant.slice(start)] as const;
  const [one, other] = rest;
  return (
    one.slice(1) === other.slice(1) ||
    one.slice(1) === other ||
    one === other.slice(1) ||
    (one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2))
  );
}
