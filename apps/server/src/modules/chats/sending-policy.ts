import type { Clock } from '../../platform/clock.ts';
import { requestJobs } from '../../queue/queue.ts';
import type { OnSendingPolicy } from './delivery-processor.ts';
import { restrictionNoticeJob } from './restriction-notice.job.ts';
import type { SendPauses } from './send-pauses.ts';

/** Stops sending through an account that the platform blocks for its policies, and tells the coach. */
export function createSendingPolicy({ pauses, clock }: { pauses: SendPauses; clock: Clock }): OnSendingPolicy {
  return async (tx, { botId, blocked }) => {
    if (!blocked) return pauses.unblock(tx, botId);
    await pauses.block(tx, botId);
    await requestJobs(tx, restrictionNoticeJob, [{ key: botId, payload: {}, dueAt: clock.now() }]);
  };
}
