import { botRoutes, type InvitedRole, mayCall, type Role } from '@spotter/contract';
import { inTransaction, type Database } from '../../database/database.ts';
import { sendSignals } from '../../database/signals.ts';
import { AppError } from '../../http/app-error.ts';
import type { SessionUser } from '../../http/auth-guard.ts';
import { type Access, toWorkspaceId, type WorkspaceId } from '../../platform/access.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId } from '../../platform/ids.ts';
import { type CheckPassword, chooseWorkspace, listSessionsIn, stayInWorkspace } from '../auth/index.ts';
import {
  changeOwner,
  deleteMember,
  findAccessOfMember,
  insertMember,
  type ListedMember,
  listMembers,
  listWorkspaces,
  lockWorkspace,
  updateRole,
} from '../users/index.ts';

type Options = {
  database: Database;
  clock: Clock;
  checkPassword: CheckPassword;
  /** Called when a workspace has another owner: `formerOwnerId` gets no more notifications of it. */
  onHandedOver(tx: Database, formerOwnerId: string): Promise<void>;
  /** Called when somebody answers chats no more: theirs go to `to`, or to nobody. */
  onStopped(tx: Database, stopped: StoppedAnswering): Promise<void>;
};

/** Somebody who left, was removed, or only looks on from now on. */
export type StoppedAnswering = { workspaceId: WorkspaceId; userId: string; to: string | null; at: Date };

/** Keeps who works in a workspace, and in which one a session is. */
export function createMembers(options: Options) {
  const { database, clock } = options;

  const findRole = async (tx: Database, userId: string, workspaceId: WorkspaceId): Promise<Role | null> =>
    (isId(userId) && (await findAccessOfMember(tx, userId, workspaceId))?.role) || null;

  /** Has the pages of a member read again what they may. */
  async function notifyMember(tx: Database, userId: string, workspaceId: WorkspaceId): Promise<string[]> {
    const sessionIds = await listSessionsIn(tx, userId, workspaceId);
    if (sessionIds.length > 0) sendSignals(tx, [{ kind: 'session-ended', sessionIds }]);
    return sessionIds;
  }

  /** Ends what somebody does in a workspace: their sessions go on in their own. */
  async function end(tx: Database, userId: string, workspaceId: WorkspaceId, to: string | null): Promise<void> {
    if (!(await deleteMember(tx, workspaceId, userId))) throw notFound();
    for (const sessionId of await notifyMember(tx, userId, workspaceId)) await chooseWorkspace(tx, sessionId, null);
    await options.onStopped(tx, { workspaceId, userId, to, at: clock.now() });
  }

  async function choose(tx: Database, { sessionId }: SessionUser, workspaceId: WorkspaceId): Promise<void> {
    await chooseWorkspace(tx, sessionId, workspaceId);
    sendSignals(tx, [{ kind: 'session-ended', sessionIds: [sessionId] }]);
  }

  return {
    listWorkspaces: (userId: string) => listWorkspaces(database, userId),
    list: ({ workspaceId }: Access): Promise<ListedMember[]> => listMembers(database, workspaceId),
    add: insertMember,
    isMember: async (tx: Database, userId: string, workspaceId: WorkspaceId): Promise<boolean> =>
      (await findRole(tx, userId, workspaceId)) !== null,

    /** Has a session go on in a workspace in which its user works. */
    choose,

    async select(session: SessionUser, id: string): Promise<void> {
      const workspaceId = toWorkspaceId(id);
      const role = isId(id) ? await findRole(database, session.id, workspaceId) : null;
      if (role === null) throw new AppError('not_found', 'There is no such workspace');
      await inTransaction(database, (tx) => choose(tx, session, workspaceId));
    },

    async changeRole({ workspaceId }: Access, userId: string, role: InvitedRole): Promise<ListedMember> {
      await inTransaction(database, async (tx) => {
        await lockWorkspace(tx, workspaceId);
        const before = await findRole(tx, userId, workspaceId);
        if (before === null) throw notFound();
        if (before === 'owner') throw ownerStays();
        await updateRole(tx, workspaceId, userId, role);
        if (!mayCall(role, botRoutes.sendMessage))
          await options.onStopped(tx, { workspaceId, userId, to: null, at: clock.now() });
        await notifyMember(tx, userId, workspaceId);
      });
      const [member] = await listMembers(database, workspaceId, userId);
      if (member === undefined) throw notFound();
      return member;
    },

    /** `chatsTo`: who gets their chats; null: nobody. Throws not_found where that is nobody who answers here. */
    async remove({ workspaceId }: Access, userId: string, chatsTo: string | null): Promise<void> {
      await inTransaction(database, async (tx) => {
        if ((await lockWorkspace(tx, workspaceId)) === userId) throw ownerStays();
        if (!isId(userId)) throw notFound();
        const role = chatsTo === null || chatsTo === userId ? null : await findRole(tx, chatsTo, workspaceId);
        if (chatsTo !== null && (role === null || !mayCall(role, botRoutes.sendMessage)))
          throw new AppError('not_found', 'Who gets the chats doesn’t answer chats here');
        await end(tx, userId, workspaceId, chatsTo);
      });
    },

    async leave({ userId, workspaceId }: Access): Promise<void> {
      await inTransaction(database, async (tx) => {
        if ((await lockWorkspace(tx, workspaceId)) === userId) throw ownerStays();
        await end(tx, userId, workspaceId, null);
      });
    },

    /** Makes a member the owner, by the owner's password. */
    async handOver(session: SessionUser, { workspaceId }: Access, memberId: string, password: string): Promise<void> {
      await options.checkPassword(session, password);
      await inTransaction(database, async (tx) => {
        const ownerId = await lockWorkspace(tx, workspaceId);
        const role = await findRole(tx, memberId, workspaceId);
        if (ownerId !== session.id || role === null) throw notFound();
        if (role === 'owner') throw new AppError('conflict', 'You are the owner already');
        const parties = { from: ownerId, to: memberId, at: clock.now() };
        if (await changeOwner(tx, workspaceId, parties)) await stayInWorkspace(tx, ownerId, workspaceId);
        await options.onHandedOver(tx, ownerId);
        await notifyMember(tx, ownerId, workspaceId);
        await notifyMember(tx, memberId, workspaceId);
      });
    },
  };
}

export type MembersService = ReturnType<typeof createMembers>;

function notFound(): AppError {
  return new AppError('not_found', 'This person doesn’t work here');
}

function ownerStays(): AppError {
  return new AppError('conflict', 'A workspace needs its owner. Hand it over to someone first, or delete your account');
}
