import { z } from 'zod';
import { MailAddress } from '../mail-address.ts';
import { defineRoute } from '../route.ts';
import { Id, IdParams, Instant } from '../values.ts';
import { InvitedRole } from './role-schemas.ts';

/** For how many days an invitation can be accepted. */
export const invitationDays = 7;

/** An invitation that nobody has accepted. */
export const Invitation = z.object({
  _id: Id,
  email: z.string(),
  role: InvitedRole,
  /** The name of who invited; null: that person is gone. */
  invitedBy: z.string().nullable(),
  invitedAt: Instant,
  expiresAt: Instant,
});
export type Invitation = z.infer<typeof Invitation>;

/** What became of an invitation. */
export const InvitationState = z.enum(['open', 'accepted', 'withdrawn', 'expired']);
export type InvitationState = z.infer<typeof InvitationState>;

/**
 * Who looks at an invitation: nobody signed in, the person invited, somebody with another address, or somebody
 * who works in the workspace already.
 */
export const InvitationReader = z.enum(['visitor', 'invited', 'other', 'member']);
export type InvitationReader = z.infer<typeof InvitationReader>;

/** An invitation as its link shows it. */
export const ShownInvitation = z.object({
  state: InvitationState,
  reader: InvitationReader,
  /** The workspace's name; `workspaceId` for a member alone. */
  workspace: z.string(),
  workspaceId: Id.nullable(),
  role: InvitedRole,
  invitedBy: z.string().nullable(),
  email: z.string(),
  expiresAt: Instant,
});
export type ShownInvitation = z.infer<typeof ShownInvitation>;

const Done = z.object({ ok: z.literal(true) });
const TokenParams = z.object({ token: z.string().min(1).max(200) });

export const invitationRoutes = {
  listInvitations: defineRoute({
    method: 'GET',
    path: '/workspace/invitations',
    summary: 'The invitations that nobody has accepted, those that have expired too, the newest first.',
    access: 'session',
    caller: 'owner',
    response: z.array(Invitation),
  }),
  invite: defineRoute({
    method: 'POST',
    path: '/workspace/invitations',
    summary: 'Invites someone by email, for 7 days. 409 for who is invited or a member already.',
    access: 'session',
    caller: 'owner',
    body: z.object({ email: MailAddress, role: InvitedRole }),
    response: Invitation,
    status: 201,
  }),
  resendInvitation: defineRoute({
    method: 'POST',
    path: '/workspace/invitations/{id}/resend',
    summary: 'Emails an invitation again, for another 7 days. The link before it ends.',
    access: 'session',
    caller: 'owner',
    params: IdParams,
    response: Invitation,
  }),
  withdrawInvitation: defineRoute({
    method: 'DELETE',
    path: '/workspace/invitations/{id}',
    summary: 'Withdraws an invitation: its link says so from then on.',
    access: 'session',
    caller: 'owner',
    params: IdParams,
    response: Done,
  }),
  findInvitation: defineRoute({
    method: 'GET',
    path: '/invitations/{token}',
    summary: 'Who invites to what, and whether that still holds, by the token of an emailed link.',
    access: 'anyone',
    params: TokenParams,
    response: ShownInvitation,
  }),
  acceptInvitation: defineRoute({
    method: 'POST',
    path: '/invitations/{token}/accept',
    summary: 'Accepts an invitation to the address of the user, which counts as confirmed. The session goes on there.',
    access: 'session',
    caller: 'person',
    params: TokenParams,
    response: z.object({ workspaceId: Id }),
  }),
};
