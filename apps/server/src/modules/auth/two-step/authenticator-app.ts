import { Secret, TOTP } from 'otpauth';

// The settings that every authenticator app supports (RFC 6238 with the defaults of the key URI format).
const settings = { algorithm: 'SHA1', digits: 6, period: 30 };
const keyBytes = 20; // RFC 4226, section 4: 160 bits are recommended
/** Also accept the codes of the step before and after, because clocks differ and typing takes a moment. */
const stepsAside = 1;

/** Returns a new key for an app, in base32. */
export function newAppKey(): string {
  return new Secret({ size: keyBytes }).base32;
}

/** Returns the address that the app reads from a QR code. */
export function appAddress(key: string, email: string): string {
  return new TOTP({ ...settings, issuer: 'Spotter', label: email, secret: Secret.fromBase32(key) }).toString();
}

const formOfCode = new RegExp(`^[0-9]{${settings.digits}}$`);

/** Returns the time step that a code belongs to; null when it is not valid now. */
export function stepOfCode(key: string, code: string, now: Date): number | null {
  // The library throws for a text of as many characters and more bytes.
  if (!formOfCode.test(code)) return null;
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(key) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: stepsAside });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
