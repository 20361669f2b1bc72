import { invitationDays, type InvitationReader, type InvitationState, type InvitedRole } from '@spotter/contract';
import { inTransaction, type Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { SessionUser } from '../../http/auth-guard.ts';
import type { Limit, RateLimiter } from '../../http/limits/rate-limit.ts';
import type { Access, WorkspaceId } from '../../platform/access.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId, newId } from '../../platform/ids.ts';
import { type AuditLog, hashToken } from '../auth/index.ts';
import { countMembers, lockWorkspace, normalEmail, type UserRow, type UsersService } from '../users/index.ts';
import { requestInvitationMail } from './invitation-mail.job.ts';
import { invitationState } from './invitation-state.ts';
import * as repository from './invitations.repository.ts';
import type { InvitationRow, NamedInvitation } from './invitations.repository.ts';
import type { MembersService } from './members.service.ts';

const dayMs = 24 * 3_600_000;
/** How long a link still says that it was withdrawn, used or has expired. */
const rememberedMs = 30 * dayMs;
const maxOpen = 50;
const maxMembers = 200;
/** Limits emails to people who may not have asked for any. */
const invitationsADay: Limit = { name: 'invitation', tries: 50, windowMs: dayMs };

type Options = {
  database: Database;
  clock: Clock;
  rateLimiter: RateLimiter;
  users: UsersService;
  audit: AuditLog;
  members: MembersService;
  /** Whether this server sends email. */
  hasMail: boolean;
};

/** An invitation as somebody sees it who has its link. */
export type ViewedInvitation = { invitation: NamedInvitation; state: InvitationState; reader: InvitationReader };

/** Invites people to workspaces, and lets them in. */
export function createInvitations(options: Options) {
  const { database, clock, rateLimiter, users, members } = options;

  /** Counts an email, from an owner who has confirmed their own address. */
  async function admitMail({ userId }: Access): Promise<void> {
    if (!options.hasMail) throw new AppError('conflict', 'This server doesn’t send email, so nobody can be invited');
    await users.requireVerified(userId);
    await rateLimiter.take(invitationsADay, userId);
  }

  async function getOwn({ workspaceId }: Access, id: string): Promise<NamedInvitation> {
    const found = isId(id) ? await repository.findById(database, id) : null;
    if (found === null || found.workspaceId !== workspaceId) throw notFound();
    return found;
  }

  async function getByToken(tx: Database, token: string): Promise<NamedInvitation> {
    const found = await repository.findByToken(tx, hashToken(token));
    if (found === null) {
      throw new AppError(
        'not_found',
        'This invitation link doesn’t work. If you got more than one email, use the newest',
      );
    }
    return found;
  }

  return {
    list: ({ workspaceId }: Access): Promise<NamedInvitation[]> => repository.listPending(database, workspaceId),

    async invite(access: Access, wanted: { email: string; role: InvitedRole }): Promise<NamedInvitation> {
      await admitMail(access);
      const id = newId();
      await inTransaction(database, (tx) =>
        store(tx, access, { id, email: normalEmail(wanted.email), role: wanted.role }, clock.now()),
      );
      return getOwn(access, id);
    },

    async resend(access: Access, id: string): Promise<NamedInvitation> {
      await getOwn(access, id);
      await admitMail(access);
      await inTransaction(database, async (tx) => {
        const now = clock.now();
        const expiresAt = expiryAt(now);
        if (!(await repository.updatePending(tx, access.workspaceId, id, { expiresAt }))) throw notFound();
        await requestInvitationMail(tx, id, now);
      });
      return getOwn(access, id);
    },

    async withdraw({ workspaceId }: Access, id: string): Promise<void> {
      const change = { withdrawnAt: clock.now() };
      if (!isId(id) || !(await repository.updatePending(database, workspaceId, id, change))) throw notFound();
    },

    /** Returns an invitation, and who looks at it. */
    async find(token: string, reader: { id: string } | null): Promise<ViewedInvitation> {
      const invitation = await getByToken(database, token);
      const state = invitationState(invitation, clock.now());
      if (reader === null) return { invitation, state, reader: 'visitor' };
      if (await members.isMember(database, reader.id, invitation.workspaceId))
        return { invitation, state, reader: 'member' };
      const { email } = await users.getUser(reader.id);
      return { invitation, state, reader: email === invitation.email ? 'invited' : 'other' };
    },

    /** Lets the user in, and has the session go on in that workspace. */
    async accept(session: SessionUser, token: string): Promise<WorkspaceId> {
      return inTransaction(database, async (tx) => {
        const user = await users.lock(tx, session.id);
        if (user === null) throw notFound();
        const invitation = await getByToken(tx, token);
        const { workspaceId } = invitation;
        await lockWorkspace(tx, workspaceId);
        if (!(await members.isMember(tx, user.id, workspaceId))) {
          refuseEnded(invitationState(invitation, clock.now()));
          if (user.email !== invitation.email) throw forAnother(invitation.email, user.email);
        }
        if (user.email === invitation.email) await letIn(options, tx, user, invitation);
        await members.choose(tx, session, workspaceId);
        return workspaceId;
      });
    },

    /**
     * Lets somebody in who has just signed up with the address of an invitation: the link shows that they read mail
     * to it. Does nothing where it does not hold, which the link then says.
     */
    async joinAtSignUp(tx: Database, user: UserRow, token: string): Promise<void> {
      const invitation = await repository.findByToken(tx, hashToken(token));
      if (invitation === null || invitation.email !== user.email) return;
      await lockWorkspace(tx, invitation.workspaceId);
      await letIn(options, tx, user, invitation);
    },
  };
}

export type InvitationsService = ReturnType<typeof createInvitations>;

const expiryAt = (now: Date) => new Date(now.getTime() + invitationDays * dayMs);

/** Stores an invitation and requests its email. */
async function store(
  tx: Database,
  { workspaceId, userId }: Access,
  wanted: Pick<InvitationRow, 'id' | 'email' | 'role'>,
  now: Date,
): Promise<void> {
  const { id, email } = wanted;
  await lockWorkspace(tx, workspaceId);
  if (await repository.hasMemberWith(tx, workspaceId, email)) {
    throw new AppError('conflict', `${email} works here already. You can change the role in the list`);
  }
  await repository.deleteEnded(tx, workspaceId, { before: new Date(now.getTime() - rememberedMs), email, now });
  const { many, isInvited } = await repository.countOpen(tx, workspaceId, { email, now });
  if (isInvited) throw new AppError('conflict', `${email} is invited already. You can send the invitation again`);
  if (many >= maxOpen) {
    throw new AppError(
      'conflict',
      `You can have up to ${maxOpen} open invitations. Withdraw one that you no longer need`,
    );
  }
  const none = { tokenHash: null, acceptedAt: null, withdrawnAt: null };
  const dates = { invitedAt: now, expiresAt: expiryAt(now) };
  await repository.insertInvitation(tx, { ...none, ...dates, ...wanted, workspaceId, invitedBy: userId });
  await requestInvitationMail(tx, id, now);
}

/** Makes the person invited a member, unless the invitation has ended, and confirms their address. */
async function letIn(
  { clock, users, audit, members }: Options,
  tx: Database,
  user: UserRow,
  invitation: NamedInvitation,
): Promise<void> {
  const now = clock.now();
  if (invitationState(invitation, now) !== 'open') return;
  const { id, workspaceId, role, invitedBy } = invitation;
  if ((await countMembers(tx, workspaceId)) >= maxMembers) {
    throw new AppError('conflict', `${maxMembers} people work there already. Ask the owner to make room`);
  }
  if (!(await repository.markAccepted(tx, id, now))) return;
  await members.add(tx, { workspaceId, userId: user.id, role, invitedBy, since: now });
  if (user.emailVerifiedAt !== null) return;
  await users.markVerified(tx, user.id);
  await audit.record(tx, { userId: user.id, action: 'email-verified' });
}

function refuseEnded(state: InvitationState): void {
  switch (state) {
    case 'open':
      return;
    case 'accepted':
      throw new AppError('link_ended', 'This invitation was used already. Ask for another one');
    case 'withdrawn':
      throw new AppError('link_ended', 'This invitation was withdrawn. Ask for another one');
    case 'expired':
      throw new AppError('link_ended', 'This invitation has expired. Ask for another one');
  }
}

function forAnother(invited: string, own: string): AppError {
  return new AppError(
    'forbidden',
    `This invitation is for ${invited}, and you’re signed in as ${own}. Sign in with that address, or ask for an invitation to yours`,
  );
}

function notFound(): AppError {
  return new AppError('not_found', 'There is no such invitation');
}
