import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';

const dayMs = 24 * 3_600_000;

/**
 * Returns addresses of contacts' pictures that need no token, for `<img>`: signed, and valid until the end of
 * tomorrow (UTC), so that a browser gets the same address all day and can cache the picture.
 */
export function createPictureAddresses(options: { key: Buffer; clock: Clock }) {
  function signatureOf(chatId: string, expires: string): Buffer {
    return createHmac('sha256', options.key).update(`${chatId} ${expires}`).digest().subarray(0, 18);
  }
  return {
    addressOf(chatId: string): string {
      const today = Math.floor(options.clock.now().getTime() / dayMs);
      const expires = String(((today + 2) * dayMs) / 1000);
      return `/api/chat/image/${chatId}?expires=${expires}&signature=${signatureOf(chatId, expires).toString('base64url')}`;
    },

    /** Returns whether an address carries our own signature, and is not too old. */
    isValid(chatId: string, given: { expires?: unknown; signature?: unknown }): boolean {
      if (typeof given.expires !== 'string' || typeof given.signature !== 'string') return false;
      const expected = signatureOf(chatId, given.expires);
      const signature = Buffer.from(given.signature, 'base64url');
      const isOurs = signature.length === expected.length && timingSafeEqual(signature, expected);
      return isOurs && Number(given.expires) * 1000 > options.clock.now().getTime();
    },
  };
}

export type PictureAddresses = ReturnType<typeof createPictureAddresses>;
