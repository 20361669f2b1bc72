import { dayAt } from '@spotter/domain';
import { type Database, inTransaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Access } from '../../platform/access.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId, newId } from '../../platform/ids.ts';
import { findUserById } from '../users/index.ts';
import * as repository from './offers.repository.ts';
import type { OfferFields, OfferRow } from './offers.repository.ts';

/** Max offers of a workspace: an agent's instructions name all of them. */
const mostOffers = 50;

export type OffersService = ReturnType<typeof createOffersService>;

/** Keeps what a coach sells or gives away. */
export function createOffersService({ database, clock }: { database: Database; clock: Clock }) {
  return {
    list: ({ workspaceId }: Access): Promise<OfferRow[]> => repository.listOffers(database, workspaceId),

    /** Returns the day on the coach's calendar, by which offers end. */
    async today({ userId }: Access): Promise<string> {
      return dayAt(clock.now(), (await findUserById(database, userId))?.timeZone ?? 'UTC');
    },

    create: (access: Access, fields: OfferFields): Promise<OfferRow> =>
      inTransaction(database, async (tx) => {
        if ((await repository.countOffers(tx, access)) >= mostOffers) {
          throw new AppError(
            'conflict',
            `You can have up to ${mostOffers} offers. Delete one that you no longer need.`,
          );
        }
        const at = clock.now();
        const { workspaceId } = access;
        const row = { ...fields, id: newId(), workspaceId, createdAt: at, updatedAt: at };
        await repository.insertOffer(tx, row);
        return row;
      }),

    async update(access: Access, id: string, fields: OfferFields): Promise<OfferRow> {
      const changes = { ...fields, updatedAt: clock.now() };
      const row = isId(id) ? await repository.updateOffer(database, access, id, changes) : null;
      if (row === null) throw notFound();
      return row;
    },

    async remove(access: Access, id: string): Promise<void> {
      if (!isId(id) || !(await repository.deleteOffer(database, access, id))) throw notFound();
    },
  };
}

function notFound(): AppError {
  return new AppError('not_found', 'There is no such offer');
}
