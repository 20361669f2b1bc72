import type { ChannelTest } from '@spotter/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { channelTests } from '../notifications.tables.ts';

/** Returns what the last test of an account found; null before the first. */
export async function findChannelTest(database: Database, botId: string): Promise<ChannelTest | null> {
  const [row] = await database.select().from(channelTests).where(eq(channelTests.botId, botId));
  return row === undefined ? null : { ...row.found, testedAt: row.testedAt.toISOString() };
}

/** Replaces what the last test found. */
export async function storeChannelTest(
  database: Database,
  botId: string,
  { testedAt, ...found }: ChannelTest,
): Promise<void> {
  const set = { testedAt: new Date(testedAt), found };
  await database
    .insert(channelTests)
    .values({ botId, ...set })
    .onConflictDoUpdate({ target: channelTests.botId, set });
}
