import { boolean, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** The columns of a chat that say which of several apps has the conversation. */
export const threadOwnerColumns = {
  otherAppOwnsThread: boolean('other_app_owns_thread').notNull().default(false),
  /** The other app that has the conversation, or had it last; null: the platform did not name it. */
  otherAppId: text('other_app_id'),
  /** Since when it has the conversation. */
  otherAppSince: instant('other_app_since'),
  /** When the conversation last came back, and by whom: the app passed it to us, or the coach took it. */
  threadReturnedAt: instant('thread_returned_at'),
  threadReturnedBy: text('thread_returned_by', { enum: ['app', 'coach'] }),
};
