import type { Calendar, CalendarWebhooks } from '@spotter/providers/ports/calendar';
import type { Mail, OutgoingMail } from '@spotter/providers/ports/mail';
import { createRateLimiter } from '../../http/limits/rate-limit.ts';
import { newId } from '../../platform/ids.ts';
import { createLogger } from '../../platform/logger.ts';
import { createWorker } from '../../queue/worker.ts';
import { getAccessOfUser } from '../users/workspaces.repository.ts';
import { createTestApp, type TestApp } from '../auth/auth-app.test-support.ts';
import { credentials } from '../connections/connections.tables.ts';
import { createProactiveMessages, type ProactiveOutcome } from '../chats/sending/proactive-message.ts';
import { createBooking, type Booking } from './booking.module.ts';
import type { OutsideKind } from './calendars/calendars.ts';
import { requestReading } from './calendars/read-calendar.job.ts';

/**
 * Starts the app with booking over a fresh database, with its own mailbox and a clock that stands at noon on a
 * Friday (UTC).
 */
export async function startBooking(
  surroundings: {
    outside?: (now: () => Date) => Partial<Record<OutsideKind, Calendar>>;
    calendlyWebhooks?: (now: () => Date) => CalendarWebhooks;
    /** Returns the outcome of a message sent to a chat; the text is recorded in any case. */
    outcomeInChat?: (text: string) => ProactiveOutcome['kind'];
    /** Whether messages go into the ledger of the chat, as in the server; nothing sends them. */
    keepsLedger?: boolean;
    /** Whether the coach's plan lets the agent speak now. */
    planAllows?: () => boolean;
    landingTrainerEmail?: string;
    verifyEmail?: boolean;
    mail?: Mail;
    publicUrl?: string;
  } = {},
) {
  const mails: OutgoingMail[] = [];
  const sentTexts: { chatId: string; text: string }[] = [];
  const happened: string[] = [];
  const tokens = new Map<string, string[]>();
  const mail: Mail = surroundings.mail ?? {
    send: async (one) => {
      mails.push(one);
    },
  };
  const intoLedger = createProactiveMessages({
    requestSending: async () => undefined,
    allowsAutoreplies: async () => surroundings.planAllows?.() ?? true,
  });
  let booking: Booking | null = null;
  const app: TestApp = await createTestApp(
    (routes, { database, clock, users }) => {
      booking = createBooking({
        database,
        clock,
        logger: createLogger('silent'),
        renewal: {
          freshTokens: async (credentialId, refused) => {
            const known = tokens.get(credentialId) ?? [];
            const next = refused == null ? known[0] : known[known.indexOf(refused) + 1];
            if (next === undefined) return { kind: 'reconnect-needed' };
            return { kind: 'fresh', tokens: { accessToken: next, refreshToken: null, expiresAt: null } };
          },
        },
        outside: surroundings.outside?.(() => clock.now()) ?? {},
        calendlyWebhooks: surroundings.calendlyWebhooks?.(() => clock.now()) ?? null,
        mail,
        requireVerified: users.requireVerified,
        sendProactively: async (tx, chatId, message, now) => {
          const { text } = message;
          if (surroundings.keepsLedger === true) {
            const result = await intoLedger(tx, chatId, message, now);
            if (result.kind === 'queued') sentTexts.push({ chatId, text });
            return result;
          }
          const kind = surroundings.outcomeInChat?.(text) ?? 'queued';
          if (kind === 'queued') sentTexts.push({ chatId, text });
          return kind === 'later' ? { kind, at: new Date(now.getTime() + 60_000) } : { kind };
        },
        events: {
          onBooked: async (_tx, call, late) => void happened.push(`booked ${call.guestName}${late ? ' late' : ''}`),
          onMoved: async (_tx, call) => void happened.push(`moved ${call.guestName}`),
          onLengthChanged: async (_tx, call) => void happened.push(`length ${call.guestName}`),
          onConcern: async (_tx, call, concern) => void happened.push(`${concern} ${call.guestName}`),
          onCanceled: async (_tx, call) => void happened.push(`cancelled ${call.guestName}`),
        },
        publicUrl: surroundings.publicUrl ?? 'http://localhost:3000',
        landingTrainerEmail: surroundings.landingTrainerEmail ?? null,
        manageKeys: { current: Buffer.from('another key for tests only'), previous: null },
        rateLimiter: createRateLimiter({ database, clock }),
        proposalKey: Buffer.from('a key for tests only'),
        patienceMs: 5_000,
      });
      booking.routes(routes);
    },
    {
      verifyEmail: surroundings.verifyEmail ?? false,
      beforeRemoval: async (userId) => booking!.leave(await getAccessOfUser(app.database, userId)),
    },
  );
  await app.app.ready();
  const worker = createWorker({
    connection: app.connection,
    clock: app.clock,
    logger: createLogger('silent'),
    concurrency: 8,
    handlers: booking!.jobs,
  });

  async function insertCredential(
    userId: string,
    account: { integration: OutsideKind | 'instagram'; accountId: string; agentId?: string },
  ): Promise<string> {
    const id = newId();
    const now = app.clock.now();
    const { workspaceId } = await getAccessOfUser(app.database, userId);
    await app.database.insert(credentials).values({
      id,
      workspaceId,
      integration: account.integration,
      accountId: account.accountId,
      agentId: account.agentId ?? null,
      username: 'dana@example.test',
      sealedToken: 'sealed',
      tokensAt: now,
      status: 'connected',
      createdAt: now,
    });
    return id;
  }

  return {
    ...app,
    booking: booking!,
    mails,
    sentTexts,
    happened,

    /** Adds a trainer in Chicago with the ordinary call hours, 9 to 17 o'clock from Monday to Friday. */
    async addTrainer(email = 'dana@example.test', timeZone = 'America/Chicago') {
      const trainer = await app.signUp(email);
      const found = await app.call('GET', '/api/availability/me', { token: trainer.token });
      const rules = found.json<Record<string, unknown>>();
      await app.call('PUT', '/api/availability/me', { token: trainer.token, body: { ...rules, timeZone } });
      return trainer;
    },

    /** Connects a calendar for a coach. Each new connection gets tokens of its own. */
    async connect(
      coachId: string,
      integration: OutsideKind,
      account: { accountId: string; tokens: string[]; agentId?: string },
    ): Promise<string> {
      const id = await insertCredential(coachId, { integration, ...account });
      tokens.set(id, account.tokens);
      await requestReading(app.database, [id], app.clock.now());
      return id;
    },

    /** Connects an Instagram account for a coach. */
    connectAccount: (coachId: string) => insertCredential(coachId, { integration: 'instagram', accountId: newId() }),

    /** Resets to the state after a start: no users, no messages or emails, and the clock at its Friday noon. */
    async startAfresh() {
      await app.startAfresh();
      mails.length = 0;
      sentTexts.length = 0;
      happened.length = 0;
      tokens.clear();
    },

    /** Runs the booking jobs that are due. */
    async work() {
      await worker.start();
      await worker.idle();
      await worker.stop();
    },

    /** Moves the clock on in steps of `stepMs`, and runs what falls due on the way. */
    async pass(ms: number, stepMs = ms) {
      for (let passed = 0; passed < ms; passed += stepMs) {
        app.clock.advance(Math.min(stepMs, ms - passed));
        await this.work();
      }
    },
  };
}

export type BookingUnderTest = Awaited<ReturnType<typeof startBooking>>;

/** Returns what a visitor's dialog sends. */
export function bookingBody(
  trainerId: string,
  clientId: string,
  more: {
    date?: string;
    start_time?: string;
    start?: string;
    duration?: number;
    notes?: string;
    timeZone?: string;
  } = {},
) {
  return {
    trainer_id: trainerId,
    client_id: clientId,
    date: '2026-11-23',
    start_time: '10:00',
    duration: 60,
    notes: '',
    ...more,
  };
}
