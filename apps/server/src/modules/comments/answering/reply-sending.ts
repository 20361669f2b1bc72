import type { ChannelAccount, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { JobResult } from '../../../queue/define-job.ts';
import type { SendPauses } from '../../chats/index.ts';

/** The account that a call is made for. */
export type Platform = { channel: MessagingChannel; account: ChannelAccount | null };

/** What follows for a comment: look at it again right away, or what its job ends with. */
export type Next = JobResult | { kind: 'recheck' };

/** What sending an answer to a comment takes, privately or in public. */
export type ReplySending = {
  database: Database;
  clock: Clock;
  logger: Logger;
  pauses: SendPauses;
  resolveAfterMs: number;
  /** From 0 to 1, for spreading tries. */
  chance(): number;
  /** Called when the platform has restricted the account. */
  onRestricted(tx: Database, botId: string): Promise<void>;
};
