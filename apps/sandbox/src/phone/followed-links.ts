import type { Platform } from './platforms.ts';

/** Who followed a link, in which account's chat. */
type Thread = { platform: Platform; accountId: string; contactId: string };
type Referral = { ref: string; source: string; type: string; adId?: string };

// Meta: letters, digits, "-", "_" and "=", 2,083 at most.
const maxRefLength = 2083;
const sandboxAdId = '120200000000017';

/**
 * Returns what links with a ref and ads do. In a chat with messages the platform tells it at once; in an
 * empty one it comes with the first message.
 */
export function createFollowedLinks() {
  const pending = new Map<string, Referral>();
  const keyOf = ({ accountId, contactId }: Thread) => `${accountId}/${contactId}`;

  function open(thread: Thread, referral: Referral): void {
    const { accountId, contactId } = thread;
    const { control } = thread.platform;
    if (control.conversation(accountId, contactId).length === 0) pending.set(keyOf(thread), referral);
    else control.writeAsContact(accountId, contactId, { referral });
  }

  return {
    follow(thread: Thread, ref: string): void {
      if (ref === '' || ref.length > maxRefLength || !/^[\w=-]+$/.test(ref)) return;
      open(thread, { ref, source: 'SHORTLINK', type: 'OPEN_THREAD' });
    },
    /** The lead clicks on the account's click-to-message ad. */
    clickAd(thread: Thread): void {
      open(thread, { ref: 'sandbox-ad', source: 'ADS', type: 'OPEN_THREAD', adId: sandboxAdId });
    },
    /** Returns what a lead's next message brings along. */
    take(thread: Thread): { referral?: Referral } {
      const referral = pending.get(keyOf(thread));
      pending.delete(keyOf(thread));
      return referral === undefined ? {} : { referral };
    },
  };
}

/** What links with a ref do. */
export type FollowedLinks = ReturnType<typeof createFollowedLinks>;
