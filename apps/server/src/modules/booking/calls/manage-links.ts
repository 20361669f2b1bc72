import { createHmac, timingSafeEqual } from 'node:crypto';

const dayMs = 24 * 3_600_000;
/** Until then a guest may look up what became of a call. */
const goodAfterCallMs = 30 * dayMs;
const macLength = 22;

/** What links are signed with: today's key, and the one before it, which mails from then still have. */
export type ManageKeys = { current: Buffer; previous: Buffer | null };

/**
 * Links by which a guest manages one call without signing in. The token is the call's id and a signature of it: it is not
 * to be made up, says nothing about any other call, and stays the same when the call moves.
 */
export function createManageLinks(keys: ManageKeys, publicUrl: string) {
  const known = keys.previous === null ? [keys.current] : [keys.current, keys.previous];
  const macOf = (id: string, key = keys.current) =>
    createHmac('sha256', key).update(`manage ${id}`).digest('base64url').slice(0, macLength);

  return {
    /** Where the guest of a call moves, cancels and saves it. */
    urlOf({ id }: { id: string }): string {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
      return new URL(`/call/${bytes.toString('base64url')}${macOf(id)}`, publicUrl).href;
    },

    /** The id of the call that a token is for; null for one that we have not signed. */
    read(token: string): string | null {
      const [, packed, mac] = /^([\w-]{22})([\w-]{22})$/.exec(token) ?? [];
      if (packed === undefined || mac === undefined) return null;
      const bytes = Buffer.from(packed, 'base64url');
      // One spelling only: the last letter has bits to spare.
      if (bytes.toString('base64url') !== packed) return null;
      const id = bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
      const isOurs = known.some((key) => timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(id, key))));
      return isOurs ? id : null;
    },

    /** Whether the link of a call has ended: some time after the call. */
    hasEnded: ({ endsAt }: { endsAt: Date }, now: Date): boolean => now.getTime() > endsAt.getTime() + goodAfterCallMs,
  };
}

export type ManageLinks = ReturnType<typeof createManageLinks>;
