import type { ToldOfChat } from '@spotter/contract';
import { and, desc, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { listDeliveries } from './deliveries.repository.ts';
import { presentTold } from './notifications.presenter.ts';
import { notifications } from './notifications.tables.ts';

/** What the coach was told of the newest hand-over of each chat. */
export async function findToldOfChats(database: Database, chatIds: string[]): Promise<Map<string, ToldOfChat>> {
  if (chatIds.length === 0) return new Map();
  const newest = await database
    .selectDistinctOn([notifications.chatId])
    .from(notifications)
    .where(and(inArray(notifications.chatId, chatIds), inArray(notifications.kind, ['severe', 'wants_person'])))
    .orderBy(notifications.chatId, desc(notifications.at));
  const deliveries = await listDeliveries(
    database,
    newest.map(({ id }) => id),
  );
  return new Map(
    newest.map((row) => [
      row.chatId!,
      presentTold(
        row,
        deliveries.filter(({ notificationId }) => notificationId === row.id),
      ),
    ]),
  );
}
