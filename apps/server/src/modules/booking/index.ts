// Calls: when people can book; booked, rescheduled and canceled calls;
// the calendars behind them; calls in a chat.
export { createBooking } from './booking.module.ts';
export { storeAppointments } from './appointments.repository.ts';
export { findCoachHours, storeHours } from './availability.repository.ts';
export { callChangeNoticeJob, noShowAgainJob, noShowJob } from './booking.jobs.ts';
export { findSubscription } from './calendars/calendar-states.repository.ts';
export { requestReading } from './calendars/read-calendar.job.ts';
export { createCallEvents } from './calls/call-events.ts';
export { callSections, eraseGuest } from './calls/contact-calls.repository.ts';
export { countCalls, findNotifiedCalls } from './calls/notified-calls.repository.ts';
export { requestReminders } from './in-chat/call-reminders.job.ts';
export { findCallsAt, type CallsAt } from './in-chat/calls-at.repository.ts';
export type { ChatBooking, ChatCall, ChatMove } from './in-chat/chat-call.ts';
export type { ChatCalls } from './in-chat/chat-calls.ts';
export {
  type ChatProposals,
  type ProposalDraft,
  type StoredProposal,
  storeProposal,
  unknownGuest,
} from './in-chat/chat-proposals.ts';
export { deleteOldProposals } from './in-chat/proposals.repository.ts';
export { createPracticeCalls } from './practice/practice-calls.ts';
export type { PracticeDesk } from './practice/practice-desk.ts';

// Tables, for the joins of other modules. Only this module writes their rows.
export { appointments, availabilities } from './booking.tables.ts';
export type { ProposedGuest } from './in-chat/proposals.tables.ts';
