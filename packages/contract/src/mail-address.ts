import { z } from 'zod';

/** RFC 5321: the longest path without its brackets, and the longest local part; in octets. */
const maxAddressLength = 254;
const maxLocalLength = 64;

// RFC 5322 `atext`, with everything that RFC 6532 adds except what nobody can see.
const atext = /^(?:[\w!#$%&'*+/=?^`{|}~-]|(?![\p{C}\p{Z}\p{Default_Ignorable_Code_Point}])[\u0080-\u{10FFFF}])+$/u;
// Letters, digits and hyphens of any script, the joiners that some scripts need, and the dots of East Asia.
const host = /^(?:[\p{L}\p{M}\p{N}\p{So}.。．｡-]|\u200C|\u200D)+$/u;
/** A host in ASCII whose last label is not a number. */
const asciiHost = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * Returns the one spelling that stands for every way of writing an address, internationalized ones included (RFC
 * 6531): in lower case, composed, with the domain in ASCII. Returns null for a text that is not an address.
 */
export function parseMailAddress(text: string): string | null {
  const given = text.trim();
  if (given.length > maxAddressLength) return null;
  const at = given.lastIndexOf('@');
  const local = given.slice(0, Math.max(at, 0)).normalize('NFC').toLowerCase();
  const domain = asciiDomain(given.slice(at + 1));
  if (domain === null || !local.split('.').every((part) => atext.test(part))) return null;
  const address = `${local}@${domain}`;
  return octets(local) > maxLocalLength || octets(address) > maxAddressLength ? null : address;
}

/** An email address as people write it; the server compares and stores its one spelling. */
export const MailAddress = z
  .string()
  .max(maxAddressLength)
  .refine((text) => parseMailAddress(text) !== null)
  .meta({ format: 'idn-email' });

function asciiDomain(domain: string): string | null {
  if (!host.test(domain) || !URL.canParse(`http://${domain}`)) return null;
  const { hostname } = new URL(`http://${domain}`);
  return hostname.length <= 253 && asciiHost.test(hostname) ? hostname : null;
}

function octets(text: string): number {
  return new TextEncoder().encode(text).length;
}
