import {
  agentRoutes,
  authRoutes,
  billingRoutes,
  createApiClient,
  invitationRoutes,
  memberRoutes,
  userRoutes,
  workspaceRoutes,
  type ApiClient,
} from '@spotter/contract';
import { createMailboxSimulator } from '@spotter/simulators/mailbox/mailbox-simulator';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember } from '../../test/add-member.ts';
import { createShiftedClock } from '../../test/shifted-clock.ts';
import { startSpotter, type SpotterUnderTest } from '../../test/spotter-under-test.ts';
import { users } from '../users/users.tables.ts';
import { workspaceInvitations } from './team.tables.ts';

const dayMs = 24 * 3_600_000;
const password = 'a long password';
const clock = createShiftedClock();
const mailbox = createMailboxSimulator();
let spotter: SpotterUnderTest;
type Person = Awaited<ReturnType<SpotterUnderTest['signUp']>>;

beforeAll(async () => {
  const environment = { VERIFY_EMAIL: 'on', SMTP_URL: await mailbox.listen() };
  spotter = await startSpotter({ clock, environment });
});
afterAll(async () => {
  await spotter.close();
  await mailbox.close();
});

/** Adds somebody who has confirmed their address. */
async function addOwner(): Promise<Person> {
  const person = await spotter.signUp();
  await spotter.connection.database
    .update(users)
    .set({ emailVerifiedAt: clock.now() })
    .where(eq(users.id, person.userId));
  return person;
}

const emailOf = async ({ client, userId }: Pick<Person, 'client' | 'userId'>) =>
  (await client.call(userRoutes.find, { params: { id: userId } })).email;
const invite = ({ client }: Person, email: string, role: 'viewer' | 'setter' | 'manager' = 'setter') =>
  client.call(invitationRoutes.invite, { body: { email, role } });
const look = (client: ApiClient, token: string) => client.call(invitationRoutes.findInvitation, { params: { token } });
const accept = ({ client }: Pick<Person, 'client'>, token: string) =>
  client.call(invitationRoutes.acceptInvitation, { params: { token } });
const current = async ({ client }: Pick<Person, 'client'>) =>
  (await client.call(workspaceRoutes.listWorkspaces)).find(({ isCurrent }) => isCurrent)!;
const members = async ({ client }: Pick<Person, 'client'>) => {
  const all = await client.call(memberRoutes.listMembers);
  return all.map(({ email, role }) => [email, role]);
};
const visitor = () => createApiClient({ baseUrl: spotter.origin, token: () => null });
const linksTo = (address: string) =>
  mailbox.control
    .mails()
    .filter(({ to }) => to.includes(address))
    .flatMap(({ text }) => /\/invitation\/([\w-]{43})$/m.exec(text ?? '')?.[1] ?? []);

/** Returns the token of the newest link that was emailed to an address; with `count`, of that many. */
const mailed = (address: string, count = 1): Promise<string> =>
  spotter.until(`an invitation to ${address}`, () => {
    const links = linksTo(address);
    return links.length >= count ? links.at(-1) : null;
  });

async function signUpBy(token: string, email: string): Promise<{ client: ApiClient; userId: string; token: string }> {
  const { token: session, user } = await visitor().call(authRoutes.signUp, {
    body: { first_name: 'Lea', last_name: 'Moor', email, password, terms_agreed: true, invitation: token },
  });
  const client = createApiClient({ baseUrl: spotter.origin, token: () => session });
  return { client, userId: user._id, token: session };
}

