import type { AgentTrial, LandingAgent } from '@spotter/contract';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Access } from '../../platform/access.ts';
import { type AgentRow, listAgents } from './agents.repository.ts';
import type { AgentsDependencies, TrialMessage, TryAgent } from './agents-dependencies.ts';
import type { Trials } from './trial-places.ts';

/** The coach whose agent visitors write to. */
export type LandingCoach = { access: Access; firstName: string };

export type LandingAgentService = {
  /** Returns the agent that visitors can write to; null where there is none. */
  find(): Promise<LandingAgent | null>;
  /** Returns what it would do with a visitor's conversation; `practice` is what the trial answered before. */
  talk(conversation: TrialMessage[], practice: string | null, address: string): Promise<AgentTrial>;
};

/** Lets visitors of the landing page write to an agent of one coach, in memory. */
export function createLandingAgent(dependencies: {
  database: Database;
  /** Returns the coach of the landing page; null where visitors may write to nobody. */
  findLandingCoach(): Promise<LandingCoach | null>;
  links: AgentsDependencies['links'];
  trials: Trials;
  tryAgent: TryAgent;
}): LandingAgentService {
  const { database, links, trials } = dependencies;

  async function choose(): Promise<{ coach: LandingCoach; agent: AgentRow } | null> {
    const coach = await dependencies.findLandingCoach();
    if (coach === null) return null;
    const agents = await listAgents(database, coach.access);
    const bots = await links.botsOf(
      database,
      agents.map(({ id }) => id),
    );
    // One that answers real leads has been tried.
    const agent = agents.find(({ id }) => bots.has(id)) ?? agents[0];
    return agent === undefined ? null : { coach, agent };
  }

  return {
    async find() {
      const chosen = await choose();
      if (chosen === null) return null;
      return { coach: chosen.coach.firstName, keyword: chosen.agent.triggerKeywords[0] ?? null };
    },

    async talk(conversation, practice, address) {
      const chosen = await choose();
      if (chosen === null) throw new AppError('not_found', 'There is no agent to write to');
      return trials.holdForVisitor(address, () => dependencies.tryAgent(chosen.agent, conversation, practice));
    },
  };
}
