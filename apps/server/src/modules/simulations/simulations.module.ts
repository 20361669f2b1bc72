import type { ReplayChangedEvent, Simulation } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import type { WorkspaceId } from '../../platform/access.ts';
import type { RehearseAgent, RewriteTurn } from '../autoreply/index.ts';
import type { CoachsKnowledge } from './coachs-knowledge.ts';
import { createLeadPlaying } from './play-next-lead.ts';
import { createTurnPlaying } from './replays/play-next-turn.ts';
import { registerReplayRoutes } from './replays/replays.routes.ts';
import { createReplaysService } from './replays/replays.service.ts';
import type { ReplayDependencies } from './replays/start-replay.ts';
import type { SavedCases } from './cases/saved-cases.ts';
import { simulationExporters } from './simulations.export.ts';
import { createPlaying, endParkedPlaying, type PlayingDependencies } from './simulations.job.ts';
import { endNight } from './schedule/end-night.ts';
import { createNights, type NightDependencies } from './schedule/nightly-suite.job.ts';
import type { ReportTurnedRed } from './schedule/schedule.repository.ts';
import { registerScheduleRoutes } from './schedule/schedule.routes.ts';
import { createScheduleService } from './schedule/schedule.service.ts';
import { registerSimulationRoutes } from './simulations.routes.ts';
import { createSimulationsService } from './simulations.service.ts';

type Dependencies = ReplayDependencies &
  NightDependencies &
  Omit<PlayingDependencies, 'play' | 'onPlayed'> & {
    rehearse: RehearseAgent;
    rewriteTurn: RewriteTurn;
    knowledge: CoachsKnowledge;
    cases: SavedCases;
    reportTurnedRed: ReportTurnedRed;
  };

/** What the live channel tells of a run. */
export type ChangedRun = { simulation: Simulation } | { replay: ReplayChangedEvent };

/** Puts the parts of simulations together. */
export function createSimulations(dependencies: Dependencies) {
  const service = createSimulationsService(dependencies);
  const replays = createReplaysService(dependencies);
  const schedule = createScheduleService(dependencies);
  const playing = createPlaying({
    ...dependencies,
    play: { leads: createLeadPlaying(dependencies), replay: createTurnPlaying(dependencies) },
    onPlayed: (tx, run, now) => endNight(tx, run, { ...dependencies, now }),
  });
  return {
    /** Returns what the live channel tells of a run; null: it is gone. */
    async describeChange(workspaceId: WorkspaceId, id: string): Promise<ChangedRun | null> {
      const simulation = await service.describeChange(workspaceId, id);
      if (simulation !== null) return { simulation };
      const replay = await replays.describeChange(workspaceId, id);
      return replay === null ? null : { replay: { agentId: replay.agentId, id } };
    },
    jobs: [playing, createNights(dependencies)],
    onParked: endParkedPlaying,
    exporters: simulationExporters(dependencies.database),
    routes(app: FastifyInstance): void {
      registerSimulationRoutes(app, service);
      registerReplayRoutes(app, replays);
      registerScheduleRoutes(app, schedule);
    },
  };
}
