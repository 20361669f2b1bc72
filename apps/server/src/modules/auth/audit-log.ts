import type { AuditAction, Page } from '@spotter/contract';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { findCallingKey, findUserAgent } from '../../http/caller.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId, newId } from '../../platform/ids.ts';
import { defineJob, handleJob, type JobHandler } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import {
  deleteEntriesUntil,
  hasOrigin,
  insertAuditEntry,
  listAllEntries,
  listNewestEntries,
  type AuditRow,
} from './audit-log.repository.ts';
import { describeDevice } from './sign-in/describe-user-agent.ts';

const dayMs = 24 * 3_600_000;
const keepMs = 365 * dayMs;
/** Max entries kept for one user, so that no user fills the table by repetition. */
const maxPerUser = 1000;
const pageLength = 20;
const maxDetailLength = 200;

/** A sensitive action. */
export type AuditEvent = {
  userId: string;
  action: AuditAction;
  detail?: string | null;
  /** The user agent of the program that did it; for a call in a session it is already known. */
  userAgent?: string | null;
  /** For a sign-in: where it came from. */
  origin?: string | null;
};

/**
 * The actions in accounts that their owners may want to know of:
 * kept for a year, and no longer than the account.
 */
export type AuditLog = {
  /** Records the action, in the transaction that carries it out. */
  record(tx: Database, event: AuditEvent): Promise<void>;
  /** Returns whether the user has signed in from there within the year. */
  knowsOrigin(tx: Database, userId: string, origin: string): Promise<boolean>;
  /** Returns the entries, newest first. */
  list(userId: string, page: { limit?: number | undefined; cursor?: string | undefined }): Promise<Page<AuditRow[]>>;
  listAll(userId: string): Promise<AuditRow[]>;
};

export function createAuditLog({ database, clock }: { database: Database; clock: Clock }): AuditLog {
  const oldestKept = () => new Date(clock.now().getTime() - keepMs);

  return {
    async record(tx, { userId, action, detail = null, origin = null, ...event }) {
      const userAgent = event.userAgent === undefined ? findUserAgent(userId) : event.userAgent;
      const keyName = findCallingKey(userId);
      const entry = {
        id: newId(),
        userId,
        action,
        detail: detail === null ? null : detail.slice(0, maxDetailLength),
        device: keyName === null ? describeDevice(userAgent) : `API key ${keyName}`,
        origin,
        at: clock.now(),
      };
      await insertAuditEntry(tx, entry, maxPerUser);
    },

    knowsOrigin: hasOrigin,

    async list(userId, { limit = pageLength, cursor }) {
      if (cursor !== undefined && !isId(cursor)) {
        throw new AppError('invalid_input', 'This page address is not valid');
      }
      const rows = await listNewestEntries(database, userId, { before: cursor, limit: limit + 1 });
      const shown = rows.slice(0, limit).filter(({ at }) => at > oldestKept());
      return {
        value: shown,
        nextCursor: shown.length < rows.length && shown.length === limit ? shown.at(-1)!.id : null,
      };
    },

    listAll: (userId) => listAllEntries(database, userId),
  };
}

const purgeAuditJob = defineJob('purge-audit', z.object({}));

/** Asks for the daily purge; asking again changes nothing. */
export function requestAuditPurge(database: Database, now: Date): Promise<void> {
  return requestJobs(database, purgeAuditJob, [{ key: 'all', payload: {}, dueAt: now }]);
}

/** Deletes, once a day, what is older than a year. */
export function createAuditPurge({ database, clock }: { database: Database; clock: Clock }): JobHandler {
  return handleJob(purgeAuditJob, async () => {
    const now = clock.now().getTime();
    await deleteEntriesUntil(database, new Date(now - keepMs));
    return { kind: 'again', at: new Date(now + dayMs) };
  });
}
