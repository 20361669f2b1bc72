import { createHmac, timingSafeEqual } from 'node:crypto';

const dayMs = 24 * 3_600_000;
/** How long after the call a guest may still look it up, in ms. */
const goodAfterCallMs = 30 * dayMs;
const macLength = 22;

/** The keys that sign links. Links signed with the previous key stay valid, because older emails have them. */
export type ManageKeys = { current: Buffer; previous: Buffer | null };

/**
 * Creates and reads the links by which a guest manages one call without signing in. The token is the call's id
 * with a signature: nobody can forge it, it opens no other call, and it stays the same when the call moves.
 */
export function createManageLinks(keys: ManageKeys, publicUrl: string) {
  const known = keys.previous === null ? [keys.current] : [keys.current, keys.previous];
  const macOf = (id: string, key = keys.current) =>
    createHmac('sha256', key).update(`manage ${id}`).digest('base64url').slice(0, macLength);

  return {
    /** Returns the page on which the guest moves, cancels and saves the call. */
    urlOf({ id }: { id: string }): string {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
      return new URL(`/call/${bytes.toString('base64url')}${macOf(id)}`, publicUrl).href;
    },

    /** Returns the id of the call that a token is for; null for a token that we have not signed. */
    read(token: string): string | null {
      const [, packed, mac] = /^([\w-]{22})([\w-]{22})$/.exec(token) ?? [];
      if (packed === undefined || mac === undefined) return null;
      const bytes = Buffer.from(packed, 'base64url');
      // Accept one spelling only: the last character has bits to spare.
      if (bytes.toString('base64url') !== packed) return null;
      const id = bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
      const isOurs = known.some((key) => timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(id, key))));
      return isOurs ? id : null;
    },

    /** Returns whether the link of a call has expired, some time after the call. */
    hasEnded: ({ endsAt }: { endsAt: Date }, now: Date): boolean => now.getTime() > endsAt.getTime() + goodAfterCallMs,
  };
}

export type ManageLinks = ReturnType<typeof createManageLinks>;
