// The plans, which are what Stripe says they are.
export { createBilling } from './billing.module.ts';
export { requestDailySync } from './sync-all.job.ts';
