import type { DeliveryPlan } from '@spotter/domain/notifications';
import type { Mail } from '@spotter/providers/ports/mail';
import type { PushKeys, PushService } from '@spotter/providers/ports/push-service';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import { handleJob, type JobResult } from '../../../queue/define-job.ts';
import type { UsersService } from '../../users/index.ts';
import { maxBriefWaitMs } from './deliver-waiting.ts';
import { type FindSubjects, isOver, readFacts } from '../notification-facts.ts';
import { findNotification, markListed, signalNotification } from '../notifications.repository.ts';
import { readPreferences } from '../preferences.ts';
import type { PushSubscriptions } from '../push/push-subscriptions.ts';
import { deliverNotificationJob } from '../request-notification.ts';
import {
  claimDelivery,
  dropQueued,
  interruptedAt,
  isInterrupted,
  listDeliveries,
  queueDeliveries,
  finishDelivery,
  type DeliveryRow,
} from './deliveries.repository.ts';
import { planRound, withTargets, type Round } from './plan-round.ts';
import { send } from './send-notification.ts';
import { changeFor } from './try-outcome.ts';

/**
 * Brings notifications to their coaches: plans by which ways, claims each try before it is made, and looks again
 * when something is due. What a killed process leaves is taken up by another; a try whose end no one knows is
 * made once more, in a form that shows once (the push under the same tag, the mail under the same id).
 */
export function createNotificationDelivery(
  dependencies: FindSubjects & {
    database: Database;
    clock: Clock;
    logger: Logger;
    users: Pick<UsersService, 'find'>;
    /** null: this server has no mail. */
    mail: Mail | null;
    pushService: PushService;
    pushKeys(): Promise<PushKeys>;
    subscriptions: Pick<PushSubscriptions, 'listLive'>;
    publicUrl: string;
  },
) {
  const { database, clock, users, mail, subscriptions } = dependencies;

  async function load(id: string): Promise<Round | null> {
    const row = await findNotification(database, id);
    const user = row === null ? null : await users.find(row.userId);
    if (row === null || user === null) return null;
    const facts = (await readFacts(database, [row], dependencies)).get(row.id)!;
    const preferences = await readPreferences(database, user.id);
    return { row, facts, user, preferences, devices: await subscriptions.listLive(database, user.id) };
  }

  /** Puts the notification into the list of the app, once. */
  async function list({ row, preferences }: Round): Promise<void> {
    const isListed = row.kind === 'test' ? row.about.way === 'app' : preferences.ways[row.kind].app;
    // A contact in danger is listed in any case.
    if (row.listedAt !== null || !(isListed || row.kind === 'severe')) return;
    const listedAt = clock.now();
    row.listedAt = listedAt;
    await inTransaction(database, async (tx) => {
      await markListed(tx, row.id, listedAt);
      signalNotification(tx, row.userId, row.id, true);
    });
  }

  async function attempt(round: Round, delivery: DeliveryRow): Promise<void> {
    const claimed = await claimDelivery(database, delivery, clock.now());
    if (claimed === null) return;
    const outcome = await send(dependencies, round, claimed);
    const now = clock.now();
    await inTransaction(database, async (tx) => {
      await finishDelivery(tx, claimed, changeFor(claimed, outcome, now), now);
      signalNotification(tx, round.row.userId, round.row.id, false);
    });
  }

  return handleJob(deliverNotificationJob, async ({ key }): Promise<JobResult> => {
    // The loop ends, because each round sends something or gives it up.
    for (;;) {
      const round = await load(key);
      if (round === null) return { kind: 'done' };
      const now = clock.now();
      if (round.row.openedAt === null) await list(round);
      if (round.row.openedAt !== null || isOver(round.row, round.facts, now)) {
        await dropQueued(database, [key], now);
        return { kind: 'done' };
      }
      // The brief asks for this job as soon as it is there.
      const briefBy = new Date(round.row.at.getTime() + maxBriefWaitMs);
      if (round.facts.brief?.isPending === true && now < briefBy) return { kind: 'again', at: briefBy };
      const planned = planRound(round, await listDeliveries(database, [key]), {
        now: clock.now(),
        hasMail: mail !== null,
      });
      await queueDeliveries(database, key, withTargets(round, planned), clock.now());
      const deliveries = await listDeliveries(database, [key]);
      const due = deliveries.filter((one) => (one.status === 'queued' && one.dueAt <= now) || isInterrupted(one, now));
      if (due.length === 0) return recheck(deliveries, planned);
      await Promise.all(due.map((one) => attempt(round, one)));
    }
  });
}

function recheck(deliveries: DeliveryRow[], { recheckAt }: DeliveryPlan): JobResult {
  const instants = [
    ...deliveries.filter(({ status }) => status === 'queued').map(({ dueAt }) => dueAt),
    ...deliveries.filter(({ status }) => status === 'sending').map(interruptedAt),
    ...(recheckAt === null ? [] : [recheckAt]),
  ];
  if (instants.length === 0) return { kind: 'done' };
  return { kind: 'again', at: new Date(Math.min(...instants.map((at) => at.getTime()))) };
}
