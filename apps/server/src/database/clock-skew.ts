import { sql } from 'drizzle-orm';
import { ConfigError } from '../platform/config-error.ts';
import { queryRows, type Database } from './database.ts';

/** Leases, limits and what a contact is told count by both clocks: they may differ by this. */
const mostSkewMs = 2_000;
const samples = 3;

/** Throws ConfigError where this process's clock and the database's differ by more than they may. */
export async function refuseClockSkew(database: Database, now: () => number): Promise<void> {
  const skewMs = await measureSkew(database, now);
  if (Math.abs(skewMs) <= mostSkewMs) return;
  const direction = skewMs > 0 ? 'behind' : 'ahead of';
  throw new ConfigError(
    `This machine's clock is ${(Math.abs(skewMs) / 1000).toFixed(1)} s ${direction} the database's: set both by a time ` +
      'server. More than 2 s would let two processes do the same work.',
  );
}

/** How far the database's clock is ahead, as the quickest of a few answers tells it. */
async function measureSkew(database: Database, now: () => number): Promise<number> {
  let best = { tookMs: Infinity, skewMs: 0 };
  for (let nth = 0; nth < samples; nth += 1) {
    const [askedAt, startedAt] = [now(), performance.now()];
    const [row] = await queryRows<{ at: number | string }>(
      database,
      sql`select extract(epoch from clock_timestamp()) * 1000 as at`,
    );
    const tookMs = performance.now() - startedAt;
    if (tookMs < best.tookMs) best = { tookMs, skewMs: Number(row!.at) - (askedAt + tookMs / 2) };
  }
  return best.skewMs;
}
