// The state of a chat for the coach, and whether it needs them.
export * from './agent-state.ts';
export * from './lost-reasons.ts';
export * from './needs-you.ts';
export * from './handle-list.ts';
export * from './thread-owner.ts';
export * from './urgencies.ts';
