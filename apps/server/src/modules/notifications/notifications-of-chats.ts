import type { ChatNotification } from '@spotter/contract';
import type { Database } from '../../database/database.ts';
import { listDeliveries } from './delivery/deliveries.repository.ts';
import { presentChatNotification } from './notifications.presenter.ts';
import { listNewestHandOvers } from './notifications.repository.ts';

/** Returns what the coach was notified of the newest hand-over of each chat. */
export async function findNotificationsOfChats(
  database: Database,
  chatIds: string[],
): Promise<Map<string, ChatNotification>> {
  if (chatIds.length === 0) return new Map();
  const newest = await listNewestHandOvers(database, chatIds);
  const deliveries = await listDeliveries(
    database,
    newest.map(({ id }) => id),
  );
  return new Map(
    newest.map((row) => [
      row.chatId!,
      presentChatNotification(
        row,
        deliveries.filter(({ notificationId }) => notificationId === row.id),
      ),
    ]),
  );
}
