import { parseTimeZone } from '@spotter/language/zones/time-zone';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isId } from '../../../platform/ids.ts';
import { changeAppointment, listOfChat, lockAppointment, type AppointmentRow } from '../appointments.repository.ts';
import type { AvailabilityService, Coach } from '../availability.ts';
import type { CallBooking } from '../calls/call-booking.ts';
import type { Calendars, ServingCalendar } from '../calendars/calendars.ts';
import { placeOf } from '../calls/call-place.ts';
import type { CallTimes } from '../calls/call-times.ts';
import type { ManageLinks } from '../calls/manage-links.ts';
import { requestCallEmails } from '../emails/booking-emails.ts';
import { presentBooking, presentChatCall, presentKnown, presentMove } from './chat-call.presenter.ts';
import type { ChatBooking, ChatCall, ChatGuest, ChatMove, ChatTimes } from './chat-call.ts';
import type { ChatProposals } from './chat-proposals.ts';
import { findChatWithAgent } from './chat-setting.repository.ts';
import { callNotes } from '../calls/lead-facts.ts';

type Dependencies = {
  database: Database;
  clock: Clock;
  availability: AvailabilityService;
  calendars: Calendars;
  times: CallTimes;
  booking: CallBooking;
  proposals: ChatProposals;
  manageLinks: ManageLinks;
};

type Setting = {
  coach: Coach;
  agentId: string | null;
  contactName: string;
  facts: { name: string; value: string }[];
};

/** Finds times, books, moves and cancels in a chat. Nothing reaches beyond the chat that is named. */
export function createChatCalls(dependencies: Dependencies) {
  const { database, availability, calendars, times, booking, proposals } = dependencies;
  const presentFor = (coach: { meetingPlace: string | null }) => presenterFor(dependencies, coach);

  return {
    /** Returns open times of the chat's coach between two instants, soonest first. */
    async findOpenTimes(request: { chatId: string; from: Date; to: Date; limit: number }): Promise<ChatTimes> {
      const setting = await findSetting(dependencies, request.chatId);
      if (setting === null) return { kind: 'calendar-down' };
      const { coach, agentId } = setting;
      const serving = await calendars.findServing(coach.workspaceId, agentId);
      const found = await times.listFree(coach, serving, { start: request.from, end: request.to });
      if (found.kind !== 'times') return { kind: 'calendar-down' };
      return { kind: 'times', starts: found.starts.slice(0, request.limit), timeZone: coach.rules.timeZone };
    },

    /** Returns what the chat's calendar needs to know about a guest before it books. */
    async findNeeds(chatId: string): Promise<readonly ('name' | 'email')[]> {
      const setting = await findSetting(dependencies, chatId);
      if (setting === null) return [];
      return (await calendars.findServing(setting.coach.workspaceId, setting.agentId)).calendar.needsGuest;
    },

    book: book.bind(null, dependencies),

    /** Moves the chat's call to another time. */
    async move({ chatId, start }: { chatId: string; start: Date }): Promise<ChatMove> {
      const setting = await findSetting(dependencies, chatId);
      const coming = await findComing(dependencies, chatId);
      if (setting === null || coming === null) return { kind: 'no-call' };
      return presentMove(await booking.move(setting.coach, coming, start, 'guest'), presentFor(setting.coach));
    },

    /** Cancels the chat's upcoming call if it is the one at this start; returns null when there is no such call. */
    async cancel({ chatId, start }: { chatId: string; start: Date }): Promise<ChatCall | null> {
      const coming = await findComing(dependencies, chatId);
      if (coming === null || coming.startsAt.getTime() !== start.getTime()) return null;
      const canceled = await booking.cancel(coming, 'guest');
      // The place of a canceled call is of no use.
      return presentFor({ meetingPlace: null })(canceled);
    },

    invite: invite.bind(null, dependencies),

    /** Returns all calls of a chat, earliest start first. */
    async ofChat(chatId: string): Promise<ChatCall[]> {
      const rows = await callsOf(database, chatId);
      const coach = rows[0] === undefined ? null : await availability.findCoach(rows[0].workspaceId);
      return rows.map(presentFor({ meetingPlace: coach?.meetingPlace ?? null }));
    },

    /** The proposals of chats. */
    proposals,
  };
}

