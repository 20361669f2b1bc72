/** A tool to call, before it gets an id. */
export type ToolDecision = { name: string; input: Record<string, unknown> };
