import { type AgentRule, maxRules } from '@spotter/domain/autoreply';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Access } from '../../../platform/access.ts';
import { listAgents } from '../agents.repository.ts';
import type { AgentsDependencies } from '../agents-dependencies.ts';
import { getLockedAgent } from '../linked-agent.ts';
import { createPublishing } from './publish-agent.ts';

export type ChangeRules = ReturnType<typeof createRuleChanges>;

/**
 * Returns the function that changes the rules of an agent, or of all agents of the workspace (null): each that
 * changes gets its next version. A draft says nothing of rules, so it has them too.
 */
export function createRuleChanges(
  dependencies: Pick<AgentsDependencies, 'clock' | 'links' | 'onPlansChanged' | 'countFindings'>,
) {
  const publish = createPublishing(dependencies);
  /** Throws conflict where an agent would get too many. */
  return async (
    tx: Database,
    access: Access,
    agentId: string | null,
    change: (rules: AgentRule[]) => AgentRule[],
  ): Promise<void> => {
    const ids = agentId === null ? (await listAgents(tx, access)).map(({ id }) => id) : [agentId];
    // Always in one order, so that two changes never wait for each other.
    for (const id of ids.toSorted()) {
      const stored = await getLockedAgent(tx, access, id);
      const rules = change(stored.rules);
      if (rules.length > maxRules && rules.length > stored.rules.length)
        throw new AppError('conflict', `${stored.name} has ${maxRules} rules. Delete one first.`);
      await publish(tx, access, stored, { changes: { rules } });
    }
  };
}
