import { Secret, TOTP } from 'otpauth';

// What every authenticator app takes (RFC 6238 with the defaults of the key URI format).
const settings = { algorithm: 'SHA1', digits: 6, period: 30 };
const keyBytes = 20; // RFC 4226, section 4: 160 bits are recommended
/** Codes of the step before and after are taken too: clocks differ, and typing takes a moment. */
const stepsAside = 1;

/** A new key for an app, in base32. */
export function newAppKey(): string {
  return new Secret({ size: keyBytes }).base32;
}

/** What the app reads from a QR code. */
export function appAddress(key: string, email: string): string {
  return new TOTP({ ...settings, issuer: 'Spotter', label: email, secret: Secret.fromBase32(key) }).toString();
}

/** The time step that a code is of; null where it is none of now. */
export function stepOfCode(key: string, code: string, now: Date): number | null {
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(key) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: stepsAside });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