describe('an invitation', () => {
  test('lets an existing user in, in another case of the address, and confirms the address', async () => {
    const owner = await addOwner();
    const lea = await spotter.signUp();
    const email = await emailOf(lea);
    await invite(owner, email.toUpperCase());
    const token = await mailed(email);
    const shown = {
      state: 'open',
      role: 'setter',
      workspace: 'Dana Reyes',
      invitedBy: 'Dana Reyes',
      workspaceId: null,
    };
    expect(await look(visitor(), token)).toMatchObject({ ...shown, reader: 'visitor' });
    expect(await look(lea.client, token)).toMatchObject({ ...shown, reader: 'invited' });
    await accept(lea, token);
    expect(await current(lea)).toMatchObject({ _id: owner.access.workspaceId, role: 'setter', isOwn: false });
    expect(await lea.client.call(userRoutes.find, { params: { id: lea.userId } })).toMatchObject({
      emailVerified: true,
    });
    expect(await members(owner)).toEqual([
      [await emailOf(owner), 'owner'],
      [email, 'setter'],
    ]);
    expect(await owner.client.call(invitationRoutes.listInvitations)).toEqual([]);
  });

  test('opened again by who accepted it leads there, and is used up for everybody else', async () => {
    const owner = await addOwner();
    const lea = await addMember(spotter, owner, 'viewer');
    const email = await emailOf(lea);
    await owner.client.call(memberRoutes.removeMember, { params: { id: lea.userId }, query: {} });
    await invite(owner, email);
    const token = await mailed(email);
    await accept(lea, token);
    expect(await look(lea.client, token)).toMatchObject({ state: 'accepted', reader: 'member' });
    expect(await accept(lea, token)).toEqual({ workspaceId: owner.access.workspaceId });
    await owner.client.call(memberRoutes.removeMember, { params: { id: lea.userId }, query: {} });
    await expect(accept(lea, token)).rejects.toMatchObject({ status: 410, message: /used already/ });
  });

  test('is refused to another signed-in user, in a sentence with both addresses', async () => {
    const owner = await addOwner();
    const other = await spotter.signUp();
    await invite(owner, 'for.lea@example.test');
    const token = await mailed('for.lea@example.test');
    expect(await look(other.client, token)).toMatchObject({ reader: 'other', email: 'for.lea@example.test' });
    const own = await emailOf(other);
    await expect(accept(other, token)).rejects.toMatchObject({
      status: 403,
      code: 'forbidden',
      message: expect.stringContaining(`is for for.lea@example.test, and you’re signed in as ${own}`),
    });
    expect(await look(visitor(), token)).toMatchObject({ state: 'open' });
  });

  test('signs a new user up without another email to confirm the address', async () => {
    const owner = await addOwner();
    await invite(owner, 'new.lea@example.test', 'manager');
    const lea = await signUpBy(await mailed('new.lea@example.test'), 'New.Lea@Example.test');
    const found = await lea.client.call(userRoutes.find, { params: { id: lea.userId } });
    expect(found).toMatchObject({ emailVerified: true });
    expect(await members(owner)).toContainEqual(['new.lea@example.test', 'manager']);
    // Until they choose, they are in their own.
    expect(await current(lea)).toMatchObject({ isOwn: true, role: 'owner' });
    await spotter.settled();
    expect(mailbox.control.mails().filter(({ text }) => text?.includes('/verify-email?'))).not.toContainEqual(
      expect.objectContaining({ to: ['new.lea@example.test'] }),
    );
  });

  test('does nothing for a sign-up with another address', async () => {
    const owner = await addOwner();
    await invite(owner, 'one.lea@example.test');
    const lea = await signUpBy(await mailed('one.lea@example.test'), 'two.lea@example.test');
    const found = await lea.client.call(userRoutes.find, { params: { id: lea.userId } });
    expect(found).toMatchObject({ emailVerified: false });
    expect(await members(owner)).toHaveLength(1);
  });

  test('says that it was withdrawn, and that it has expired', async () => {
    const owner = await addOwner();
    const lea = await spotter.signUp();
    const email = await emailOf(lea);
    const { _id } = await invite(owner, email);
    const withdrawn = await mailed(email);
    await owner.client.call(invitationRoutes.withdrawInvitation, { params: { id: _id } });
    expect(await look(visitor(), withdrawn)).toMatchObject({ state: 'withdrawn' });
    await expect(accept(lea, withdrawn)).rejects.toMatchObject({ status: 410, message: /withdrawn/ });
    await invite(owner, email);
    const expired = await mailed(email, 2);
    clock.putForward(7 * dayMs);
    expect(await look(visitor(), expired)).toMatchObject({ state: 'expired' });
    await expect(accept(lea, expired)).rejects.toMatchObject({ status: 410, message: /expired/ });
    expect(await owner.client.call(invitationRoutes.listInvitations)).toMatchObject([{ email }]);
  });

  test('goes out again with another link and seven more days; the one before ends', async () => {
    const owner = await addOwner();
    const { _id } = await invite(owner, 'again@example.test');
    const before = await mailed('again@example.test');
    clock.putForward(8 * dayMs);
    await owner.client.call(invitationRoutes.resendInvitation, { params: { id: _id } });
    const after = await mailed('again@example.test', 2);
    expect(await look(visitor(), after)).toMatchObject({ state: 'open' });
    await expect(look(visitor(), before)).rejects.toMatchObject({ status: 404 });
  });

  test('is not sent to who is invited or works there already, nor by who has not confirmed their address', async () => {
    const owner = await addOwner();
    await invite(owner, 'twice@example.test');
    await expect(invite(owner, 'TWICE@example.test')).rejects.toMatchObject({
      status: 409,
      message: /invited already/,
    });
    await expect(invite(owner, await emailOf(owner))).rejects.toMatchObject({ status: 409, message: /works here/ });
    await expect(invite(await spotter.signUp(), 'x@example.test')).rejects.toMatchObject({
      code: 'email_not_verified',
    });
  });

  test('is stored as a hash of its token only', async () => {
    const token = await mailed('twice@example.test');
    expect(JSON.stringify(await spotter.connection.database.select().from(workspaceInvitations))).not.toContain(token);
  });
});

