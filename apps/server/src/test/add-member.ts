import { createApiClient, invitationRoutes, type ApiClient, type InvitedRole } from '@spotter/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { hashToken } from '../modules/auth/index.ts';
import { workspaceInvitations } from '../modules/team/team.tables.ts';
import { users } from '../modules/users/index.ts';
import type { WorkspaceId } from '../platform/access.ts';
import { newId } from '../platform/ids.ts';
import type { SpotterUnderTest } from './spotter-under-test.ts';

/** The token of the link of a stored invitation. */
const tokenOf = (invitationId: string) => `token of ${invitationId}`;

/** Stores an open invitation as if its email had been sent. Returns its id. */
export async function storeInvitation(
  database: Database,
  workspaceId: WorkspaceId,
  { email, role }: { email: string; role: InvitedRole },
): Promise<string> {
  const id = newId();
  await database.insert(workspaceInvitations).values({
    id,
    workspaceId,
    email,
    role,
    tokenHash: hashToken(tokenOf(id)),
    invitedAt: new Date(),
    // Open whatever the time of the server under test is.
    expiresAt: new Date('2100-01-01'),
  });
  return id;
}

/** Adds a new user to the workspace of an owner, whose session goes on there. */
export async function addMember(
  spotter: SpotterUnderTest,
  owner: { access: { workspaceId: WorkspaceId } },
  role: InvitedRole,
): Promise<{ client: ApiClient; token: string; userId: string }> {
  const { token, userId } = await spotter.signUp();
  const { database } = spotter.connection;
  const [user] = await database.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const id = await storeInvitation(database, owner.access.workspaceId, { email: user!.email, role });
  const client = createApiClient({ baseUrl: spotter.origin, token: () => token });
  await client.call(invitationRoutes.acceptInvitation, { params: { token: tokenOf(id) } });
  return { client, token, userId };
}
