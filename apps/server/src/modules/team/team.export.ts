import type { Database } from '../../database/database.ts';
import { type Exporters, listMembers, listWorkspaces } from '../users/index.ts';
import { listPending } from './invitations.repository.ts';
import { presentInvitation, presentMember } from './team.presenter.ts';

/** Exports where a user works, and the people and open invitations of the workspace. Never a link. */
export function teamExporters(database: Database): Exporters {
  return {
    workspaces: ({ userId }) => listWorkspaces(database, userId),
    members: async (access) =>
      (await listMembers(database, access.workspaceId)).map((member) => presentMember(member, access)),
    invitations: async ({ workspaceId }) => (await listPending(database, workspaceId)).map(presentInvitation),
  };
}
