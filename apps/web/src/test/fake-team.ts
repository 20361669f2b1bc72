import { AssignmentRule, type Invitation, type Member, type ShownInvitation, type Workspace } from '@spotter/contract';
import type { Handler } from './fake-handler.ts';

/** Where the user works, who works there with them, and who is invited. */
export type FakeTeam = {
  workspaces: Workspace[];
  members: Member[];
  invitations: Invitation[];
  rule: AssignmentRule;
  /** How many chats each of the others has. */
  chats: number;
  /** What the link of an invitation shows; null: it does not work. */
  shown: ShownInvitation | null;
};

/** Returns somebody of the team. */
export function aMember(given: Partial<Member> = {}): Member {
  return {
    _id: 'user-2',
    name: 'Lea Moor',
    email: 'lea@example.com',
    avatar: null,
    role: 'setter',
    since: '2026-11-20T12:00:00.000Z',
    invitedBy: 'Dana Reyes',
    isYou: false,
    ...given,
  };
}

/** Returns an invitation that nobody has accepted. */
export function anInvitation(given: Partial<Invitation> = {}): Invitation {
  return {
    _id: 'invitation-1',
    email: 'max@example.com',
    role: 'manager',
    invitedBy: 'Dana Reyes',
    invitedAt: '2026-11-20T12:00:00.000Z',
    expiresAt: '2099-11-27T12:00:00.000Z',
    ...given,
  };
}

/** Returns a workspace of the user's. */
export function aWorkspace(given: Partial<Workspace> = {}): Workspace {
  return {
    _id: 'workspace-1',
    name: 'Dana Reyes',
    role: 'owner',
    isCurrent: true,
    isOwn: true,
    hasColleagues: false,
    ...given,
  };
}

const dana = aMember({ _id: 'user-1', name: 'Dana Reyes', email: 'dana@example.com', role: 'owner', isYou: true });

export function nobodyElse(given: Partial<FakeTeam> = {}): FakeTeam {
  return {
    workspaces: [aWorkspace()],
    members: [{ ...dana, invitedBy: null }],
    invitations: [],
    rule: { kind: 'nobody' },
    chats: 0,
    shown: null,
    ...given,
  };
}

/** The fake backend's handlers for the team. */
export function teamHandlers({ team }: { team: FakeTeam }): Record<string, Handler> {
  const done = { value: { ok: true } };
  const memberOf = (id: unknown) => team.members.find(({ _id }) => _id === id);
  return {
    'GET /workspaces': () => ({ value: team.workspaces }),
    'POST /workspaces/{id}/select': ({ id }) => {
      team.workspaces = team.workspaces.map((one) => ({ ...one, isCurrent: one._id === id }));
      return done;
    },
    'GET /workspace/assignment': () => ({ value: team.rule }),
    'PUT /workspace/assignment': ({ body }) => ({ value: (team.rule = AssignmentRule.parse(body)) }),
    'GET /workspace/members/{id}/chats': () => ({ value: { chats: team.chats } }),
    'GET /workspace/members': () => ({ value: team.members }),
    'PUT /workspace/members/{id}': ({ id, body }) => {
      const member = memberOf(id);
      return member === undefined ? null : { value: Object.assign(member, body) };
    },
    'DELETE /workspace/members/{id}': ({ id }) => {
      team.members = team.members.filter(({ _id }) => _id !== id);
      return done;
    },
    'POST /workspace/leave': () => {
      team.workspaces = team.workspaces.filter(({ isOwn }) => isOwn).map((own) => ({ ...own, isCurrent: true }));
      return done;
    },
    'POST /workspace/owner': () => done,
    'GET /workspace/invitations': () => ({ value: team.invitations }),
    'POST /workspace/invitations': ({ body }) => {
      const invitation = anInvitation({ _id: 'invitation-new', ...(body as Partial<Invitation>) });
      team.invitations.unshift(invitation);
      return { value: invitation };
    },
    'POST /workspace/invitations/{id}/resend': ({ id }) => {
      const found = team.invitations.find(({ _id }) => _id === id);
      return found === undefined ? null : { value: found };
    },
    'DELETE /workspace/invitations/{id}': ({ id }) => {
      team.invitations = team.invitations.filter(({ _id }) => _id !== id);
      return done;
    },
    'GET /invitations/{token}': () => (team.shown === null ? null : { value: team.shown }),
    'POST /invitations/{token}/accept': () => ({ value: { workspaceId: 'workspace-2' } }),
  };
}
