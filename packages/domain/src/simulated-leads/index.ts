// Leads that are played by rules against an agent, and the verdict on what it did with them.
export * from './lead-kinds.ts';
