import { createHmac } from 'node:crypto';
import type { AuditAction } from '@spotter/contract';
import type { Database } from '../../../database/database.ts';
import { TwoStepRequired } from '../../../http/app-error.ts';
import { networkOf } from '../../../http/limits/rate-limit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { UserRow } from '../../users/index.ts';
import { requestAccountMail, requestVerifyEmail } from '../account-mails.job.ts';
import type { AuditLog } from '../audit-log.ts';
import { describeDevice } from './describe-user-agent.ts';
import { hashToken, newToken } from './secret-token.ts';
import type { OpenedSession, Sessions } from './sessions.ts';
import { insertSignInTicket } from '../two-step/two-step.repository.ts';

const ticketMs = 5 * 60_000;

/** The origin of a call: its network address, and its user agent. */
export type CameFrom = { address: string; userAgent: string | null };

/** The result of a right password. */
export type FirstStep = { kind: 'opened'; session: OpenedSession } | { kind: 'second-step'; ticket: string };

/** Opens sessions, however users proved who they are; records sign-ins and notifies the owner of them. */
export type SignIns = {
  /** Signs in a user who has just created the account. */
  signUp(tx: Database, user: UserRow, from: CameFrom): Promise<OpenedSession>;
  /** Signs in a user whose password, or provider, was right. Returns a session, or a ticket for the second step. */
  firstStep(tx: Database, user: UserRow, from: CameFrom): Promise<FirstStep>;
  /** Signs in a user who has taken every step. */
  complete(tx: Database, user: UserRow, from: CameFrom): Promise<OpenedSession>;
};

export function createSignIns(dependencies: {
  clock: Clock;
  sessions: Sessions;
  audit: AuditLog;
  /** The key under which devices and networks are recognized. */
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

/** Returns the session of a first step; throws `two_step_required` when a second step is needed. */
export function sessionOf(step: FirstStep): OpenedSession {
  if (step.kind === 'second-step') throw new TwoStepRequired(step.ticket);
  return step.session;
}
