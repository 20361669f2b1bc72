import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** How keys begin, so that scanners of secrets find one that leaked. */
const prefix = 'spotter_live_';
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const randomLength = 33;
const checkLength = 6;
const shape = /^spotter_live_([0-9A-Za-z]{33})([0-9A-Za-z]{6})$/;
const shownLength = prefix.length + 4;

/** Returns a key that cannot be guessed (192 bits). */
export function newApiKey(): string {
  const random = inBase62(BigInt(`0x${randomBytes(24).toString('hex')}`), randomLength);
  return prefix + random + checkOf(random);
}

/** Whether a text is meant as a key: a session's token never begins so. */
export function isMeantAsApiKey(text: string): boolean {
  return text.startsWith(prefix);
}

/** Whether a text has the shape and the checksum of a key, so that most mistakes cost no look into the database. */
export function isApiKey(text: string): boolean {
  const [, random = '', check] = shape.exec(text) ?? [];
  return check !== undefined && checkOf(random) === check;
}

/** Whether an address holds a key, where logs and histories keep it. */
export function holdsApiKey(address: string): boolean {
  return address.includes(prefix);
}

/** Returns the beginning of a key, by which people tell theirs apart. */
export function startOfApiKey(key: string): string {
  return key.slice(0, shownLength);
}

/** Returns the checksum of a key's random part, by which a scanner knows a key from a text that looks like one. */
function checkOf(random: string): string {
  return inBase62(BigInt(crc32(random)), checkLength);
}

function inBase62(number: bigint, length: number): string {
  let text = '';
  for (let rest = number; rest > 0n; rest /= 62n) text = digits[Number(rest % 62n)]! + text;
  return text.padStart(length, '0');
}
