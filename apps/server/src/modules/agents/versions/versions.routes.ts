import { maxVersionNumber, versionRoutes, type AgentDraft } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../http/app-error.ts';
import { serve, servePage } from '../../../http/serve.ts';
import type { Access } from '../../../platform/access.ts';
import { presentAgent, readAgent } from '../agents.presenter.ts';
import { presentTriggers } from '../triggers.presenter.ts';
import type { DraftOfAgent, DraftsService } from './drafts.service.ts';
import type { VersionsService } from './versions.service.ts';

export function registerVersionsRoutes(
  app: FastifyInstance,
  { drafts, versions }: { drafts: DraftsService; versions: VersionsService },
): void {
  serve(app, versionRoutes.findDraft, async ({ params, access }) =>
    presentDraft(await drafts.find(access, params.id), access),
  );

  serve(app, versionRoutes.saveDraft, async ({ params, body, access }) => {
    const { agent, triggers, revision } = body;
    return presentDraft(
      await drafts.save(access, params.id, { changes: readAgent(agent), triggers, revision }),
      access,
    );
  });

  serve(app, versionRoutes.discardDraft, async ({ params, query, access }) => {
    await drafts.discard(access, params.id, query.revision ?? null);
    return { ok: true as const };
  });

  serve(app, versionRoutes.publish, async ({ params, body, access }) => {
    const { agent, leftOut } = await drafts.publish(access, params.id, body);
    return { agent: presentAgent(agent, access), leftOut };
  });

  servePage(app, versionRoutes.list, async ({ params, query, access }) => {
    const upTo = query.cursor === undefined ? (query.upTo ?? maxVersionNumber) : readCursor(query.cursor);
    const { versions: rows, next } = await versions.list(access, params.id, { upTo, limit: query.limit });
    return {
      value: rows.map(({ at, ...row }) => ({ ...row, _id: String(row.number), at: at.toISOString() })),
      nextCursor: next === null ? null : String(next),
    };
  });

  serve(app, versionRoutes.restore, async ({ params, access }) => {
    const { agent, leftOut } = await versions.restore(access, params.id, params.n);
    return { agent: presentAgent(agent, access), leftOut };
  });
}

function presentDraft(found: DraftOfAgent | null, access: Access): AgentDraft | null {
  if (found === null) return null;
  const { draft, agent, changes } = found;
  return {
    agent: presentAgent(agent, access),
    triggers: presentTriggers(agent),
    revision: draft.revision,
    savedAt: draft.at.toISOString(),
    savedBy: draft.savedBy,
    changes,
  };
}

/** Returns the number of the newest version of a page. Throws `invalid_input` for a cursor that we did not write. */
function readCursor(cursor: string): number {
  const number = Number(cursor);
  if (!Number.isSafeInteger(number) || number < 1 || number > maxVersionNumber)
    throw new AppError('invalid_input', 'This page address is not valid');
  return number;
}
