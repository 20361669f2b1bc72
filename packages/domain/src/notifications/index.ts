// The kinds of notifications, and when each goes out by which way.
export * from './budget-mark.ts';
export { dayDue, nextHourAt } from './daily-hour.ts';
export * from './kinds.ts';
export * from './plan-deliveries.ts';
export * from './unusual-silence.ts';
