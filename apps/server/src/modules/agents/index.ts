// The agents: their instructions, their hours, and what starts them or brings them back.
export { createAgents } from './agents.module.ts';
export { type AgentContent, contentOf, unsetAgentFields } from './agent-content.ts';
export type { ChangeRules } from './versions/change-rules.ts';
export { findDraft } from './versions/versions.repository.ts';
export { type AgentVersionRef, versionRefOf } from './versions/version-ref.ts';
export { givesBack, type Reengagements, triggersOf } from './agent-triggers.ts';
export { type AgentRow, findAgent, listAgents } from './agents.repository.ts';
export { getAgent } from './linked-agent.ts';
export type { AgentBots, BotLinks, StoredRule, TrialMessage, TryAgent } from './agents-dependencies.ts';
export type { AgentsService } from './agents.service.ts';

// Tables for the joins of other modules. Only this module writes their rows.
export { agents } from './agents.tables.ts';
