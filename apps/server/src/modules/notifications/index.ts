// The notifications of a coach, one for each fact, and the ways by which they go.
export { createNotifications } from './notifications.module.ts';
export { noteSilencesEnded, requestSilenceWatch } from './account-health/silent-accounts.ts';
export { requestWindowWatch } from './closing-windows.job.ts';
export { type CountCalls, requestDigests } from './digest/digest.job.ts';
export type { FindCalls, FindComments } from './notification-facts.ts';
export { sealedPushKeys } from './push/push-keys.repository.ts';
export { deliverWaitingHandOvers } from './delivery/deliver-waiting.ts';
export { createReports, type Reports } from './reports.ts';
export { forgetNotificationsOf } from './notifications.repository.ts';
export { findNotificationsOfChats } from './notifications-of-chats.ts';
