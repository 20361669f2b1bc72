import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';

const dayMs = 24 * 3_600_000;

/** A file that a message carries: its id, and its name on the web. */
export type CarriedFile = { id: string; name: string };

/** An attachment of a contact's message. */
export type ReceivedPlace = { chatId: string; messageId: string; index: number };

/** Returns the name by which the address of a contact's attachment is signed. */
export function receivedName({ chatId, messageId, index }: ReceivedPlace): string {
  return `media ${chatId} ${messageId} ${index}`;
}

/**
 * Signs addresses that need no token, for `<img>` and for platforms that fetch a file: valid until the end of
 * tomorrow (UTC), so that a browser gets the same address all day and can cache what is there.
 */
export function createSignedAddresses(options: { key: Buffer; clock: Clock }) {
  function signatureOf(id: string, expires: string): Buffer {
    return createHmac('sha256', options.key).update(`${id} ${expires}`).digest().subarray(0, 18);
  }
  function sign(path: string, id: string): string {
    const today = Math.floor(options.clock.now().getTime() / dayMs);
    const expires = String(((today + 2) * dayMs) / 1000);
    return `${path}?expires=${expires}&signature=${signatureOf(id, expires).toString('base64url')}`;
  }
  return {
    /** Returns the address of a contact's picture. */
    pictureAddress: (chatId: string): string => sign(`/api/chat/image/${chatId}`, chatId),
    /** Returns the address of a file that was sent. */
    sentAddress: ({ id, name }: CarriedFile): string => sign(`/api/chat/media/${id}/${name}`, id),
    /** Returns the address of what a contact sent with a message. */
    receivedAddress: (at: ReceivedPlace): string =>
      sign(`/api/chat/${at.chatId}/media/${at.messageId}/${at.index}`, receivedName(at)),

    /** Returns whether an address carries our own signature, and is not too old. */
    isValid(id: string, given: { expires?: unknown; signature?: unknown }): boolean {
      if (typeof given.expires !== 'string' || typeof given.signature !== 'string') return false;
      const expected = signatureOf(id, given.expires);
      const signature = Buffer.from(given.signature, 'base64url');
      const isOurs = signature.length === expected.length && timingSafeEqual(signature, expected);
      return isOurs && Number(given.expires) * 1000 > options.clock.now().getTime();
    },
  };
}

export type SignedAddresses = ReturnType<typeof createSignedAddresses>;
