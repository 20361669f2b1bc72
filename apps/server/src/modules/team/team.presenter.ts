import type { Invitation, Member, ShownInvitation, Workspace } from '@spotter/contract';
import type { Access } from '../../platform/access.ts';
import { avatarAddress, type ListedMember } from '../users/index.ts';
import type { NamedInvitation } from './invitations.repository.ts';
import type { ViewedInvitation } from './invitations.service.ts';
import type { MembersService } from './members.service.ts';

type ListedWorkspace = Awaited<ReturnType<MembersService['listWorkspaces']>>[number];

/** Returns a workspace in the contract's form. */
export function presentWorkspace(
  { id, name, role, isHome, hasColleagues }: ListedWorkspace,
  { workspaceId }: Access,
): Workspace {
  return { _id: id, name, role, isCurrent: id === workspaceId, isOwn: isHome, hasColleagues };
}

/** Returns a member as `access` sees them. */
export function presentMember(member: ListedMember, access: Pick<Access, 'userId'>): Member {
  const { userId, name, email, avatarVersion, role, since, invitedBy } = member;
  return {
    _id: userId,
    name,
    email,
    avatar: avatarVersion === null ? null : avatarAddress(userId, avatarVersion),
    role,
    since: since.toISOString(),
    invitedBy,
    isYou: userId === access.userId,
  };
}

/** Returns an invitation as the workspace's owner sees it. */
export function presentInvitation(invitation: NamedInvitation): Invitation {
  const { id, email, role, inviter, invitedAt, expiresAt } = invitation;
  return {
    _id: id,
    email,
    role,
    invitedBy: inviter,
    invitedAt: invitedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

/** Returns an invitation as its link shows it. */
export function presentViewed({ invitation, state, reader }: ViewedInvitation): ShownInvitation {
  const { workspace, workspaceId, role, inviter, email, expiresAt } = invitation;
  return {
    state,
    reader,
    workspace,
    workspaceId: reader === 'member' ? workspaceId : null,
    role,
    invitedBy: inviter,
    email,
    expiresAt: expiresAt.toISOString(),
  };
}
