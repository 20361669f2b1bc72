import { outsideWays, planDeliveries, type DeliveryPlan, type MadeDelivery } from '@spotter/domain/notifications';
import type { UserRow } from '../../users/index.ts';
import type { NotificationFacts } from '../notification-facts.ts';
import type { NotificationRow } from '../notifications.repository.ts';
import type { Preferences } from '../preferences.ts';
import type { SubscriptionRow } from '../push/push-subscriptions.repository.ts';
import type { DeliveryRow } from './deliveries.repository.ts';

/** The target of a push where there is no device. */
export const noDevice = 'none';
const noMail = '';

/** A notification, and all that decides where it goes. */
export type Round = {
  row: NotificationRow;
  facts: NotificationFacts;
  user: UserRow;
  preferences: Preferences;
  devices: SubscriptionRow[];
};

/** Decides by which ways a notification goes out now, and when to look again. */
export function planRound(
  round: Round,
  deliveries: DeliveryRow[],
  { now, hasMail }: { now: Date; hasMail: boolean },
): DeliveryPlan {
  const { row, preferences, devices, user } = round;
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
    reachable: { push: devices.length > 0, email: hasMail },
    quietHours: preferences.quietHours,
    timeZone: user.timeZone,
    made: madeOf(deliveries),
  });
}

/** Returns the planned ways with the devices that each goes to. */
export function withTargets({ devices }: Round, { add }: DeliveryPlan) {
  const ids = devices.map(({ id }) => id);
  // A test by push to no device has to say that there is none.
  const pushTargets = ids.length > 0 ? ids : [noDevice];
  return add.map((one) => ({ ...one, targets: one.way === 'email' ? [noMail] : pushTargets }));
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
