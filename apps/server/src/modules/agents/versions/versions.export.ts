import type { Database } from '../../../database/database.ts';
import type { Access } from '../../../platform/access.ts';
import type { Exporters } from '../../users/index.ts';
import { listDrafts, listWholeVersions, type VersionRow } from './versions.repository.ts';

/** They may be long. */
const versionsAtOnce = 10;

/** Exports what agents said before, and what is to be published. */
export function versionExporters(database: Database): Exporters {
  return {
    async *agentVersions(access: Access): AsyncGenerator<unknown[], void, undefined> {
      let last: VersionRow | undefined;
      do {
        const rows = await listWholeVersions(database, access, { after: last, limit: versionsAtOnce });
        yield rows;
        last = rows.at(-1);
      } while (last !== undefined);
    },
    agentDrafts: (access) => listDrafts(database, access),
  };
}
