import { and, eq, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { commitWithoutWaiting } from '../../../database/commit-without-waiting.ts';
import { preparedQuery } from '../../../database/prepared-query.ts';
import { wholeRow } from '../../../database/rows/whole-row.ts';
import type { JobLease } from '../../../queue/define-job.ts';
import { endedWith } from '../../../queue/lease.ts';
import type { MessageRow } from '../chat-state.ts';
import { messages } from '../chats.tables.ts';

const echo = alias(messages, 'echo');

/**
 * Notes that a message was sent, and ends the job that this finishes. Does neither when the platform's id is another
 * message's: then the echo came first, and was taken for another person's words.
 */
export const updateSent = preparedQuery(
  (
    database,
    given: { id: string; botId: string; messageId: string; change: Partial<MessageRow>; job: JobLease | null },
  ) => {
    const itsEcho = database
      .select({ found: sql`1` })
      .from(echo)
      .where(and(eq(echo.botId, given.botId), eq(echo.providerId, given.messageId), ne(echo.id, given.id)));
    const stored = database.$with('stored').as(
      database
        .update(messages)
        .set(given.change)
        .where(and(eq(messages.id, given.id), eq(messages.status, 'sending'), notExists(itsEcho)))
        .returning({ message: wholeRow(messages).as('message') }),
    );
    const none = sql`select where false`;
    const ended = database
      .$with('ended', {})
      .as(given.job === null ? none : endedWith(given.job, sql`exists (select from stored)`));
    return (
      database
        .with(stored, ended)
        // A crash may undo the update: then the row says `sending` again, and the outcome is looked up.
        .select({
          message: stored.message,
          ended: sql<boolean>`exists (select from ended)`,
          also: commitWithoutWaiting,
        })
        .from(stored)
    );
  },
  { shared: true },
);
