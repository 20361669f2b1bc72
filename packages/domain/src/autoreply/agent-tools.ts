/** The tools that an agent may be given, by the names under which the model calls them. */
export const agentToolNames = ['record_fact', 'hand_over', 'end_conversation'] as const;
export type AgentToolName = (typeof agentToolNames)[number];
