import { callMinutes } from '@spotter/domain/booking';
import type {
  Calendar,
  CalendarAccount,
  CalendarDescription,
  CalendarFailure,
  CalendarKind,
} from '@spotter/providers/ports/calendar';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import {
  type CredentialRow,
  findCredentialForAll,
  isProviderError,
  markReconnectNeeded,
  type TokenRenewal,
} from '../../connections/index.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { findCalendarState, insertCalendarState } from './calendar-states.repository.ts';
import { findCalendar, findConnectedCalendar, findFirstCalendar } from './connected-calendars.repository.ts';

/** The outside calendars that can be connected. */
export type OutsideKind = Exclude<CalendarKind, 'own'>;

/** The calendar that a coach's calls go to, ready to be called. */
export type ServingCalendar = {
  calendar: Calendar;
  /** null: our own. */
  credentialId: string | null;
  /**
   * Calls the calendar for the coach's account, with another token if the first is refused. Never throws for a
   * provider's failure.
   */
  call<Outcome>(work: (account: CalendarAccount) => Promise<Outcome>): Promise<Outcome | CalendarFailure>;
};

const outsideKinds: readonly OutsideKind[] = ['google-calendar', 'calendly'];
const providerDown: CalendarFailure = { kind: 'try-again', afterMs: null, because: 'provider-down' };
const refusedToken: CalendarFailure = { kind: 'unauthorised', because: 'token' };

type Dependencies = {
  database: Database;
  clock: Clock;
  renewal: Pick<TokenRenewal, 'freshTokens'>;
  own: Calendar;
  outside: Partial<Record<OutsideKind, Calendar>>;
};

/** Finds the calendar of a coach or agent, and calls it with valid tokens. */
export function createCalendars(dependencies: Dependencies) {
  const { database, own, outside } = dependencies;

  function serveOwn(workspaceId: WorkspaceId): ServingCalendar {
    const account = { accountId: workspaceId, calendarId: workspaceId, accessToken: workspaceId };
    return { calendar: own, credentialId: null, call: (work) => work(account) };
  }

  function serve(row: CredentialRow): ServingCalendar | null {
    const calendar = outside[row.integration as OutsideKind];
    if (calendar === undefined) return null;
    return { calendar, credentialId: row.id, call: (work) => callOutside(dependencies, calendar, row, work) };
  }

  return {
    /** Returns the agent's first calendar, or without an agent the coach's; our own where none is connected. */
    async findServing(workspaceId: WorkspaceId, agentId: string | null): Promise<ServingCalendar> {
      const row = await findFirstCalendar(database, workspaceId, agentId, outsideKinds);
      return (row === null ? null : serve(row)) ?? serveOwn(workspaceId);
    },

    /** Returns Spotter's own calendar of a coach. */
    ownOf: serveOwn,

    /** Returns the calendar that holds a call; null where it is no longer connected. */
    async findHolding(call: {
      workspaceId: WorkspaceId;
      calendarKind: CalendarKind;
      credentialId: string | null;
    }): Promise<ServingCalendar | null> {
      if (call.calendarKind === 'own') return serveOwn(call.workspaceId);
      if (call.credentialId === null) return null;
      const row = await findCalendar(database, call.credentialId);
      return row === null ? null : serve(row);
    },

    /** Returns an outside calendar by its connection; null once the connection is no longer good. */
    async findConnected(credentialId: string): Promise<{ serving: ServingCalendar; workspaceId: WorkspaceId } | null> {
      const row = await findConnectedCalendar(database, credentialId);
      const serving = row === null ? null : serve(row);
      return row === null || serving === null ? null : { serving, workspaceId: row.workspaceId };
    },
  };
}

export type Calendars = ReturnType<typeof createCalendars>;

/** Calls a calendar; a token that is refused is renewed once. */
async function callOutside<Outcome>(
  dependencies: Dependencies,
  calendar: Calendar,
  row: CredentialRow,
  work: (account: CalendarAccount) => Promise<Outcome>,
): Promise<Outcome | CalendarFailure> {
  let refused: string | null = null;
  for (;;) {
    const accessToken = await findToken(dependencies.renewal, row.id, refused);
    if (typeof accessToken !== 'string') return accessToken;
    const calendarId = await findCalendarId(dependencies.database, calendar, row.id, accessToken);
    const outcome =
      typeof calendarId === 'string' ? await work({ accountId: row.accountId, calendarId, accessToken }) : calendarId;
    const failure = outcome as Partial<CalendarFailure>;
    if (failure.kind !== 'unauthorised') return outcome;
    // A token can be refused before it expires; one that was renewed because of that cannot.
    if (failure.because === 'token' && refused === null) {
      refused = accessToken;
      continue;
    }
    await noteRefusal(dependencies, row.id);
    return outcome;
  }
}

async function findToken(
  renewal: Dependencies['renewal'],
  credentialId: string,
  refused: string | null,
): Promise<string | CalendarFailure> {
  try {
    const fresh = await renewal.freshTokens(credentialId, refused);
    return fresh.kind === 'fresh' ? fresh.tokens.accessToken : refusedToken;
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return error.retryAfterMs === null
      ? providerDown
      : { kind: 'try-again', afterMs: error.retryAfterMs, because: 'rate-limited' };
  }
}

async function noteRefusal({ database, clock }: Dependencies, credentialId: string): Promise<void> {
  await inTransaction(database, async (tx) => {
    const row = await findCredentialForAll(tx, credentialId);
    if (row === null) return;
    await markReconnectNeeded(tx, { credentialId, sealedToken: row.sealedToken }, clock.now());
  });
}

async function findCalendarId(
  database: Database,
  calendar: Calendar,
  credentialId: string,
  accessToken: string,
): Promise<string | CalendarFailure> {
  const state = await findCalendarState(database, credentialId);
  if (state !== null) return state.calendarId;
  const described = await calendar.describe(accessToken);
  if (described.kind !== 'described') return described;
  const calendarId = chooseCalendar(described);
  if (calendarId === null) return { kind: 'refused', detail: 'the account has no kind of call that can be booked' };
  await insertCalendarState(database, { credentialId, calendarId });
  return calendarId;
}

/** Returns the calendar whose calls are closest to ours in length. */
function chooseCalendar({ calendars }: CalendarDescription): string | null {
  const distance = (minutes: number | null) => Math.abs((minutes ?? callMinutes) - callMinutes);
  const [first] = calendars.toSorted((one, other) => distance(one.callMinutes) - distance(other.callMinutes));
  return first?.calendarId ?? null;
}