export type ChatCalls = ReturnType<typeof createChatCalls>;

/** Books a time. Safe to repeat: the same request twice books once. */
async function book(
  dependencies: Dependencies,
  request: { chatId: string; start: Date; guest: ChatGuest },
): Promise<ChatBooking> {
  const { chatId, start, guest } = request;
  const setting = await findSetting(dependencies, chatId);
  if (setting === null) return { kind: 'calendar-down' };
  const { coach, agentId, contactName, facts } = setting;
  const present = presenterFor(dependencies, coach);
  const serving = await dependencies.calendars.findServing(coach.workspaceId, agentId);
  const coming = await findComing(dependencies, chatId);
  if (coming !== null) {
    if (coming.startsAt.getTime() !== start.getTime()) return { kind: 'has-call', call: present(coming) };
    return presentKnown(present(coming));
  }
  const needs = missing(serving, guest);
  if (needs.length > 0) return { kind: 'needs', needs };
  const outcome = await dependencies.booking.book(coach, serving, start, {
    chatId,
    source: 'chat',
    guestName: guest.name ?? contactName,
    guestEmail: guest.email,
    guestTimeZone: parseTimeZone(guest.timeZone),
    language: guest.language,
    notes: callNotes(guest.notes ?? null, facts),
  });
  // The same request ran twice at once, and the other one got the time.
  const own = outcome.kind === 'slot-taken' ? await findComing(dependencies, chatId) : null;
  if (own !== null && own.startsAt.getTime() === start.getTime()) return presentKnown(present(own));
  return presentBooking(outcome, present);
}

/** Sends the guest of the chat's call that was booked without an address what they would have got then. */
async function invite(dependencies: Dependencies, { chatId, email }: { chatId: string; email: string }): Promise<void> {
  const coming = await findComing(dependencies, chatId);
  if (coming === null || coming.status !== 'confirmed') return;
  await inTransaction(dependencies.database, async (tx) => {
    const row = await lockAppointment(tx, coming.id);
    if (row === null || row.status !== 'confirmed' || row.guestEmail !== null) return;
    const now = dependencies.clock.now();
    const call = await changeAppointment(tx, row.id, { guestEmail: email });
    await requestCallEmails(tx, call, 'booked', { guest: true, coach: false }, now);
  });
}

async function findSetting({ database, availability }: Dependencies, chatId: string): Promise<Setting | null> {
  if (!isId(chatId)) return null;
  const row = await findChatWithAgent(database, chatId);
  const coach = row === null ? null : await availability.findCoach(row.chat.workspaceId);
  if (row === null || coach === null) return null;
  const { name, username, facts } = row.chat;
  return { coach, agentId: row.agentId, contactName: name ?? username ?? 'Instagram contact', facts };
}

async function callsOf(database: Database, chatId: string): Promise<AppointmentRow[]> {
  return isId(chatId) ? listOfChat(database, chatId) : [];
}

/** Returns the chat's upcoming call, which may still be unconfirmed. */
async function findComing({ database, clock }: Dependencies, chatId: string): Promise<AppointmentRow | null> {
  const now = clock.now();
  const rows = await callsOf(database, chatId);
  return rows.find((row) => ['confirmed', 'pending'].includes(row.status) && row.startsAt > now) ?? null;
}

function presenterFor({ clock, manageLinks }: Dependencies, coach: { meetingPlace: string | null }) {
  return (row: AppointmentRow): ChatCall =>
    presentChatCall(row, {
      now: clock.now(),
      place: placeOf(row, coach)?.text ?? null,
      manageUrl: manageLinks.urlOf(row),
    });
}

/** Returns what the calendar needs and the guest has not given. The platform always reports some name. */
function missing({ calendar }: ServingCalendar, guest: ChatGuest): ('name' | 'email')[] {
  return calendar.needsGuest.filter((need) => need === 'email' && guest.email === null && guest.withoutEmail !== true);
}
