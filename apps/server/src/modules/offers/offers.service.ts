import { dayAt } from '@spotter/language/zones/zoned-time';
import { type Database, inTransaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Access } from '../../platform/access.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId, newId } from '../../platform/ids.ts';
import { findUserById } from '../users/index.ts';
import * as repository from './offers.repository.ts';
import type { OfferFields, OfferRow } from './offers.repository.ts';

/** Max offers of a workspace: an agent's instructions name all of them. */
const maxOffers = 50;

export type OffersService = ReturnType<typeof createOffersService>;

/** Keeps what a coach sells or gives away. */
export function createOffersService({
  database,
  clock,
  onStored,
  onRemoved,
}: {
  database: Database;
  clock: Clock;
  /** Called with an offer as it is now, to be found by what leads ask. */
  onStored(tx: Database, offer: OfferRow): Promise<void>;
  onRemoved(tx: Database, access: Access, id: string): Promise<void>;
}) {
  return {
    list: ({ workspaceId }: Access): Promise<OfferRow[]> => repository.listOffers(database, workspaceId),

    /** Returns the day on the coach's calendar, by which offers end. */
    async today({ ownerId }: Access): Promise<string> {
      return dayAt(clock.now(), (await findUserById(database, ownerId))?.timeZone ?? 'UTC');
    },

    create: (access: Access, fields: OfferFields): Promise<OfferRow> =>
      inTransaction(database, async (tx) => {
        if ((await repository.countOffers(tx, access)) >= maxOffers) {
          throw new AppError('conflict', `You can have up to ${maxOffers} offers. Delete one that you no longer need.`);
        }
        const at = clock.now();
        const { workspaceId } = access;
        const row = { ...fields, id: newId(), workspaceId, createdAt: at, updatedAt: at };
        await repository.insertOffer(tx, row);
        await onStored(tx, row);
        return row;
      }),

    update: (access: Access, id: string, fields: OfferFields): Promise<OfferRow> =>
      inTransaction(database, async (tx) => {
        const changes = { ...fields, updatedAt: clock.now() };
        const row = isId(id) ? await repository.updateOffer(tx, access, id, changes) : null;
        if (row === null) throw notFound();
        await onStored(tx, row);
        return row;
      }),

    remove: (access: Access, id: string): Promise<void> =>
      inTransaction(database, async (tx) => {
        if (!isId(id) || !(await repository.deleteOffer(tx, access, id))) throw notFound();
        await onRemoved(tx, access, id);
      }),
  };
}

function notFound(): AppError {
  return new AppError('not_found', 'There is no such offer');
}
