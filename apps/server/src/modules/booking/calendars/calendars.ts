import { callMinutes } from '@spotter/domain';
import type {
  Calendar,
  CalendarAccount,
  CalendarDescription,
  CalendarFailure,
  CalendarKind,
} from '@spotter/providers/ports/calendar';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { credentials } from '../../connections/connections.tables.ts';
import { isProviderError } from '../../connections/provider-failure.ts';
import { markReconnectNeeded } from '../../connections/reconnect-needed.job.ts';
import type { TokenRenewal } from '../../connections/token-renewal.ts';
import { calendarStates } from '../booking.tables.ts';

/** The calendars outside that can be connected. */
export type OutsideKind = Exclude<CalendarKind, 'own'>;

type CredentialRow = typeof credentials.$inferSelect;

/** The calendar that a coach's calls go to, ready to be called. */
export type ServingCalendar = {
  calendar: Calendar;
  /** null: our own. */
  credentialId: string | null;
  /** Calls the calendar for the coach's account, with another token if the first is refused. Never throws for what the provider does. */
  call<Outcome>(work: (account: CalendarAccount) => Promise<Outcome>): Promise<Outcome | CalendarFailure>;
};

const outsideKinds: readonly OutsideKind[] = ['google-calendar', 'calendly'];
const providerDown: CalendarFailure = { kind: 'try-again', afterMs: null, because: 'provider-down' };
const refusedToken: CalendarFailure = { kind: 'unauthorised', because: 'token' };

/** Finds the calendar of a coach or agent, and speaks to it with tokens that are good. */
export function createCalendars(options: {
  database: Database;
  clock: Clock;
  renewal: Pick<TokenRenewal, 'freshTokens'>;
  own: Calendar;
  outside: Partial<Record<OutsideKind, Calendar>>;
}) {
  const { database, clock, renewal, own, outside } = options;

  function serveOwn(coachId: string): ServingCalendar {
    const account = { accountId: coachId, calendarId: coachId, accessToken: coachId };
    return { calendar: own, credentialId: null, call: (work) => work(account) };
  }

  function serve(row: CredentialRow): ServingCalendar | null {
    const calendar = outside[row.integration as OutsideKind];
    if (calendar === undefined) return null;
    return { calendar, credentialId: row.id, call: (work) => callOutside(calendar, row, work) };
  }

  async function callOutside<Outcome>(
    calendar: Calendar,
    row: CredentialRow,
    work: (account: CalendarAccount) => Promise<Outcome>,
  ): Promise<Outcome | CalendarFailure> {
    let refused: string | null = null;
    for (;;) {
      const accessToken = await findToken(row.id, refused);
      if (typeof accessToken !== 'string') return accessToken;
      const calendarId = await findCalendarId(calendar, row.id, accessToken);
      const outcome =
        typeof calendarId === 'string' ? await work({ accountId: row.accountId, calendarId, accessToken }) : calendarId;
      const failure = outcome as Partial<CalendarFailure>;
      if (failure.kind !== 'unauthorised') return outcome;
      // A token can be refused before its time; one that was renewed because of it cannot.
      if (failure.because === 'token' && refused === null) {
        refused = accessToken;
        continue;
      }
      await noteRefusal(row.id);
      return outcome;
    }
  }

  async function findToken(credentialId: string, refused: string | null): Promise<string | CalendarFailure> {
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

  async function noteRefusal(credentialId: string): Promise<void> {
    await inTransaction(database, async (tx) => {
      const [row] = await tx.select().from(credentials).where(eq(credentials.id, credentialId));
      if (row === undefined) return;
      await markReconnectNeeded(tx, { credentialId, sealedToken: row.sealedToken }, clock.now());
    });
  }

  async function findCalendarId(
    calendar: Calendar,
    credentialId: string,
    accessToken: string,
  ): Promise<string | CalendarFailure> {
    const [state] = await database.select().from(calendarStates).where(eq(calendarStates.credentialId, credentialId));
    if (state !== undefined) return state.calendarId;
    const described = await calendar.describe(accessToken);
    if (described.kind !== 'described') return described;
    const calendarId = chooseCalendar(described);
    if (calendarId === null) return { kind: 'refused', detail: 'the account has no kind of call that can be booked' };
    await database.insert(calendarStates).values({ credentialId, calendarId }).onConflictDoNothing();
    return calendarId;
  }

  return {
    /** The agent's first calendar, or without an agent the coach's; our own where none is connected. */
    async findServing(coachId: string, agentId: string | null): Promise<ServingCalendar> {
      const [row] = await database
        .select()
        .from(credentials)
        .where(
          and(
            eq(credentials.userId, coachId),
            inArray(credentials.integration, [...outsideKinds]),
            ne(credentials.status, 'disconnected'),
            ...(agentId === null ? [] : [eq(credentials.agentId, agentId)]),
          ),
        )
        .orderBy(asc(credentials.createdAt), asc(credentials.id))
        .limit(1);
      return (row === undefined ? null : serve(row)) ?? serveOwn(coachId);
    },

    /** Spotter's own calendar of a coach. */
    ownOf: serveOwn,

    /** The calendar that holds a call; null where it is not connected any more. */
    async findHolding(call: {
      coachId: string;
      calendarKind: CalendarKind;
      credentialId: string | null;
    }): Promise<ServingCalendar | null> {
      if (call.calendarKind === 'own') return serveOwn(call.coachId);
      if (call.credentialId === null) return null;
      const [row] = await database
        .select()
        .from(credentials)
        .where(and(eq(credentials.id, call.credentialId), ne(credentials.status, 'disconnected')));
      return row === undefined ? null : serve(row);
    },

    /** A calendar outside by its connection; null once that is not good any more. */
    async findConnected(credentialId: string): Promise<{ serving: ServingCalendar; coachId: string } | null> {
      const [row] = await database
        .select()
        .from(credentials)
        .where(and(eq(credentials.id, credentialId), eq(credentials.status, 'connected')));
      const serving = row === undefined ? null : serve(row);
      return row === undefined || serving === null ? null : { serving, coachId: row.userId };
    },
  };
}

export type Calendars = ReturnType<typeof createCalendars>;

/** The calendar whose calls are nearest to ours in length. */
function chooseCalendar({ calendars }: CalendarDescription): string | null {
  const distance = (minutes: number | null) => Math.abs((minutes ?? callMinutes) - callMinutes);
  const [first] = calendars.toSorted((one, other) => distance(one.callMinutes) - distance(other.callMinutes));
  return first?.calendarId ?? null;
}
