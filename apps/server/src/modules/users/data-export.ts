import { AppError } from '../../http/app-error.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import type { Database } from '../../database/database.ts';
import type { Access } from '../../platform/access.ts';
import type { Clock } from '../../platform/clock.ts';
import { writeSections, type Sections } from './section-stream.ts';
import { presentUser } from './users.presenter.ts';
import { findAvatar } from './users.repository.ts';
import type { UsersService } from './users.service.ts';
import { getAccessOfUser } from './workspaces.repository.ts';

/** What a module exports of a user's data, by its name in the download. Never a hash, a token or a key. */
export type Exporters = Record<string, (access: Access) => Promise<unknown> | AsyncIterable<unknown[]>>;

export type DataExport = {
  fileName(): string;
  /**
   * Streams all of a user's data as JSON, whatever its size, one section per exporter; with the workspace they are
   * in if they own it, else with their own. Throws too_many_requests while another export of the user's is under
   * way, and after five a day.
   */
  begin(access: Access): Promise<AsyncIterable<string>>;
};

const exportLimit = { name: 'data-export', tries: 5, windowMs: 24 * 3_600_000 };
/** The seconds after which a retry makes sense while an export is under way. */
const againSeconds = 60;

/** Exports what the modules store about a user. */
export function createDataExport(options: {
  database: Database;
  clock: Clock;
  rateLimiter: RateLimiter;
  /** Called for every export before it is written. */
  onBegun: (userId: string) => Promise<void>;
  exporters: Exporters;
}): DataExport {
  const { database, clock, rateLimiter, onBegun, exporters } = options;
  const underWay = new Set<string>();

  async function* write(access: Access): AsyncGenerator<string, void, undefined> {
    const sections: Sections = { exportedAt: async () => clock.now() };
    for (const [name, exporter] of Object.entries(exporters)) sections[name] = () => exporter(access);
    try {
      yield* writeSections(sections);
    } finally {
      underWay.delete(access.userId);
    }
  }

  return {
    fileName: () => `spotter-export-${clock.now().toISOString().slice(0, 10)}.json`,
    async begin(access) {
      const { userId, ownerId } = access;
      if (underWay.has(userId)) {
        const message = 'Your other export is still running. Please try again when it’s done.';
        throw new AppError('too_many_requests', message, [], againSeconds);
      }
      underWay.add(userId);
      try {
        await rateLimiter.take(exportLimit, userId);
        await onBegun(userId);
      } catch (error) {
        underWay.delete(userId);
        throw error;
      }
      return write(ownerId === userId ? access : await getAccessOfUser(database, userId));
    },
  };
}

/** Exports the user's own row, and the picture as a data URL. */
export function userExporters({ database, users }: { database: Database; users: UsersService }): Exporters {
  return {
    async user({ userId }) {
      const row = await users.getUser(userId);
      const { avatar: _, terms_agreed: __, ...user } = presentUser(row);
      return { ...user, termsAgreedAt: row.termsAgreedAt, createdAt: row.createdAt };
    },
    async avatar({ userId }) {
      const picture = await findAvatar(database, userId);
      return picture === null ? null : `data:image/webp;base64,${picture.toString('base64')}`;
    },
  };
}
