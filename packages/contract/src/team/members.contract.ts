import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { Id, IdParams, Instant } from '../values.ts';
import { InvitedRole, Role } from './role-schemas.ts';

/** Somebody who works in a workspace. */
export const Member = z.object({
  /** The user's id. */
  _id: Id,
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  role: Role,
  since: Instant,
  /** The name of who invited them; null: nobody did, or that person is gone. */
  invitedBy: z.string().nullable(),
  isYou: z.boolean(),
});
export type Member = z.infer<typeof Member>;

const Done = z.object({ ok: z.literal(true) });

export const memberRoutes = {
  listMembers: defineRoute({
    method: 'GET',
    path: '/workspace/members',
    summary: 'Who works in the workspace, the owner first, then by how long.',
    access: 'session',
    response: z.array(Member),
  }),
  changeRole: defineRoute({
    method: 'PUT',
    path: '/workspace/members/{id}',
    summary: 'Gives a member another role, which holds from their next call on.',
    access: 'session',
    caller: 'owner',
    params: IdParams,
    body: z.object({ role: InvitedRole }),
    response: Member,
  }),
  removeMember: defineRoute({
    method: 'DELETE',
    path: '/workspace/members/{id}',
    summary:
      'Removes a member: their sessions fall back to their own workspace, and their sockets close. Their chats go to who `chatsTo` names, or to nobody.',
    access: 'session',
    caller: 'owner',
    params: IdParams,
    query: z.object({ chatsTo: Id.optional() }),
    response: Done,
  }),
  leaveWorkspace: defineRoute({
    method: 'POST',
    path: '/workspace/leave',
    summary: 'Leaves the workspace. 409 for its owner, who hands it over first.',
    access: 'session',
    caller: 'viewer',
    response: Done,
  }),
  handOver: defineRoute({
    method: 'POST',
    path: '/workspace/owner',
    summary: 'Makes a member the owner; who was it becomes a manager. The password is asked again.',
    access: 'session',
    caller: 'owner',
    body: z.object({ memberId: Id, password: z.string().max(1024) }),
    response: Done,
  }),
};
