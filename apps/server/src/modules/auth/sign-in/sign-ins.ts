import { createHmac } from 'node:crypto';
import type { AuditAction } from '@spotter/contract';
import type { Database } from '../../../database/database.ts';
import { TwoStepRequired } from '../../../http/app-error.ts';
import { networkOf } from '../../../http/limits/rate-limit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { UserRow } from '../../users/users.repository.ts';
import { requestAccountMail, requestVerifyEmail } from '../account-mails.job.ts';
import type { AuditLog } from '../audit-log.ts';
import { describeDevice } from './describe-user-agent.ts';
import { hashToken, newToken } from './secret-token.ts';
import type { OpenedSession, Sessions } from './sessions.ts';
import { insertSignInTicket } from '../two-step/two-step.repository.ts';

const ticketMs = 5 * 60_000;

/** Where a call comes from: its network address, and how its program names itself. */
export type CameFrom = { address: string; userAgent: string | null };

/** What a right password leads to. */
export type FirstStep = { kind: 'opened'; session: OpenedSession } | { kind: 'second-step'; ticket: string };

/** Opens sessions, whichever way somebody proved who they are, and records and tells of it. */
export type SignIns = {
  /** For somebody who has just made the account. */
  signUp(tx: Database, user: UserRow, from: CameFrom): Promise<OpenedSession>;
  /** For somebody whose password, or provider, was right: a session, or a ticket for the second step. */
  firstStep(tx: Database, user: UserRow, from: CameFrom): Promise<FirstStep>;
  /** For somebody who has taken every step. */
  complete(tx: Database, user: UserRow, from: CameFrom): Promise<OpenedSession>;
};

export function createSignIns(dependencies: {
  clock: Clock;
  sessions: Sessions;
  audit: AuditLog;
  /** Under which devices and networks are known again. */
  originKey: Buffer;
}): SignIns {
  const { clock, sessions, audit, originKey } = dependencies;

  function originOf(userId: string, { address, userAgent }: CameFrom): string {
    const place = `${userId}\n${describeDevice(userAgent) ?? ''}\n${networkOf(address)}`;
    return createHmac('sha256', originKey).update(place).digest('hex');
  }

  function record(tx: Database, { id: userId }: UserRow, action: AuditAction, from: CameFrom): Promise<void> {
    return audit.record(tx, { userId, action, userAgent: from.userAgent, origin: originOf(userId, from) });
  }

  async function complete(tx: Database, user: UserRow, from: CameFrom): Promise<OpenedSession> {
    const isKnown = await audit.knowsOrigin(tx, user.id, originOf(user.id, from));
    await record(tx, user, isKnown ? 'signed-in' : 'signed-in-new-device', from);
    if (!isKnown) {
      const device = describeDevice(from.userAgent);
      await requestAccountMail(tx, user.id, { mail: 'new-device', device, at: clock.now() });
    }
    return sessions.open(tx, user, from.userAgent);
  }

  return {
    complete,

    async signUp(tx, user, from) {
      await record(tx, user, 'signed-up', from);
      if (user.emailVerifiedAt === null) await requestVerifyEmail(tx, user.id, clock.now());
      return sessions.open(tx, user, from.userAgent);
    },

    async firstStep(tx, user, from) {
      if (user.twoStepAt === null) return { kind: 'opened', session: await complete(tx, user, from) };
      const ticket = newToken();
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + ticketMs);
      await insertSignInTicket(tx, { ticketHash: hashToken(ticket), userId: user.id, expiresAt }, now);
      return { kind: 'second-step', ticket };
    },
  };
}

/** The session of a first step that is all; refused as `two_step_required` where another is to come. */
export function sessionOf(step: FirstStep): OpenedSession {
  if (step.kind === 'second-step') throw new TwoStepRequired(step.ticket);
  return step.session;
}
