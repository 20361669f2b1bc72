import { invitationRoutes, memberRoutes, workspaceRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { InvitationsService } from './invitations.service.ts';
import type { MembersService } from './members.service.ts';
import { presentInvitation, presentMember, presentViewed, presentWorkspace } from './team.presenter.ts';

const done = { ok: true as const };

/** Serves workspaces, who works in them, and invitations. */
export function registerTeamRoutes(
  app: FastifyInstance,
  { members, invitations }: { members: MembersService; invitations: InvitationsService },
): void {
  serve(app, workspaceRoutes.listWorkspaces, async ({ access }) =>
    (await members.listWorkspaces(access.userId)).map((workspace) => presentWorkspace(workspace, access)),
  );
  serve(app, workspaceRoutes.selectWorkspace, async ({ user, params }) => {
    await members.select(user, params.id);
    return done;
  });
  serveMembers(app, members);
  serveInvitations(app, invitations);
}

function serveMembers(app: FastifyInstance, members: MembersService): void {
  serve(app, memberRoutes.listMembers, async ({ access }) =>
    (await members.list(access)).map((member) => presentMember(member, access)),
  );
  serve(app, memberRoutes.changeRole, async ({ access, params, body }) =>
    presentMember(await members.changeRole(access, params.id, body.role), access),
  );
  serve(app, memberRoutes.removeMember, async ({ access, params, query }) => {
    await members.remove(access, params.id, query.chatsTo ?? null);
    return done;
  });
  serve(app, memberRoutes.leaveWorkspace, async ({ access }) => {
    await members.leave(access);
    return done;
  });
  serve(app, memberRoutes.handOver, async ({ user, access, body }) => {
    await members.handOver(user, access, body.memberId, body.password);
    return done;
  });
}

function serveInvitations(app: FastifyInstance, invitations: InvitationsService): void {
  serve(app, invitationRoutes.listInvitations, async ({ access }) =>
    (await invitations.list(access)).map(presentInvitation),
  );
  serve(app, invitationRoutes.invite, async ({ access, body }) =>
    presentInvitation(await invitations.invite(access, body)),
  );
  serve(app, invitationRoutes.resendInvitation, async ({ access, params }) =>
    presentInvitation(await invitations.resend(access, params.id)),
  );
  serve(app, invitationRoutes.withdrawInvitation, async ({ access, params }) => {
    await invitations.withdraw(access, params.id);
    return done;
  });
  serve(app, invitationRoutes.findInvitation, async ({ user, params }) =>
    presentViewed(await invitations.find(params.token, user)),
  );
  serve(app, invitationRoutes.acceptInvitation, async ({ user, params }) => ({
    workspaceId: await invitations.accept(user, params.token),
  }));
}
