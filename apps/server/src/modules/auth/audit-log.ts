import type { AuditAction, Page } from '@spotter/contract';
import { and, desc, eq, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { findUserAgent } from '../../http/caller.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId, newId } from '../../platform/ids.ts';
import { defineJob, handleJob, type JobHandler } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import { auditEntries } from './auth.tables.ts';
import { describeDevice } from './sign-in/describe-user-agent.ts';

const dayMs = 24 * 3_600_000;
const keepMs = 365 * dayMs;
/** Of one user no more are kept: nobody fills the table, whatever they repeat. */
const mostOfOneUser = 1000;
const pageLength = 20;
const longestDetail = 200;

export type AuditRow = typeof auditEntries.$inferSelect;

/** Something sensitive that was done. */
export type AuditEvent = {
  userId: string;
  action: AuditAction;
  detail?: string | null;
  /** How the program names itself that did it; of a call in a session it is known by itself. */
  userAgent?: string | null;
  /** Of a sign-in: where it came from. */
  origin?: string | null;
};

/** What is done in accounts that their owners may want to know of: kept for a year, and as long as the account. */
export type AuditLog = {
  /** Records it along with what was done, in one transaction. */
  record(tx: Database, event: AuditEvent): Promise<void>;
  /** Whether somebody has signed in from there within the year. */
  knowsOrigin(tx: Database, userId: string, origin: string): Promise<boolean>;
  /** The newest first. */
  list(userId: string, page: { limit?: number | undefined; cursor?: string | undefined }): Promise<Page<AuditRow[]>>;
  listAll(userId: string): Promise<AuditRow[]>;
};

export function createAuditLog({ database, clock }: { database: Database; clock: Clock }): AuditLog {
  const oldestKept = () => new Date(clock.now().getTime() - keepMs);

  return {
    async record(tx, { userId, action, detail = null, origin = null, ...event }) {
      const userAgent = event.userAgent === undefined ? findUserAgent(userId) : event.userAgent;
      await tx.insert(auditEntries).values({
        id: newId(),
        userId,
        action,
        detail: detail === null ? null : detail.slice(0, longestDetail),
        device: describeDevice(userAgent),
        origin,
        at: clock.now(),
      });
      const tooMany = sql`(select id from audit_entries where user_id = ${userId} order by id desc offset ${mostOfOneUser} limit 1)`;
      await tx.delete(auditEntries).where(and(eq(auditEntries.userId, userId), lte(auditEntries.id, tooMany)));
    },

    async knowsOrigin(tx, userId, origin) {
      const [row] = await tx
        .select({ id: auditEntries.id })
        .from(auditEntries)
        .where(and(eq(auditEntries.userId, userId), isNotNull(auditEntries.origin), eq(auditEntries.origin, origin)))
        .limit(1);
      return row !== undefined;
    },

    async list(userId, { limit = pageLength, cursor }) {
      if (cursor !== undefined && !isId(cursor)) {
        throw new AppError('invalid_input', 'This page address is not valid');
      }
      const rows = await database
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.userId, userId), cursor === undefined ? undefined : lt(auditEntries.id, cursor)))
        .orderBy(desc(auditEntries.id))
        .limit(limit + 1);
      const shown = rows.slice(0, limit).filter(({ at }) => at > oldestKept());
      return {
        value: shown,
        nextCursor: shown.length < rows.length && shown.length === limit ? shown.at(-1)!.id : null,
      };
    },

    listAll: (userId) =>
      database.select().from(auditEntries).where(eq(auditEntries.userId, userId)).orderBy(auditEntries.id),
  };
}

const purgeAuditJob = defineJob('purge-audit', z.object({}));

/** Asks for the daily purge; asking again changes nothing. */
export function requestAuditPurge(database: Database, now: Date): Promise<void> {
  return requestJobs(database, purgeAuditJob, [{ key: 'all', payload: {}, dueAt: now }]);
}

/** Forgets, once a day, what is older than a year. */
export function createAuditPurge({ database, clock }: { database: Database; clock: Clock }): JobHandler {
  return handleJob(purgeAuditJob, async () => {
    const now = clock.now().getTime();
    await database.delete(auditEntries).where(lte(auditEntries.at, new Date(now - keepMs)));
    return { kind: 'again', at: new Date(now + dayMs) };
  });
}
