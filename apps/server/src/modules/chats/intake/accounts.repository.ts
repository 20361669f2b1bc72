import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { bots } from '../../bots/index.ts';
import { credentials } from '../../connections/index.ts';

/** An account with its connection. */
type ConnectedAccount = {
  bot: typeof bots.$inferSelect;
  sealedToken: string | null;
  status: string;
  connectedAt: Date;
};

/** Returns an account with what is needed to ask its platform; null when it is gone. */
export async function findAccount(database: Database, botId: string): Promise<ConnectedAccount | null> {
  const [row] = await database
    .select({
      bot: bots,
      sealedToken: credentials.sealedToken,
      status: credentials.status,
      connectedAt: credentials.createdAt,
    })
    .from(bots)
    .innerJoin(credentials, eq(credentials.id, bots.credentialId))
    .where(eq(bots.id, botId));
  return row ?? null;
}

/** Returns the connected accounts of a credential, each with when its platform last reported anything. */
export function listAccountsOf(tx: Database, credentialId: string): Promise<{ id: string; seenAt: Date | null }[]> {
  return tx
    .select({ id: bots.id, seenAt: bots.webhooksSeenAt })
    .from(bots)
    .where(and(eq(bots.credentialId, credentialId), isNull(bots.removedAt)));
}
