import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { bots } from '../bots/bots.tables.ts';
import type { ReconnectNotice } from '../connections/reconnect-needed.job.ts';
import { markOpened } from './deliveries.repository.ts';
import { requestNotification } from './request-notification.ts';

/** A call, as far as its news are told. */
type ReportedCall = { id: string; coachId: string; chatId: string | null; sequence: number };

/**
 * What other modules have coaches told of, each with the transaction of its fact. Facts of chats (hand-overs, leads that fit,
 * failed sends) are noted by the database itself.
 */
export function createReports({ clock }: { clock: Clock }) {
  const call = (
    tx: Database,
    { id, coachId, chatId }: ReportedCall,
    kind: 'booked' | 'call_changed',
    reason: string,
    cause: string,
  ) =>
    requestNotification(tx, {
      userId: coachId,
      kind,
      cause,
      at: clock.now(),
      chatId,
      about: { callId: id, reason },
    });
  return {
    callBooked: async (tx: Database, told: ReportedCall): Promise<void> => {
      await call(tx, told, 'booked', 'booked', `call ${told.id} booked`);
    },

    callChanged: async (tx: Database, told: ReportedCall, change: 'moved' | 'cancelled'): Promise<void> => {
      await call(tx, told, 'call_changed', change, `call ${told.id} ${change} ${told.sequence}`);
    },

    /** The coach has the chat before them, or has taken care of it: they need not be told of it any more. */
    chatSeen: async (tx: Database, userId: string, chatId: string): Promise<void> => {
      await markOpened(tx, userId, { chatId }, 'app', clock.now());
    },

    /** The platform forbids an account to send. */
    accountRestricted: async (tx: Database, botId: string): Promise<void> => {
      const [bot] = await tx.select().from(bots).where(eq(bots.id, botId));
      if (bot === undefined) return;
      const at = clock.now();
      await requestNotification(tx, {
        userId: bot.userId,
        kind: 'connection_broken',
        cause: `restricted ${botId} ${at.getTime()}`,
        at,
        botId,
        credentialId: bot.credentialId,
        about: { reason: 'restricted' },
      });
    },

    reconnectNeeded: async (tx: Database, { userId, credentialId, tokensAt }: ReconnectNotice): Promise<void> => {
      await requestNotification(tx, {
        userId,
        kind: 'connection_broken',
        cause: `reconnect ${credentialId} ${tokensAt.getTime()}`,
        at: clock.now(),
        credentialId,
        about: { reason: 'reconnect' },
      });
    },

    planLapsed: async (
      tx: Database,
      { userId, status, subscriptionId, at }: { userId: string; status: string; subscriptionId: string; at: Date },
    ): Promise<void> => {
      const cause = `plan ${subscriptionId} ${status} ${at.getTime()}`;
      await requestNotification(tx, { userId, kind: 'plan', cause, at, about: { reason: status } });
    },
  };
}

export type Reports = ReturnType<typeof createReports>;
