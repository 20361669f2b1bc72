import type { Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { presentUser } from './users.presenter.ts';
import { findAvatar } from './users.repository.ts';
import type { UsersService } from './users.service.ts';

/** What of a user's data a module holds, by the name it gets in the download. Never a hash, a token or a key. */
export type Exporters = Record<string, (userId: string) => Promise<unknown>>;

export type DataExport = {
  fileName(): string;
  /** All of a user's data, one section for each exporter. */
  collect(userId: string): Promise<Record<string, unknown>>;
};

/** Gathers what the modules hold of a user. */
export function createDataExport({ clock, exporters }: { clock: Clock; exporters: Exporters }): DataExport {
  return {
    fileName: () => `spotter-export-${clock.now().toISOString().slice(0, 10)}.json`,
    async collect(userId) {
      const sections: Record<string, unknown> = { exportedAt: clock.now() };
      // One after the other: an export is in no hurry, and the database serves others too.
      for (const [name, exporter] of Object.entries(exporters)) sections[name] = await exporter(userId);
      return sections;
    },
  };
}

/** The user's own entry, and the picture as a data URL. */
export function userExporters({ database, users }: { database: Database; users: UsersService }): Exporters {
  return {
    async user(userId) {
      const row = await users.getUser(userId);
      const { avatar: _, terms_agreed: __, ...user } = presentUser(row);
      return { ...user, termsAgreedAt: row.termsAgreedAt, createdAt: row.createdAt };
    },
    async avatar(userId) {
      const picture = await findAvatar(database, userId);
      return picture === null ? null : `data:image/webp;base64,${picture.toString('base64')}`;
    },
  };
}
