// The kinds of notifications, and when each goes out by which way.
export * from './budget-mark.ts';
export { digestDue } from './digest-hour.ts';
export * from './kinds.ts';
export * from './plan-deliveries.ts';
export * from './unusual-silence.ts';
