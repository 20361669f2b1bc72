import type { AgentModels, AgentTrial, PracticeGround } from '@spotter/contract';
import { inTransaction } from '../../database/database.ts';
import { readPauseEnd } from '../../http/input/pause-end.ts';
import { isId, newId } from '../../platform/ids.ts';
import type { Access } from '../../platform/access.ts';
import { type AgentContent, normalContent, unsetAgentFields } from './agent-content.ts';
import * as repository from './agents.repository.ts';
import type { AgentsDependencies, BotLinks, LinkedAgent, TrialMessage } from './agents-dependencies.ts';
import { checkModel } from './check-model.ts';
import { checkWords } from './check-words.ts';
import { getAgent, getLockedAgent, noSuchAgent, withBots, withItsBots } from './linked-agent.ts';
import { createPublishing, insertFirstVersion, sinceOf } from './versions/publish-agent.ts';

/** An agent as it is being written; what is absent is as it is stored, or as in a new one. */
type Draft = Partial<AgentContent> & Pick<AgentContent, 'name' | 'instructions' | 'delayType' | 'replyDelayMinutes'>;

export type AgentsService = {
  listModels(access: Access): Promise<AgentModels>;
  list(access: Access): Promise<LinkedAgent[]>;
  get(access: Access, id: string): Promise<LinkedAgent>;
  create(access: Access, agent: AgentContent, links: BotLinks): Promise<LinkedAgent>;
  /** Changes the given fields and leaves the rest. */
  update(access: Access, id: string, changes: Partial<AgentContent>, links: BotLinks): Promise<LinkedAgent>;
  /** Keeps an agent silent until an instant; null ends that. */
  pause(access: Access, id: string, until: string | null): Promise<LinkedAgent>;
  remove(access: Access, id: string): Promise<void>;
  /**
   * Returns what the agent would do; with `draft`, for the agent as it is being written, which under `new` is not
   * stored at all.
   */
  tryOut(
    access: Access,
    id: string,
    conversation: TrialMessage[],
    options: { draft: Draft | null; practice: string | null },
  ): Promise<AgentTrial>;
  /** Returns the calendar and hours from which a trial takes its open times. */
  practiceGround(access: Access, id: string): Promise<PracticeGround>;
};

export function createAgentsService(dependencies: AgentsDependencies): AgentsService {
  const { database, clock, links: botLinks, tryAgent, models, trials } = dependencies;
  const publish = createPublishing(dependencies);

  return {
    listModels: async (access) => ({ models: models.offered, ...(await models.findUse(access.workspaceId)) }),

    list: async (access) => withBots(botLinks, database, await repository.listAgents(database, access)),

    get: async (access, id) => withItsBots(botLinks, database, await getAgent(database, access, id)),

    create: (access, agent, links) =>
      inTransaction(database, async (tx) => {
        checkModel(models.offered, agent.model, null);
        checkWords(agent);
        const rules = (await dependencies.listRules(tx, access)).flatMap(({ agentId, rule }) =>
          agentId === null ? [rule] : [],
        );
        const row = {
          ...normalContent(agent, null),
          rules,
          ...newAgent(access, clock.now()),
          followUpsSince: sinceOf(agent.followUps, null, clock.now()),
        };
        await insertFirstVersion(tx, access, row);
        await botLinks.link(tx, access, row.id, links);
        const created = await withItsBots(botLinks, tx, row);
        if (row.followUps.enabled) await dependencies.onPlansChanged(tx, Object.values(created.bots));
        return created;
      }),

    update: (access, id, changes, links) =>
      inTransaction(database, async (tx) => {
        const stored = await getLockedAgent(tx, access, id);
        checkModel(models.offered, changes.model, stored);
        checkWords(changes);
        const row = await publish(tx, access, stored, { changes: normalContent(changes, stored) });
        await botLinks.link(tx, access, id, links);
        const agent = await withItsBots(botLinks, tx, row);
        // An account that is linked now has chats with a plan from here on.
        if (agent.followUps.enabled && Object.values(links).some((botId) => botId !== undefined))
          await dependencies.onPlansChanged(tx, Object.values(agent.bots));
        return agent;
      }),

    pause: (access, id, until) =>
      inTransaction(database, async (tx) => {
        const pausedUntil = readPauseEnd(until, clock.now());
        const row = isId(id) ? await repository.updateAgent(tx, access, id, { pausedUntil }) : null;
        const agent = await withItsBots(botLinks, tx, row);
        await botLinks.agentChanged(tx, access, id);
        await dependencies.onPlansChanged(tx, Object.values(agent.bots));
        return agent;
      }),

    async remove(access, id) {
      await inTransaction(database, async (tx) => {
        if (isId(id)) await botLinks.agentChanged(tx, access, id);
        const name = isId(id) ? await repository.deleteAgent(tx, access, id) : null;
        if (name === null) throw noSuchAgent();
        await dependencies.onRemoved(tx, access, name);
      });
    },

    async practiceGround(access, id) {
      if (id !== 'new') await getAgent(database, access, id);
      return dependencies.practiceGround(access.workspaceId, id === 'new' ? newId() : id);
    },

    async tryOut(access, id, conversation, { draft, practice }) {
      const stored = isId(id) ? await repository.findAgent(database, access, id) : null;
      const base = stored ?? (id === 'new' ? { ...unsetAgentFields, ...newAgent(access, clock.now()) } : null);
      const agent = draft === null || base === null ? stored : { ...base, ...normalContent(draft, stored) };
      if (agent === null) throw noSuchAgent();
      checkModel(models.offered, draft?.model, stored);
      checkWords(draft ?? {});
      const trial = await trials.hold(access.userId, () => tryAgent(agent, conversation, practice));
      await dependencies.onTried(access.userId);
      return trial;
    },
  };
}

function newAgent({ workspaceId }: Access, now: Date) {
  return { id: newId(), workspaceId, pausedUntil: null, followUpsSince: null, version: 1, createdAt: now };
}
