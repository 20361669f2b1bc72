import { notificationKinds, outsideWays, type QuietHours, type WaysByKind } from '@spotter/domain';
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
import { sessions } from '../auth/auth.tables.ts';
import { bots } from '../bots/bots.tables.ts';
import { chats } from '../chats/chats.tables.ts';
import { credentials } from '../connections/connections.tables.ts';
import { users } from '../users/users.tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** What a notification says of its fact beside what it points to: no words of anybody, and no names. */
export type NotificationAbout = {
  /** Why a chat was handed over, what became of a call or an account, how a plan stands. */
  reason?: string;
  /** A call. It may be gone: then nothing is said of it. */
  callId?: string;
  /** Of a digest: the day, and how much there is of what. */
  digest?: { day: string; needsYou: number; unopened: number; callsToday: number; booked: number };
  /** Of a test: the one way that it is about. */
  way?: 'app' | 'push' | 'email';
};

/** What coaches were told of, once for each fact. Facts of chats are noted by the database itself, see the migrations. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: [...notificationKinds, 'test'] }).notNull(),
    /** Names the fact: the same one is told once, however often it is asked for. */
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

/** What went out of a notification, by each way, to each device. Claimed before it is sent. */
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
    /** The device's subscription; empty for mail. No foreign key: that a device got it is so, though it be gone. */
    target: text('target').notNull(),
    /** `sending`: claimed; one that stays so was interrupted. `needless`: opened or taken care of before it went out. */
    status: text('status', { enum: ['queued', 'sending', 'sent', 'failed', 'needless'] }).notNull(),
    /** When it is to go out, or be tried again. */
    dueAt: instant('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Of the last change of its status. */
    at: instant('at').notNull(),
    /** Why it failed, in a word of ours. */
    problem: text('problem'),
  },
  (table) => [
    uniqueIndex('notification_deliveries_once').on(table.notificationId, table.way, table.round, table.target),
  ],
);

/** What coaches chose, of those who have. A kind that is missing is as for everybody. */
export const notificationPreferences = pgTable('notification_preferences', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  ways: jsonb('ways').$type<Partial<WaysByKind>>().notNull(),
  quietHours: jsonb('quiet_hours').$type<QuietHours>(),
  digestHour: integer('digest_hour').notNull(),
  quoteSevere: boolean('quote_severe').notNull(),
});

/** Devices that show pushes, each for as long as the session that it was made in. */
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
    /** By which an endpoint is found: they can be longer than an index takes. */
    endpointHash: text('endpoint_hash').notNull().unique(),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** The server's key that it was made with: it takes pushes signed with no other. */
    serverKey: text('server_key').notNull(),
    device: text('device'),
    createdAt: instant('created_at').notNull(),
    /** When the app last told it, which it does at each start. */
    confirmedAt: instant('confirmed_at').notNull(),
    lastSentAt: instant('last_sent_at'),
  },
  (table) => [
    index('push_subscriptions_user').on(table.userId),
    index('push_subscriptions_session').on(table.sessionId),
  ],
);

/** The pair that signs pushes, made at the first start where none is configured. There is one row at most. */
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
