import { outsideWays, planDeliveries, type DeliveryPlan, type MadeDelivery, type OutsideWay } from '@spotter/domain';
import type { Mail } from '@spotter/providers/ports/mail';
import { ProviderError } from '@spotter/providers/ports/provider-error';
import type { PushKeys, PushOutcome, PushService } from '@spotter/providers/ports/push-service';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import { handleJob, type JobResult } from '../../../queue/define-job.ts';
import type { UserRow, UsersService } from '../../users/index.ts';
import { isOver, readFacts, type FindCalls, type FindComments, type NotificationFacts } from '../notification-facts.ts';
import { writeNotificationMail } from '../notification-mails.ts';
import type { Quoting } from '../notification-words.ts';
import {
  countUnread,
  findNotification,
  markListed,
  signalNotification,
  type NotificationRow,
} from '../notifications.repository.ts';
import { readPreferences, type Preferences } from '../preferences.ts';
import { writePush } from '../push/push-messages.ts';
import { deletePushSubscription, noteSent, type SubscriptionRow } from '../push/push-subscriptions.repository.ts';
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
import { changeFor, type TryOutcome } from './try-outcome.ts';

/** Max unread notifications that are counted. */
const maxUnread = 1000;
const noMail = '';

/**
 * Brings notifications to their coaches: plans by which ways, claims each try before it is made, and looks again
 * when something is due. What a killed process leaves is taken up by another; a try whose end no one knows is
 * made once more, in a form that shows once (the push under the same tag, the mail under the same id).
 */
export function createNotificationDelivery(dependencies: {
  database: Database;
  clock: Clock;
  logger: Logger;
  users: Pick<UsersService, 'find'>;
  /** null: this server has no mail. */
  mail: Mail | null;
  pushService: PushService;
  pushKeys(): Promise<PushKeys>;
  subscriptions: Pick<PushSubscriptions, 'listLive'>;
  findCalls: FindCalls;
  findComments: FindComments;
  publicUrl: string;
}) {
  const { database, clock, logger, users, mail, pushService, subscriptions, publicUrl } = dependencies;

  type Round = {
    row: NotificationRow;
    facts: NotificationFacts;
    user: UserRow;
    preferences: Preferences;
    devices: SubscriptionRow[];
  };

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

  function plan(round: Round, deliveries: DeliveryRow[]): DeliveryPlan {
    const { row, preferences, devices, user } = round;
    const now = clock.now();
    if (row.kind === 'test') {
      const { way } = row.about;
      const isMade = way === 'app' || deliveries.length > 0;
      return { add: isMade || way === undefined ? [] : [{ way, round: 0, dueAt: now }], recheckAt: null };
    }
    return planDeliveries({
      kind: row.kind,
      at: row.at,
      now,
      chosen: preferences.ways[row.kind],
      reachable: { push: devices.length > 0, email: mail !== null },
      quietHours: preferences.quietHours,
      timeZone: user.timeZone,
      made: madeOf(deliveries),
    });
  }

  async function queue(round: Round, { add }: DeliveryPlan): Promise<void> {
    const now = clock.now();
    // A test by push to no device has to say that there is none.
    const targetsOf = (way: OutsideWay) => {
      if (way === 'email') return [noMail];
      const ids = round.devices.map(({ id }) => id);
      return ids.length > 0 ? ids : ['none'];
    };
    await queueDeliveries(
      database,
      round.row.id,
      add.map((one) => ({ ...one, targets: targetsOf(one.way) })),
      now,
    );
  }

  function quotingOf({ row, preferences }: Round): Quoting {
    return row.kind === 'severe' && !preferences.quoteSevere ? 'unquoted' : 'quoted';
  }

  async function send(round: Round, delivery: DeliveryRow): Promise<TryOutcome> {
    return delivery.way === 'push' ? sendPush(round, delivery) : sendMail(round, delivery);
  }

  async function sendMail(round: Round, { round: times }: DeliveryRow): Promise<TryOutcome> {
    if (mail === null) return { kind: 'failed', problem: 'no-mail' };
    const { row, facts, user } = round;
    const written = writeNotificationMail(row, facts, {
      firstName: user.firstName,
      publicUrl,
      quoting: quotingOf(round),
      round: times,
    });
    try {
      await mail.send({ to: user.email, ...written });
      return { kind: 'sent' };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      logger.warn({ error, notificationId: row.id }, 'The mail of a notification was not taken');
      return error.kind === 'rejected'
        ? { kind: 'failed', problem: 'refused' }
        : { kind: 'later', afterMs: error.retryAfterMs };
    }
  }

  async function sendPush(round: Round, { target, round: times }: DeliveryRow): Promise<TryOutcome> {
    const device = round.devices.find(({ id }) => id === target);
    if (device === undefined) return { kind: 'failed', problem: target === 'none' ? 'no-device' : 'gone' };
    const push = writePush(round.row, round.facts, {
      publicUrl,
      quoting: quotingOf(round),
      round: times,
      unread: await countUnread(database, round.user.id, maxUnread),
    });
    const outcome = await pushService.send(device, push, await dependencies.pushKeys());
    await noteDevice(device, outcome);
    switch (outcome.kind) {
      case 'accepted':
        return { kind: 'sent' };
      case 'gone':
        return { kind: 'failed', problem: 'gone' };
      case 'too-large':
      case 'refused':
        logger.error({ outcome, notificationId: round.row.id }, 'A push service does not take a push');
        return { kind: 'failed', problem: 'refused' };
      case 'try-again':
        logger.warn({ outcome, notificationId: round.row.id }, 'A push service does not take a push now');
        return { kind: 'later', afterMs: outcome.afterMs };
    }
  }

  async function noteDevice(device: SubscriptionRow, outcome: PushOutcome): Promise<void> {
    if (outcome.kind === 'gone') await deletePushSubscription(database, device.id);
    if (outcome.kind === 'accepted') await noteSent(database, device.id, clock.now());
  }

  async function attempt(round: Round, delivery: DeliveryRow): Promise<void> {
    const claimed = await claimDelivery(database, delivery, clock.now());
    if (claimed === null) return;
    const outcome = await send(round, claimed);
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
      const planned = plan(round, await listDeliveries(database, [key]));
      await queue(round, planned);
      const deliveries = await listDeliveries(database, [key]);
      const due = deliveries.filter((one) => (one.status === 'queued' && one.dueAt <= now) || isInterrupted(one, now));
      if (due.length === 0) return recheck(deliveries, planned);
      await Promise.all(due.map((one) => attempt(round, one)));
    }
  });
}

/** Returns what is known of a notification's ways: for push, the result of the most successful device. */
function madeOf(deliveries: DeliveryRow[]): MadeDelivery[] {
  const rounds = [...new Set(deliveries.map(({ round }) => round))];
  return rounds.flatMap((round) =>
    outsideWays.flatMap((way): MadeDelivery[] => {
      const those = deliveries.filter((one) => one.round === round && one.way === way);
      if (those.length === 0) return [];
      const isAccepted = those.some(({ status }) => status === 'sent');
      const isOpen = those.some(({ status }) => status === 'queued' || status === 'sending');
      return [{ way, round, outcome: isAccepted ? 'accepted' : isOpen ? 'open' : 'failed' }];
    }),
  );
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
