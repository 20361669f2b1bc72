import type { ModelUse } from '@spotter/contract';
import type { Database } from '../../database/database.ts';
import type { AgentRow } from '../agents/index.ts';
import { findWaitingTurn, leaveTurnsUnplayed } from './replays/replays.repository.ts';
import type { RunRow } from './runs.repository.ts';
import { findWaitingLead, leaveLeadsUnplayed } from './simulations.repository.ts';

/** An agent as a run plays it, and as it is published. */
export type PlayedAgent = { played: AgentRow; published: AgentRow };

/** What is called with what each request of a run took. Returns whether the run goes on. */
export type OnTurn = (turn: { uses: ModelUse[]; ms: number }) => Promise<boolean>;

/** Plays one part of a run: a lead, or a turn. Stores what came of it if the run has not ended meanwhile. */
export type PlayPart = (agent: PlayedAgent, run: RunRow, place: number, onTurn: OnTurn) => Promise<void>;

type RunParts = {
  /** Returns the place of the part that is next; null: none is left. */
  findWaiting(database: Database, runId: string): Promise<number | null>;
  /** Leaves parts of a run unplayed: one, or all that wait. */
  leaveUnplayed(tx: Database, runId: string, why: string, place?: number | null): Promise<void>;
};

/** What each kind of run plays, one part after the other. */
export const runParts: Record<RunRow['kind'], RunParts> = {
  leads: {
    findWaiting: async (database, runId) => (await findWaitingLead(database, runId))?.place ?? null,
    leaveUnplayed: leaveLeadsUnplayed,
  },
  replay: { findWaiting: findWaitingTurn, leaveUnplayed: leaveTurnsUnplayed },
};