describe('a member', () => {
  test('sees the owner’s things as the owner’s, and the owner’s plan', async () => {
    const owner = await addOwner();
    const lea = await addMember(spotter, owner, 'manager');
    const agent = { name: 'Setter', config: { prompt: 'You are Dana.' } };
    const made = await lea.client.call(agentRoutes.create, { body: { agent } });
    expect(made.user).toBe(owner.userId);
    expect(await owner.client.call(agentRoutes.list)).toMatchObject([{ _id: made._id, user: owner.userId }]);
    const [ofOwner, ofLea] = [
      await owner.client.call(billingRoutes.findSubscription),
      await lea.client.call(billingRoutes.findSubscription),
    ];
    expect(ofLea).toEqual(ofOwner);
    const refused = lea.client.call(billingRoutes.openPortal);
    await expect(refused).rejects.toMatchObject({ status: 403, code: 'role_forbidden' });
  });

  test('goes from one workspace to another in one session, and begins the next in their own', async () => {
    const owner = await addOwner();
    const lea = await addMember(spotter, owner, 'manager');
    const [own, other] = await lea.client.call(workspaceRoutes.listWorkspaces);
    expect([own, other]).toMatchObject([
      { isOwn: true, isCurrent: false },
      { isOwn: false, isCurrent: true },
    ]);
    const again = { client: await spotter.signInAgain(lea) };
    expect(await current(again)).toMatchObject({ isOwn: true });
    await lea.client.call(workspaceRoutes.selectWorkspace, { params: { id: own!._id } });
    expect(await current(lea)).toMatchObject({ isOwn: true });
  });

  test('may do at once what another role allows, and no more', async () => {
    const owner = await addOwner();
    const lea = await addMember(spotter, owner, 'viewer');
    const create = () =>
      lea.client.call(agentRoutes.create, { body: { agent: { name: 'A', config: { prompt: 'You are A.' } } } });
    await expect(create()).rejects.toMatchObject({ code: 'role_forbidden', message: /needs the role manager/ });
    const changed = await owner.client.call(memberRoutes.changeRole, {
      params: { id: lea.userId },
      body: { role: 'manager' },
    });
    expect(changed).toMatchObject({ role: 'manager', isYou: false });
    expect((await create()).name).toBe('A');
  });

  test('leaves by themselves; the owner cannot', async () => {
    const owner = await addOwner();
    const lea = await addMember(spotter, owner, 'viewer');
    await lea.client.call(memberRoutes.leaveWorkspace);
    expect(await current(lea)).toMatchObject({ isOwn: true });
    expect(await members(owner)).toHaveLength(1);
    const refused = { status: 409, message: /Hand it over/ };
    await expect(owner.client.call(memberRoutes.leaveWorkspace)).rejects.toMatchObject(refused);
    const self = { params: { id: owner.userId } };
    await expect(owner.client.call(memberRoutes.removeMember, { ...self, query: {} })).rejects.toMatchObject(refused);
    const demoted = { ...self, body: { role: 'viewer' as const } };
    await expect(owner.client.call(memberRoutes.changeRole, demoted)).rejects.toMatchObject(refused);
  });

  test('takes their own data along, and the owner’s not', async () => {
    const owner = await addOwner();
    const lea = await addMember(spotter, owner, 'manager');
    const agent = { name: 'Only the owner’s', config: { prompt: 'You are Dana.' } };
    await lea.client.call(agentRoutes.create, { body: { agent } });
    const download = async (token: string) =>
      (await fetch(`${spotter.origin}/api/users/me/export`, { headers: { authorization: `Bearer ${token}` } })).text();
    expect(await download(lea.token)).not.toContain(agent.name);
    expect(await download(owner.token)).toContain(agent.name);
  });
});

