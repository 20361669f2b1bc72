import { inTransaction } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Access } from '../../../platform/access.ts';
import { unsetAgentFields } from '../agent-content.ts';
import type { AgentsDependencies } from '../agents-dependencies.ts';
import { getAgent, getLockedAgent } from '../linked-agent.ts';
import { createStoredPublishing, type Published } from './publish-stored.ts';
import * as repository from './versions.repository.ts';

const pageLength = 20;
const noVersion = 'This version is no longer kept.';

export type VersionsService = ReturnType<typeof createVersionsService>;

/** Builds what coaches do with the versions of their agents. */
export function createVersionsService(
  dependencies: Pick<
    AgentsDependencies,
    'database' | 'clock' | 'links' | 'onPlansChanged' | 'countFindings' | 'models' | 'listRules' | 'countThumbs'
  >,
) {
  const { database } = dependencies;
  const publishStored = createStoredPublishing(dependencies);

  return {
    async list(access: Access, id: string, { upTo, limit = pageLength }: { upTo: number; limit: number | undefined }) {
      await getAgent(database, access, id);
      const rows = await repository.listVersions(database, access, id, { upTo, limit: limit + 1 });
      const page = rows.slice(0, limit);
      const numbers = page.map(({ number }) => number);
      const thumbs = await dependencies.countThumbs(database, access, id, numbers);
      const versions = page.map((row) => ({ ...row, thumbs: thumbs.get(row.number) ?? { up: 0, down: 0 } }));
      return { versions, next: rows.length > limit ? rows[limit - 1]!.number - 1 : null };
    },

    /** Publishes an old version as a new one; where it says what is published already, nothing changes. */
    restore: (access: Access, id: string, number: number): Promise<Published> =>
      inTransaction(database, async (tx) => {
        const stored = await getLockedAgent(tx, access, id);
        const version = await repository.findVersion(tx, access, id, number);
        if (version === null) throw new AppError('not_found', noVersion);
        const content = { ...unsetAgentFields, ...version.content };
        return publishStored(tx, access, stored, {
          content,
          restoredFrom: number,
          names: version.offerNames,
          draft: null,
        });
      }),
  };
}
