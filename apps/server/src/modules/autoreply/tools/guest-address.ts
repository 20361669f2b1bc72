import { parseMailAddress } from '@spotter/contract';
import { suggestAddress } from '@spotter/domain/booking';
import type { ToolResult } from './booking-tool-results.ts';

/** A message of the chat. */
export type ChatTurn = { from: 'contact' | 'business'; text: string; isHeard?: boolean };

/** Max length of a message that may contain an address. */
const readLength = 1_000;
const maxAddressLength = 200;

/** Returns why an address cannot be used; null for one that occurs in this chat and looks deliverable. */
export function checkAddress(email: string, turns: ChatTurn[]): ToolResult | null {
  if (parseGuestAddress(email) === null) {
    return { ok: false, code: 'check_email', note: 'This is not an email address. Ask for it again.' };
  }
  // An address that was only heard has to be typed.
  if (!turns.some(({ text, isHeard }) => isHeard !== true && addressesIn(text).includes(email))) {
    return { ok: false, code: 'check_email', note: 'The contact has not written this address. Ask for it.' };
  }
  if (!isMistyped(email, turns)) return null;
  return {
    ok: false,
    code: 'check_email',
    did_you_mean: suggestAddress(email),
    note: 'The address looks mistyped. Ask whether it is right.',
  };
}

/** Returns the last address that the contact gave; null when there is none that may be used without asking. */
export function findAddress(turns: ChatTurn[], facts: { name: string; value: string }[]): string | null {
  const written = turns.flatMap(({ from, text, isHeard }) =>
    from === 'contact' && isHeard !== true ? addressesIn(text) : [],
  );
  const guestAddress = facts.find(
    ({ name, value }) => /^e[-_ ]?mail$/i.test(name) && parseGuestAddress(value) !== null,
  );
  const address = written.at(-1) ?? (guestAddress === undefined ? null : parseGuestAddress(guestAddress.value));
  return address === null || isMistyped(address, turns) ? null : address;
}

/** Returns whether an address looks mistyped and the contact has not been asked about it. */
function isMistyped(email: string, turns: ChatTurn[]): boolean {
  const meant = suggestAddress(email);
  return meant !== null && !turns.some(({ from, text }) => from === 'business' && addressesIn(text).includes(meant));
}

/** Returns the whole addresses in a text: "ana@example.test" is not in "mariana@example.test". */
function addressesIn(text: string): string[] {
  return text
    .slice(0, readLength)
    .toLowerCase()
    .split(/[\s,;:<>()"'“”«»]/)
    .filter((word) => word.includes('@'))
    .flatMap((word) => parseGuestAddress(trimmed(word)) ?? []);
}

/** Returns the address that the model gave, in its one spelling where it is one; null for none. */
export function givenAddress(email: string | undefined): string | null {
  return email === undefined || email === '' ? null : (parseGuestAddress(email) ?? email.toLowerCase());
}

/** Returns an address in its one spelling; null for none. */
function parseGuestAddress(text: string): string | null {
  return text.length > maxAddressLength ? null : parseMailAddress(text);
}

function trimmed(word: string): string {
  let [start, end] = [0, word.length];
  while (start < end && '.!?¿¡*'.includes(word[start]!)) start += 1;
  while (end > start && '.!?¿¡*'.includes(word[end - 1]!)) end -= 1;
  return word.slice(start, end);
}
