// The state of a chat for the coach, and whether it needs them.
export * from './agent-state.ts';
export * from './assign-lead.ts';
export * from './bulk.ts';
export * from './closed-lead.ts';
export * from './lost-reasons.ts';
export * from './needs-you.ts';
export * from './handle-list.ts';
export * from './pasted-lines.ts';
export * from './tag-list.ts';
export * from './saved-views.ts';
export * from './tags.ts';
export * from './other-agents.ts';
export * from './thread-owner.ts';
export * from './urgencies.ts';
export * from './leak-kinds.ts';
export * from './score-reasons.ts';
