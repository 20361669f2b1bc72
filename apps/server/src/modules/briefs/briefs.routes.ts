import { briefRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { serve } from '../../http/serve.ts';
import type { Clock } from '../../platform/clock.ts';
import { presentBrief } from './briefs.presenter.ts';
import { listBriefs } from './briefs.repository.ts';

const maxChats = 100;

/** Serves the briefs of chats. */
export function registerBriefRoutes(
  app: FastifyInstance,
  { database, clock }: { database: Database; clock: Clock },
): void {
  serve(app, briefRoutes.list, async ({ access: { workspaceId }, query }) => {
    const chatIds = query.chats
      .split(',')
      .slice(0, maxChats)
      .filter((id) => z.uuid().safeParse(id).success);
    return (await listBriefs(database, chatIds, { workspaceId, now: clock.now() })).map(presentBrief);
  });
}
