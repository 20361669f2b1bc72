import type { DemoCall } from '@spotter/demo';
import { addDays, dayAt, instantAtOrAfter, minutesOf, weekdayOf } from '@spotter/language/zones/zoned-time';
import { callMs, defaultRules } from '@spotter/domain/booking';
import type { Database } from '../database/database.ts';
import { requestReminders, storeAppointments, storeHours } from '../modules/booking/index.ts';
import { newId } from '../platform/ids.ts';
import type { WorkspaceId } from '../platform/access.ts';

const dayMs = 24 * 3_600_000;

/** Sets the call hours of the demo coach, who lives in the US. */
export async function writeHours(
  tx: Database,
  owner: { workspaceId: WorkspaceId; timeZone: string; toldAt: Date },
): Promise<void> {
  const { timeZone: _, ...rules } = defaultRules(owner.timeZone);
  await storeHours(tx, owner.workspaceId, { ...rules, usHolidaysOff: true, updatedAt: owner.toldAt });
}

/** Writes the demo coach's calls as the server itself would have left them, with reminders of upcoming ones. */
export async function writeCalls(
  tx: Database,
  owner: { workspaceId: WorkspaceId; chatIds: ReadonlyMap<string, string>; timeZone: string; toldAt: Date },
  calls: DemoCall[],
): Promise<void> {
  const rows = calls.map((call) => {
    const bookedAt = new Date(owner.toldAt.getTime() - call.bookedDaysAgo * dayMs);
    const startsAt = startOf(call, bookedAt, owner.timeZone);
    const isOver = startsAt.getTime() + callMs <= owner.toldAt.getTime();
    const id = newId();
    return {
      id,
      workspaceId: owner.workspaceId,
      chatId: call.contactId === null ? null : (owner.chatIds.get(call.contactId) ?? null),
      startsAt,
      endsAt: new Date(startsAt.getTime() + callMs),
      status: 'confirmed' as const,
      source: call.contactId === null ? ('landing' as const) : ('chat' as const),
      guestName: call.guest.name,
      guestEmail: call.guest.email,
      guestTimeZone: call.guest.timeZone,
      language: 'en' as const,
      notes: call.notes,
      calendarKind: 'own' as const,
      bookingId: id,
      outcome: isOver ? call.outcome : null,
      confirmedAt: bookedAt,
      createdAt: bookedAt,
      updatedAt: bookedAt,
    };
  });
  const written = await storeAppointments(tx, rows);
  for (const row of written.filter(({ outcome }) => outcome === null)) await requestReminders(tx, row, owner.toldAt);
}

/** Returns the first such weekday after the booking. */
function startOf(call: DemoCall, bookedAt: Date, timeZone: string): Date {
  const tomorrow = addDays(dayAt(bookedAt, timeZone), 1);
  const day = addDays(tomorrow, (call.weekday - weekdayOf(tomorrow) + 7) % 7);
  return instantAtOrAfter(day, minutesOf(call.time), timeZone);
}
