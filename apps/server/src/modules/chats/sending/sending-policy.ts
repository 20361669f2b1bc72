import type { Database } from '../../../database/database.ts';
import type { OnSendingPolicy } from '../intake/delivery-processing.ts';
import type { SendPauses } from './send-pauses.ts';

/** Stops sending through an account that the platform blocks for its policies, and tells the coach. */
export function createSendingPolicy(options: {
  pauses: SendPauses;
  onRestricted: (tx: Database, botId: string) => Promise<void>;
}): OnSendingPolicy {
  const { pauses } = options;
  return async (tx, { botId, blocked }) => {
    if (!blocked) return pauses.unblock(tx, botId);
    await pauses.block(tx, botId);
    await options.onRestricted(tx, botId);
  };
}
