import type { AgentTool } from '@spotter/providers/ports/language-model';

/** Returns a tool whose results are noted: what they say is true. */
export function recordToolOutput(tool: AgentTool, toolOutputs: string[]): AgentTool {
  return {
    ...tool,
    async execute(input) {
      const result = await tool.execute(input);
      toolOutputs.push(JSON.stringify(result));
      return result;
    },
  };
}
