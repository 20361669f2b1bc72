import type { ChannelTest } from '@spotter/contract';
import type { QuietHours } from '@spotter/domain/booking';
import { notificationKinds, outsideWays, type WaysByKind } from '@spotter/domain/notifications';
import type { TurnedRed } from '@spotter/domain/simulated-leads';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sessions } from '../auth/index.ts';
import { bots } from '../bots/index.ts';
import { chats } from '../chats/index.ts';
import { credentials } from '../connections/index.ts';
import { users } from '../users/index.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** What a notification stores of its fact besides references: no one's words, and no names. */
export type NotificationAbout = {
  /** Why a chat was handed over, the outcome of a call or an account, the state of a plan. */
  reason?: string;
  /** A call. If it is gone, nothing is said of it. */
  callId?: string;
  /** An answer that waits for the coach's word. If it no longer waits, nothing is said of it. */
  proposalId?: string;
  /** A comment that needs a person. If it is gone, nothing is said of it. */
  commentId?: string;
  /** For a digest: the day, the counts, and the most urgent chats with why each needs the coach. */
  digest?: {
    day: string;
    needsYou: number;
    unopened: number;
    callsToday: number;
    booked: number;
    /** Leads who were about to be lost and were taken care of. Absent: from before these were counted. */
    recovered?: number;
    next?: { chatId: string; why: string }[];
  };
  /** A night in which leads turned red, by its run. If that is gone, nothing is said of it. */
  night?: { runId: string; turnedRed: TurnedRed[] };
  /** Of a day's budget: the share that is used, in percent, and when the next one begins. */
  budget?: { percent: number; resetsAt: string };
  /** Of a test: the one way that it is about. */
  way?: 'app' | 'push' | 'email';
};

/** The notifications of coaches, one for each fact. The database itself notes facts of chats, see the migrations. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: [...notificationKinds, 'test'] }).notNull(),
    /** The name of the fact: one name notifies once, however often it is requested. */
    cause: text('cause').notNull(),
    chatId: uuid('chat_id').references(() => chats.id, { onDelete: 'cascade' }),
    botId: uuid('bot_id').references(() => bots.id, { onDelete: 'cascade' }),
    credentialId: uuid('credential_id').references(() => credentials.id, { onDelete: 'cascade' }),
    about: jsonb('about').$type<NotificationAbout>().notNull().default({}),
    /** When the fact came about. */
    at: instant('at').notNull(),
    /** Since when it is in the list of the app; null: not yet, or the coach does not want this kind there. */
    listedAt: instant('listed_at'),
    openedAt: instant('opened_at'),
    openedBy: text('opened_by', { enum: ['app', 'push', 'email'] }),
  },
  (table) => [
    uniqueIndex('notifications_cause').on(table.userId, table.cause),
    index('notifications_listed')
      .on(table.userId, table.at, table.id)
      .where(sql`listed_at is not null`),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`listed_at is not null and opened_at is null`),
    index('notifications_chat').on(table.chatId, table.at),
    index('notifications_at').on(table.at),
  ],
);

/** The deliveries of a notification, by each way, to each device. Claimed before they are sent. */
export const notificationDeliveries = pgTable(
  'notification_deliveries',
  {
    id: uuid('id').primaryKey(),
    notificationId: uuid('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    way: text('way', { enum: outsideWays }).notNull(),
    /** How often it had gone out before without being opened. */
    round: integer('round').notNull(),
    /**
     * The device's subscription; empty for email. No foreign key, because the delivery remains a fact when the
     * device is gone.
     */
    target: text('target').notNull(),
    /** `sending`: claimed; one that stays so was interrupted. `needless`: opened or taken care of before it went out. */
    status: text('status', { enum: ['queued', 'sending', 'sent', 'failed', 'needless'] }).notNull(),
    /** When it is to go out, or be tried again. */
    dueAt: instant('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When its status last changed. */
    at: instant('at').notNull(),
    /** Why it failed, in a word of ours. */
    problem: text('problem'),
  },
  (table) => [
    uniqueIndex('notification_deliveries_once').on(table.notificationId, table.way, table.round, table.target),
  ],
);

/** The preferences of coaches who have set any. A kind that is missing has the default. */
export const notificationPreferences = pgTable('notification_preferences', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  ways: jsonb('ways').$type<Partial<WaysByKind>>().notNull(),
  quietHours: jsonb('quiet_hours').$type<QuietHours>(),
  digestHour: integer('digest_hour').notNull(),
  quoteSevere: boolean('quote_severe').notNull(),
});

/** Devices that show pushes, each for as long as the session in which it subscribed. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The key for finding an endpoint, because endpoints can be longer than an index allows. */
    endpointHash: text('endpoint_hash').notNull().unique(),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** The server's key with which it was created: it accepts no pushes signed with another. */
    serverKey: text('server_key').notNull(),
    device: text('device'),
    createdAt: instant('created_at').notNull(),
    /** When the app last confirmed it, which it does at each start. */
    confirmedAt: instant('confirmed_at').notNull(),
    lastSentAt: instant('last_sent_at'),
  },
  (table) => [
    index('push_subscriptions_user').on(table.userId),
    index('push_subscriptions_session').on(table.sessionId),
  ],
);

/** The key pair that signs pushes, created at the first start where none is configured. There is one row at most. */
export const pushKeys = pgTable('push_keys', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  sealedPrivateKey: text('sealed_private_key').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** The longest silence of an account on each day of the past weeks, in minutes, with the day on which it ended. */
export const accountSilences = pgTable(
  'account_silences',
  {
    botId: uuid('bot_id')
      .notNull()
      .references(() => bots.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    minutes: integer('minutes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.botId, table.day] })],
);

/** What the last test of each account's channel found. */
export const channelTests = pgTable('channel_tests', {
  botId: uuid('bot_id')
    .primaryKey()
    .references(() => bots.id, { onDelete: 'cascade' }),
  testedAt: instant('tested_at').notNull(),
  found: jsonb('found').$type<Omit<ChannelTest, 'testedAt'>>().notNull(),
});
