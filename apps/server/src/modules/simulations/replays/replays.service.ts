import type { OpenFindings, Replay, ReplayCost } from '@spotter/contract';
import { inTransaction } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Access, WorkspaceId } from '../../../platform/access.ts';
import { isId } from '../../../platform/ids.ts';
import { findDraft, getAgent } from '../../agents/index.ts';
import { publishChange } from '../run-changes.ts';
import { stopRun } from '../stop-run.ts';
import { presentReplay, presentTurn } from './replays.presenter.ts';
import * as repository from './replays.repository.ts';
import type { ReplaySummary } from './replays.repository.ts';
import { costOfReplay, type ReplayDependencies, startReplay, type WantedReplay } from './start-replay.ts';

export type ReplaysService = ReturnType<typeof createReplaysService>;

/** Builds what coaches do with replays of their own chats. */
export function createReplaysService(dependencies: ReplayDependencies) {
  const { database, clock, modelPrices, trueTurns } = dependencies;
  const present = (run: ReplaySummary) => presentReplay(run, modelPrices !== null);

  async function get(access: Pick<Access, 'workspaceId'>, id: string): Promise<ReplaySummary> {
    const [run] = isId(id) ? await repository.listReplays(database, access, { id }) : [];
    if (run === undefined) throw new AppError('not_found', 'There is no such replay');
    return run;
  }

  return {
    /** Returns a replay as it is now; null: it is gone, or no replay. */
    async describeChange(workspaceId: WorkspaceId, id: string): Promise<Replay | null> {
      const [run] = await repository.listReplays(database, { workspaceId }, { id });
      return run === undefined ? null : present(run);
    },

    async list(access: Access, agentId: string): Promise<Replay[]> {
      await getAgent(database, access, agentId);
      return (await repository.listReplays(database, access, { agentId })).map(present);
    },

    cost: (access: Access, agentId: string, wanted: WantedReplay): Promise<ReplayCost> =>
      costOfReplay(dependencies, access, agentId, wanted),

    async findings(access: Access, agentId: string): Promise<OpenFindings> {
      const { version: number } = await getAgent(database, access, agentId);
      const draft = await findDraft(database, access, agentId);
      if (draft === null) return { open: 0, replayId: null };
      return repository.findOpenFindings(database, { agentId, revision: draft.revision, number });
    },

    async find(access: Access, id: string) {
      const run = await get(access, id);
      const turns = await repository.listTurnsOf(database, access, id);
      const messageIds = turns.flatMap(({ turn: { messageId } }) => messageId ?? []);
      const said = await trueTurns.quote(database, access.workspaceId, messageIds);
      const byMessage = new Map(said.map((each) => [each.messageId, each]));
      return {
        ...present(run),
        turns: turns.map(({ turn, fineBy }) => presentTurn(turn, fineBy, byMessage.get(turn.messageId ?? ''))),
      };
    },

    start: async (access: Access, agentId: string, wanted: WantedReplay): Promise<Replay> =>
      present(await get(access, await startReplay(dependencies, access, agentId, wanted))),

    async stop(access: Access, id: string): Promise<Replay> {
      const run = await get(access, id);
      await stopRun(dependencies, access, run);
      return present(await get(access, id));
    },

    /** Calls a turn fine, or takes that back. Throws not_found where there is no such turn any more. */
    async markFine(access: Access, id: string, place: number, fine: boolean): Promise<Replay> {
      const run = await get(access, id);
      const turn = await repository.findTurn(database, id, place);
      const messageId = turn?.messageId ?? null;
      if (messageId === null) throw new AppError('not_found', 'This turn is no longer there.');
      const { workspaceId, userId } = access;
      await inTransaction(database, async (tx) => {
        const marked = fine ? { fineAt: clock.now(), fineBy: userId } : { fineAt: null, fineBy: null };
        const changed = await repository.setFine(tx, { messageId, run }, marked);
        for (const each of changed) publishChange(tx, { id: each, workspaceId });
      });
      return present(await get(access, id));
    },
  };
}
