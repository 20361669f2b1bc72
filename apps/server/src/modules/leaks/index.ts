// Leads: who is about to be lost, found as the facts of their chats change, and how promising each is.
export { requestLeaks } from './find-leaks.job.ts';
export { requestScoring } from './scores/keep-scores.job.ts';
export { readWorths } from './read-worths.ts';
export { createLeaks } from './leaks.module.ts';
export { countRecovered, findLeakWorths, listLeaksOf } from './leaks.repository.ts';
