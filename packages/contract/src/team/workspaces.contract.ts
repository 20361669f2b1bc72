import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { Id, IdParams } from '../values.ts';
import { Role } from './role-schemas.ts';

/** A workspace in which the user works. */
export const Workspace = z.object({
  _id: Id,
  /** Its owner's company, or the owner. */
  name: z.string(),
  role: Role,
  /** Whether this session is in it. */
  isCurrent: z.boolean(),
  /** Whether it is the user's own, in which a session begins. */
  isOwn: z.boolean(),
  /** Whether others work in it too. */
  hasColleagues: z.boolean(),
});
export type Workspace = z.infer<typeof Workspace>;

export const workspaceRoutes = {
  listWorkspaces: defineRoute({
    method: 'GET',
    path: '/workspaces',
    summary: 'The workspaces in which the user works, their own first, and which one the session is in.',
    access: 'session',
    caller: 'person',
    response: z.array(Workspace),
  }),
  selectWorkspace: defineRoute({
    method: 'POST',
    path: '/workspaces/{id}/select',
    summary: 'Has this session go on in another workspace of the user. Its sockets close, and connect again there.',
    access: 'session',
    caller: 'person',
    params: IdParams,
    response: z.object({ ok: z.literal(true) }),
  }),
};
