import type { AgentTriggers } from '@spotter/contract';
import { type Database, inTransaction } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Access } from '../../../platform/access.ts';
import { newId } from '../../../platform/ids.ts';
import { type AgentContent, differingFields, normalContent, pickFields } from '../agent-content.ts';
import type { AgentRow } from '../agents.repository.ts';
import type { AgentsDependencies, LinkedAgent } from '../agents-dependencies.ts';
import { checkModel } from '../check-model.ts';
import { checkWords } from '../check-words.ts';
import { getAgent, getLockedAgent, withItsBots } from '../linked-agent.ts';
import { readTriggers } from '../triggers.presenter.ts';
import { describeChanges } from './describe-changes.ts';
import { listOfferNames } from './publish-agent.ts';
import { createStoredPublishing, type Published } from './publish-stored.ts';
import * as repository from './versions.repository.ts';
import type { SavedDraft } from './versions.repository.ts';

/** A draft, the agent as it would be, and what is different from the published one. */
export type DraftOfAgent = {
  draft: SavedDraft;
  agent: LinkedAgent;
  changes: ReturnType<typeof describeChanges>;
};

export type DraftsService = ReturnType<typeof createDraftsService>;

/** Builds what coaches do with drafts of their agents. */
export function createDraftsService(
  dependencies: Pick<
    AgentsDependencies,
    'database' | 'clock' | 'links' | 'onPlansChanged' | 'countFindings' | 'models' | 'listRules'
  >,
) {
  const { database, clock, links, models } = dependencies;
  const publishStored = createStoredPublishing(dependencies);

  async function describe(tx: Database, access: Access, stored: AgentRow, draft: SavedDraft): Promise<DraftOfAgent> {
    const row = { ...stored, ...draft.changes };
    const offers = await listOfferNames(tx, access, stored);
    return { draft, agent: await withItsBots(links, tx, row), changes: describeChanges(stored, row, offers) };
  }

  return {
    async find(access: Access, id: string): Promise<DraftOfAgent | null> {
      const stored = await getAgent(database, access, id);
      const draft = await repository.findDraft(database, access, id);
      return draft === null ? null : describe(database, access, stored, draft);
    },

    /**
     * Keeps a draft; what is absent is as in the one that it replaces, else as published. Returns null where nothing
     * is different. Throws conflict unless `revision` is that of the present draft.
     */
    save: (
      access: Access,
      id: string,
      wanted: { changes: Partial<AgentContent>; triggers: AgentTriggers | undefined; revision: string | null },
    ): Promise<DraftOfAgent | null> =>
      inTransaction(database, async (tx) => {
        const stored = await getLockedAgent(tx, access, id);
        const before = await repository.findDraft(tx, access, id);
        checkRevision(before, wanted.revision, access);
        checkModel(models.offered, wanted.changes.model, stored);
        checkWords(wanted.changes);
        const base = { ...stored, ...before?.changes };
        const agent = { ...base, ...normalContent(wanted.changes, base) };
        const whole = wanted.triggers === undefined ? agent : { ...agent, ...readTriggers(wanted.triggers, agent) };
        const different = differingFields(stored, whole);
        if (different.length === 0) {
          await repository.deleteDraft(tx, access, id);
          return null;
        }
        await repository.storeDraft(tx, {
          agentId: id,
          workspaceId: access.workspaceId,
          changes: pickFields(whole, different),
          revision: newId(),
          by: access.userId,
          at: clock.now(),
        });
        const draft = await repository.findDraft(tx, access, id);
        return describe(tx, access, stored, draft!);
      }),

    /** Throws conflict where a revision is given that is not that of the present draft. */
    discard: (access: Access, id: string, revision: string | null): Promise<void> =>
      inTransaction(database, async (tx) => {
        await getLockedAgent(tx, access, id);
        if (revision !== null) checkRevision(await repository.findDraft(tx, access, id), revision, access);
        await repository.deleteDraft(tx, access, id);
      }),

    /**
     * Throws conflict unless the present draft, and the version that it was compared with, are those that were seen,
     * and open_findings where replays of it have open ones that are not accepted.
     */
    publish: (
      access: Access,
      id: string,
      seen: { revision: string; version: number; acceptFindings?: boolean | undefined },
    ): Promise<Published> =>
      inTransaction(database, async (tx) => {
        const stored = await getLockedAgent(tx, access, id);
        const draft = await repository.findDraft(tx, access, id);
        checkRevision(draft, seen.revision, access);
        if (stored.version !== seen.version)
          throw new AppError(
            'conflict',
            `Version ${stored.version} was published meanwhile. Look at the changes again.`,
          );
        const names = Object.fromEntries(await listOfferNames(tx, access, stored));
        const published = await publishStored(tx, access, stored, {
          content: draft!.changes,
          restoredFrom: null,
          names,
          draft: { revision: seen.revision, acceptFindings: seen.acceptFindings === true },
        });
        await repository.deleteDraft(tx, access, id);
        return published;
      }),
  };
}

/** Throws conflict where another draft is there than was seen. */
function checkRevision(draft: SavedDraft | null, seen: string | null, { userId }: Access): void {
  if ((draft?.revision ?? null) === seen) return;
  if (draft === null)
    throw new AppError('conflict', 'The draft that you began with was published or discarded meanwhile.');
  const who = draft.by === userId ? 'You' : (draft.savedBy ?? 'Someone');
  throw new AppError('conflict', `${who} saved another draft meanwhile. Take that one, or overwrite it with yours.`);
}
