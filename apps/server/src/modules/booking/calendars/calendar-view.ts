import type { CalendarEvent } from '@spotter/contract';
import type { CalendarEntry, CalendarKind } from '@spotter/providers/ports/calendar';
import type { z } from 'zod';
import { BoundedMap } from '../../../platform/bounded-map.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import type { CallRow } from '../appointments.repository.ts';
import type { Calendars } from './calendars.ts';

type Event = z.output<typeof CalendarEvent>;

const shownDays = 30;
const shownMs = shownDays * 24 * 3_600_000;
/** How long the calendar's entries are reused, in ms, so that views do not query it each time. */
const believedMs = 60_000;
const maxRemembered = 500;

/** Shows a coach's calendar: Spotter's calls, and the other entries of the connected calendar. */
export function createCalendarView({ calendars, clock }: { calendars: Calendars; clock: Clock }) {
  const remembered = new BoundedMap<string, { until: number; entries: Promise<CalendarEntry[]> }>(maxRemembered);

  /**
   * Returns the entries of the calendar that the coach's calls go to; none where it cannot be asked now, because
   * the calls are shown anyway.
   */
  async function entriesOf(workspaceId: WorkspaceId): Promise<{ calendar: CalendarKind; entries: CalendarEntry[] }> {
    const serving = await calendars.findServing(workspaceId, null);
    const { credentialId } = serving;
    const calendar = serving.calendar.kind;
    if (credentialId === null) return { calendar, entries: [] };
    const now = clock.now().getTime();
    const known = remembered.get(credentialId);
    if (known !== undefined && now < known.until) return { calendar, entries: await known.entries };
    const range = { start: new Date(now), end: new Date(now + shownMs) };
    const entries = serving
      .call((account) => serving.calendar.listEntries(account, range))
      .then((answer) => (answer.kind === 'entries' ? answer.entries : []));
    remembered.set(credentialId, { until: now + believedMs, entries });
    return { calendar, entries: await entries };
  }

  return {
    /** Returns calls and entries in one list, soonest first. */
    async listEvents(workspaceId: WorkspaceId, rows: CallRow[], max: number): Promise<Event[]> {
      const calls = rows.map(presentCallEvent);
      const { calendar, entries } = await entriesOf(workspaceId);
      const others = entries
        .map((entry) => presentEntry(entry, calendar))
        .filter((one) => !calls.some((call) => isSame(one, call)));
      return [...calls, ...others].toSorted((one, other) => (one.start < other.start ? -1 : 1)).slice(0, max);
    },
  };
}

function presentCallEvent({ appointment: row }: CallRow): Event {
  return {
    _id: row.id,
    title: `Call with ${row.guestName}`,
    start: row.startsAt.toISOString(),
    end: row.endsAt.toISOString(),
    calendar: row.calendarKind,
    kind: 'call',
    guest: row.guestEmail ?? row.guestName,
    meetingUrl: row.meetingUrl,
    allDay: false,
    blocks: true,
  };
}

function presentEntry(entry: CalendarEntry, calendar: CalendarKind): Event {
  return {
    _id: entry.entryId,
    title: entry.title ?? 'Busy',
    start: entry.start.toISOString(),
    end: entry.end.toISOString(),
    calendar,
    kind: 'event',
    guest: entry.guestEmail,
    meetingUrl: entry.meetingUrl,
    allDay: entry.isAllDay,
    blocks: entry.blocks,
  };
}

/** Returns whether both are the same call, because it is in the connected calendar too. */
function isSame(one: Event, call: Event): boolean {
  return one.start === call.start && one.end === call.end && one.calendar === call.calendar;
}
