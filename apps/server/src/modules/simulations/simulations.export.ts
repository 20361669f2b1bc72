import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Exporters } from '../users/index.ts';
import { nightlySuites } from './schedule/schedule.tables.ts';
import { replayedTurns, simulatedConversations, simulations } from './simulations.tables.ts';

/** The nights and runs in a workspace's export, with their conversations and turns. */
export function simulationExporters(database: Database): Exporters {
  return {
    async *nightlySuites({ workspaceId }) {
      yield await database.select().from(nightlySuites).where(eq(nightlySuites.workspaceId, workspaceId));
    },

    async *simulations({ workspaceId }) {
      const runs = await database
        .select()
        .from(simulations)
        .where(eq(simulations.workspaceId, workspaceId))
        .orderBy(asc(simulations.at), asc(simulations.id));
      for (const run of runs) {
        const turns = await database
          .select()
          .from(replayedTurns)
          .where(eq(replayedTurns.simulationId, run.id))
          .orderBy(asc(replayedTurns.place));
        const conversations = await database
          .select()
          .from(simulatedConversations)
          .where(eq(simulatedConversations.simulationId, run.id))
          .orderBy(asc(simulatedConversations.place));
        yield [{ ...run, conversations, turns }];
      }
    },
  };
}
