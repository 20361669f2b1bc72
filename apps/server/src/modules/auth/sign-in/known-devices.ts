import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { normalEmail } from '../../users/index.ts';

const cookieName = 'spotter_device';
const yearSeconds = 365 * 24 * 60 * 60;

/**
 * Devices on which a user has signed in to an account before, recognized by a signed cookie. It opens nothing:
 * its tries are counted separately, so that others cannot use up those of the account's owner.
 */
export type KnownDevices = {
  /** Returns the device that sends this `Cookie` header; null for one on which the account was never signed in to. */
  recognize(cookies: string | undefined, email: string): string | null;
  /** Returns the `Set-Cookie` header for a device on which a user has just signed in to the account. */
  remember(deviceId: string | null, email: string): string;
};

export function createKnownDevices({ key, publicUrl }: { key: Buffer; publicUrl: string }): KnownDevices {
  const attributes = [
    'Path=/api/auth',
    `Max-Age=${yearSeconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(publicUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
  const signatureOf = (deviceId: string, email: string) =>
    createHmac('sha256', key)
      .update(`${deviceId}\n${normalEmail(email)}`)
      .digest();

  return {
    recognize(cookies, email) {
      const found = /(?:^|; ?)spotter_device=([\w-]{22})\.([\w-]{43})(?:;|$)/.exec(cookies ?? '');
      const [, deviceId, signature] = found ?? [];
      if (deviceId === undefined || signature === undefined) return null;
      const isOurs = timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(deviceId, email));
      return isOurs ? deviceId : null;
    },
    remember(deviceId, email) {
      const id = deviceId ?? randomBytes(16).toString('base64url');
      return `${cookieName}=${id}.${signatureOf(id, email).toString('base64url')}; ${attributes}`;
    },
  };
}
