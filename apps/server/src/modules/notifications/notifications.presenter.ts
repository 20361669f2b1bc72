import type { Notification, NotificationDelivery, ChatNotification } from '@spotter/contract';
import { outsideWays } from '@spotter/domain/notifications';
import type { DeliveryRow } from './delivery/deliveries.repository.ts';
import type { NotificationFacts } from './notification-facts.ts';
import type { NotificationRow } from './notifications.repository.ts';
import { wordsOf } from './notification-words.ts';

/** Why a delivery came to nothing, in words. */
export const deliveryProblems = {
  gone: 'The device no longer takes push notifications. Turn them on there again.',
  refused: 'It wasn’t accepted.',
  unreachable: 'It didn’t arrive in time.',
  'no-device': 'None of your devices have push notifications on.',
  'no-mail': 'This server can’t send email.',
} as const;
const problems: Record<string, string> = deliveryProblems;

/** Returns a notification as the API shows it, in the words of the app. */
export function presentNotification(
  row: NotificationRow,
  facts: NotificationFacts,
  deliveries: DeliveryRow[],
): Notification {
  const { title, body, page } = wordsOf(row, facts);
  return {
    _id: row.id,
    kind: row.kind,
    title,
    body,
    page,
    at: row.at.toISOString(),
    openedAt: row.openedAt?.toISOString() ?? null,
    openedBy: row.openedBy,
    chatId: row.chatId,
    botId: row.botId,
    credentialId: row.credentialId,
    deliveries: [...inApp(row), ...presentOutside(row, deliveries)],
  };
}

function inApp({ listedAt, openedAt, openedBy }: NotificationRow): NotificationDelivery[] {
  if (listedAt === null) return [];
  const isOpened = openedAt !== null && openedBy === 'app';
  const at = isOpened ? openedAt : listedAt;
  return [{ way: 'app', status: isOpened ? 'opened' : 'sent', at: at.toISOString(), round: 0, problem: null }];
}

/** All devices of a push count as one delivery: it was sent when one of them was reached. */
function presentOutside(row: NotificationRow, deliveries: DeliveryRow[]): NotificationDelivery[] {
  const rounds = [...new Set(deliveries.map(({ round }) => round))].toSorted((left, right) => left - right);
  const shown = rounds.flatMap((round) =>
    outsideWays.flatMap((way): NotificationDelivery[] => {
      const those = deliveries.filter((one) => one.way === way && one.round === round && one.status !== 'needless');
      const best = statusesByWorth.map((status) => those.find((one) => one.status === status)).find(Boolean);
      if (best === undefined) return [];
      const status = best.status === 'sent' ? 'sent' : best.status === 'failed' ? 'failed' : 'queued';
      const at = status === 'queued' ? best.dueAt : best.at;
      const problem = status === 'failed' ? (problems[best.problem ?? ''] ?? deliveryProblems.refused) : null;
      return [{ way, status, at: at.toISOString(), round, problem }];
    }),
  );
  const last = shown.findLast(({ way, status }) => way === row.openedBy && status === 'sent');
  return shown.map((one) =>
    one === last && row.openedAt !== null ? { ...one, status: 'opened', at: row.openedAt.toISOString() } : one,
  );
}

const statusesByWorth = ['sent', 'sending', 'queued', 'failed'] as const;

/** Returns what the coach was notified of a chat. */
export function presentChatNotification(row: NotificationRow, deliveries: DeliveryRow[]): ChatNotification {
  const accepted = deliveries
    .filter(({ status }) => status === 'sent')
    .toSorted((left, right) => left.at.getTime() - right.at.getTime());
  return {
    notificationId: row.id,
    kind: row.kind === 'test' ? 'wants_person' : row.kind,
    toldAt: accepted[0]?.at.toISOString() ?? null,
    ways: [...new Set(accepted.map(({ way }) => way))],
    openedAt: row.openedAt?.toISOString() ?? null,
  };
}
