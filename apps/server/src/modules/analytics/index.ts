// Numbers of chats, calls and reply times, stored as roll-ups.
export { createAnalytics } from './analytics.module.ts';
export { countReached, listSourceCounts } from './analytics.repository.ts';
export { countAtOnce } from './count-at-once.repository.ts';
export { requestFold } from './fold-analytics.job.ts';

// Tables, for the joins of others: their rows are written here alone.
export { chatMilestones } from './analytics.tables.ts';
