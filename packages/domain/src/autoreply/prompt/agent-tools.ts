/** The tools with which an agent arranges a call. */
export const bookingToolNames = ['find_open_times', 'offer_times', 'ask_to_confirm', 'carry_out'] as const;
/** The tools that an agent may be given, by the names under which the model calls them. */
export const agentToolNames = [
  'judge_message',
  'record_fact',
  'set_stage',
  'give_tag',
  'send_clip',
  'hand_over',
  'end_conversation',
  ...bookingToolNames,
] as const;
export type AgentToolName = (typeof agentToolNames)[number];
