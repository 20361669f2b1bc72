import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../app-error.ts';
import { rateLimits } from './rate-limit.tables.ts';

/** Max tries in a window that opens with the first try. */
export type Limit = { name: string; tries: number; windowMs: number };

export type RateLimiter = {
  /** Counts a try across all server processes. Refuses tries above the limit. */
  take(limit: Limit, subject: string): Promise<void>;
  /** Counts a try without refusing it. Returns how many the window has now. */
  count(limit: Pick<Limit, 'name' | 'windowMs'>, subject: string): Promise<number>;
  /** Takes back a try that turned out not to count. */
  giveBack(limit: Limit, subject: string): Promise<void>;
  /** Clears all tries of the window. */
  refund(limit: Limit, subject: string): Promise<void>;
};

/** A limit and the subject it counts against. */
export type CountedTry = [limit: Limit, subject: string];

/**
 * Counts tries in the database. Never call it inside a transaction that may be rolled back, which would undo the
 * count.
 */
export function createRateLimiter({ database, clock }: { database: Database; clock: Clock }): RateLimiter {
  // Skips rows that another process is sweeping, so that two sweeps never wait for each other.
  async function sweep(now: Date): Promise<void> {
    const over = database
      .select({ key: rateLimits.key })
      .from(rateLimits)
      .where(lte(rateLimits.endsAt, now))
      .for('update', { skipLocked: true });
    await database.delete(rateLimits).where(inArray(rateLimits.key, over));
  }

  async function record(limit: Pick<Limit, 'name' | 'windowMs'>, subject: string, now: Date) {
    const endsAt = new Date(now.getTime() + limit.windowMs);
    const isOver = sql`${rateLimits.endsAt} <= ${now.toISOString()}::timestamptz`;
    const [window] = await database
      .insert(rateLimits)
      .values({ key: keyOf(limit, subject), count: 1, endsAt })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
          endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateLimits.endsAt} end`,
        },
      })
      .returning();
    if (window === undefined) throw new Error('The try was not counted');
    // Each new window triggers a sweep, so that the table never grows beyond the open windows.
    if (window.count === 1) await sweep(now);
    return window;
  }

  return {
    count: async (limit, subject) => (await record(limit, subject, clock.now())).count,

    async take(limit, subject) {
      const now = clock.now();
      const window = await record(limit, subject, now);
      if (window.count <= limit.tries) return;
      const waitSeconds = Math.max(1, Math.ceil((window.endsAt.getTime() - now.getTime()) / 1000));
      throw new AppError('too_many_requests', 'Too many attempts. Please try again later', [], waitSeconds);
    },

    async giveBack(limit, subject) {
      await database
        .update(rateLimits)
        .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
        .where(eq(rateLimits.key, keyOf(limit, subject)));
    },

    async refund(limit, subject) {
      await database.delete(rateLimits).where(eq(rateLimits.key, keyOf(limit, subject)));
    },
  };
}

/** Returns the network of an address: of IPv6 the first half, because one household owns all of the second. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [before = '', after = ''] = address.split('::');
  const head = before.split(':').filter((group) => group !== '');
  const tail = after.split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}

function keyOf(limit: Pick<Limit, 'name'>, subject: string): string {
  return createHash('sha256').update(`${limit.name}\n${subject}`).digest('hex');
}
