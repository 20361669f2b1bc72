import type { Mail } from '@spotter/providers/ports/mail';
import { ProviderError } from '@spotter/providers/ports/provider-error';
import type { PushKeys, PushOutcome, PushService } from '@spotter/providers/ports/push-service';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import { readDangerTalk } from '../danger/danger-talk.ts';
import { writeNotificationMail } from '../notification-mails.ts';
import type { Quoting } from '../notification-words.ts';
import { countUnread } from '../notifications.repository.ts';
import { writePush } from '../push/push-messages.ts';
import { deletePushSubscription, noteSent, type SubscriptionRow } from '../push/push-subscriptions.repository.ts';
import type { DeliveryRow } from './deliveries.repository.ts';
import { noDevice, type Round } from './plan-round.ts';
import type { TryOutcome } from './try-outcome.ts';

/** Max unread notifications that are counted. */
const maxUnread = 1000;

type Dependencies = {
  database: Database;
  clock: Clock;
  logger: Logger;
  /** null: this server has no mail. */
  mail: Mail | null;
  pushService: PushService;
  pushKeys(): Promise<PushKeys>;
  publicUrl: string;
};

/** Makes one try to bring a notification to a device or a mailbox. */
export function send(dependencies: Dependencies, round: Round, delivery: DeliveryRow): Promise<TryOutcome> {
  return delivery.way === 'push' ? sendPush(dependencies, round, delivery) : sendMail(dependencies, round, delivery);
}

async function sendMail(
  { database, logger, mail, publicUrl }: Dependencies,
  round: Round,
  { round: times }: DeliveryRow,
): Promise<TryOutcome> {
  if (mail === null) return { kind: 'failed', problem: 'no-mail' };
  const { row, facts, user } = round;
  const written = writeNotificationMail(row, facts, {
    firstName: user.firstName,
    publicUrl,
    quoting: quotingOf(round),
    round: times,
    talk: row.kind === 'severe' ? await readDangerTalk(database, row) : null,
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

async function sendPush(
  dependencies: Dependencies,
  round: Round,
  { target, round: times }: DeliveryRow,
): Promise<TryOutcome> {
  const { database, logger, pushService, publicUrl } = dependencies;
  const device = round.devices.find(({ id }) => id === target);
  if (device === undefined) return { kind: 'failed', problem: target === noDevice ? 'no-device' : 'gone' };
  const push = writePush(round.row, round.facts, {
    publicUrl,
    quoting: quotingOf(round),
    round: times,
    unread: await countUnread(database, round.user.id, maxUnread),
  });
  const outcome = await pushService.send(device, push, await dependencies.pushKeys());
  await noteDevice(dependencies, device, outcome);
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

async function noteDevice(
  { database, clock }: Dependencies,
  device: SubscriptionRow,
  outcome: PushOutcome,
): Promise<void> {
  if (outcome.kind === 'gone') await deletePushSubscription(database, device.id);
  if (outcome.kind === 'accepted') await noteSent(database, device.id, clock.now());
}

function quotingOf({ row, preferences }: Round): Quoting {
  return row.kind === 'severe' && !preferences.quoteSevere ? 'unquoted' : 'quoted';
}
