// Who works in a workspace: members, their roles, and invitations.
export { createTeam } from './team.module.ts';
export { forgetInvitationsTo } from './invitations.repository.ts';