describe('another owner', () => {
  const handOver = ({ client }: Person, memberId: string, given = password) =>
    client.call(memberRoutes.handOver, { body: { memberId, password: given } });

  test('has everything from then on; who was it is a manager, and has an empty workspace of their own', async () => {
    const owner = await addOwner();
    const lea = await addMember(spotter, owner, 'setter');
    const agent = { name: 'Setter', config: { prompt: 'You are Dana.' } };
    await owner.client.call(agentRoutes.create, { body: { agent } });
    await expect(handOver(owner, lea.userId, 'wrong')).rejects.toMatchObject({ code: 'wrong_password' });
    await expect(handOver(owner, crypto.randomUUID())).rejects.toMatchObject({ status: 404 });
    await handOver(owner, lea.userId);
    expect(await current(owner)).toMatchObject({ _id: owner.access.workspaceId, role: 'manager', isOwn: false });
    expect(await current(lea)).toMatchObject({ _id: owner.access.workspaceId, role: 'owner', isOwn: false });
    expect(await lea.client.call(agentRoutes.list)).toMatchObject([{ user: lea.userId }]);
    const [own] = await owner.client.call(workspaceRoutes.listWorkspaces);
    await owner.client.call(workspaceRoutes.selectWorkspace, { params: { id: own!._id } });
    expect(await owner.client.call(agentRoutes.list)).toEqual([]);
    await lea.client.call(memberRoutes.removeMember, { params: { id: owner.userId }, query: {} });
    expect(await owner.client.call(workspaceRoutes.listWorkspaces)).toHaveLength(1);
  });

  test('or a confirmation is needed to delete an account in whose workspace others work', async () => {
    const owner = await addOwner();
    const lea = await addMember(spotter, owner, 'setter');
    await expect(owner.client.call(userRoutes.remove, { body: { password } })).rejects.toMatchObject({
      status: 409,
      code: 'has_members',
      message: /1 other person works in your workspace/,
    });
    await owner.client.call(userRoutes.remove, { body: { password, deleteWorkspaces: true } });
    expect(await current(lea)).toMatchObject({ isOwn: true });
    expect(await lea.client.call(workspaceRoutes.listWorkspaces)).toHaveLength(1);
  });

  test('lets who handed over delete their account, and keeps everything', async () => {
    const owner = await addOwner();
    const lea = await addMember(spotter, owner, 'setter');
    await owner.client.call(agentRoutes.create, { body: { agent: { name: 'B', config: { prompt: 'You are B.' } } } });
    await handOver(owner, lea.userId);
    await owner.client.call(userRoutes.remove, { body: { password } });
    expect(await lea.client.call(agentRoutes.list)).toMatchObject([{ name: 'B' }]);
    expect(await members(lea)).toEqual([[await emailOf(lea), 'owner']]);
  });
});
