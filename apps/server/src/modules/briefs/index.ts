// Briefs: what a coach has to know of a chat at a hand-over and before a call, written by a model and checked.
export { createBriefs } from './briefs.module.ts';
export { findNotificationBriefs } from './notification-briefs.ts';
export { deleteOldBriefs, findBrief } from './briefs.repository.ts';
