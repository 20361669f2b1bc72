import {
  apiKeyRoutes,
  joinEvents,
  keyScopes,
  mayCall,
  memberRoutes,
  roles,
  routesByTag,
  socketPath,
  workspaceRoutes,
  type Role,
  type Route,
} from '@spotter/contract';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember } from './add-member.ts';
import { startSpotter, type Coach, type SpotterUnderTest } from './spotter-under-test.ts';

/** Every route that needs a session, but those that end the one that asks. */
const routes = Object.values(routesByTag)
  .flatMap((group) => Object.values<Route>(group))
  .filter(({ access }) => access === 'session')
  .filter(({ path }) => !['/auth/sign-out', '/auth/sessions', '/workspace/leave'].includes(path));

describe('each role calls the routes of the table, and no other', () => {
  let spotter: SpotterUnderTest;
  let owner: Coach;
  const tokens = {} as Record<Role, string>;

  beforeAll(async () => {
    spotter = await startSpotter();
    owner = await spotter.addCoach();
    tokens.owner = owner.token;
    for (const role of roles) if (role !== 'owner') tokens[role] = (await addMember(spotter, owner, role)).token;
  });
  afterAll(() => spotter.close());

  /** Calls a route with ids that lead nowhere. Returns the refusal of the role or key; null: it was not refused. */
  async function refusalOf({ method, path }: Route, token: string): Promise<string | null> {
    const hasBody = method === 'POST' || method === 'PUT';
    const response = await fetch(`${spotter.origin}/api${path.replace(/\{\w+\}/g, crypto.randomUUID())}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
      ...(hasBody ? { body: '{}' } : {}),
    });
    const body = await response.text();
    if (response.status !== 403) return null;
    return ['role_forbidden', 'insufficient_scope'].find((code) => body.includes(`"${code}"`)) ?? null;
  }

  test.each(keyScopes)('an API key with the scope %s calls the routes that name it, and no other', async (scope) => {
    const { key } = await owner.client.call(apiKeyRoutes.create, { body: { name: scope, scopes: [scope] } });
    // A picture in JSON is refused before anybody is asked for.
    const asked = routes.filter(({ fileField }) => fileField !== 'avatar');
    const answers = await Promise.all(
      asked.map(async (route) => [`${route.method} ${route.path}`, await refusalOf(route, key)]),
    );
    const expected = asked.map((route) => [
      `${route.method} ${route.path}`,
      route.scope === scope ? null : 'insufficient_scope',
    ]);
    expect(answers).toEqual(expected);
  });

  test.each(roles)('%s', async (role) => {
    const answers = await Promise.all(
      routes.map(async (route) => [`${route.method} ${route.path}`, await refusalOf(route, tokens[role])]),
    );
    const expected = routes.map((route) => [
      `${route.method} ${route.path}`,
      mayCall(role, route) ? null : 'role_forbidden',
    ]);
    expect(answers).toEqual(expected);
  });

  test('what is refused is more for each lesser role, and nothing for the owner', () => {
    const refused = roles.map((role) => routes.filter((route) => !mayCall(role, route)).length);
    expect(refused.toSorted((one, other) => other - one)).toEqual(refused);
    expect(refused.at(-1)).toBe(0);
    expect(refused[0]).toBeGreaterThan(80);
  });

  test('nobody chooses a workspace in which they do not work', async () => {
    const stranger = await spotter.signUp();
    const body = { params: { id: owner.access.workspaceId } };
    await expect(stranger.client.call(workspaceRoutes.selectWorkspace, body)).rejects.toMatchObject({ status: 404 });
    for (const id of ['x', owner.userId, crypto.randomUUID()]) {
      const refused = stranger.client.call(workspaceRoutes.selectWorkspace, { params: { id } });
      await expect(refused).rejects.toMatchObject({ status: 404, code: 'not_found' });
    }
  });

  test('who is removed loses their sockets at once, and connects again in their own workspace', async () => {
    const leaving = await addMember(spotter, owner, 'manager');
    const connect = () =>
      io(spotter.origin, {
        path: socketPath,
        auth: { token: leaving.token },
        transports: ['websocket'],
        forceNew: true,
      });
    const socket = connect();
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    expect(await socket.emitWithAck(joinEvents.account, owner.credentialId)).toEqual({ ok: true });
    const gone = new Promise((resolve) => socket.once('disconnect', resolve));
    await owner.client.call(memberRoutes.removeMember, { params: { id: leaving.userId }, query: {} });
    await gone;
    const again = connect();
    await new Promise<void>((resolve) => again.once('connect', resolve));
    expect(await again.emitWithAck(joinEvents.account, owner.credentialId)).toEqual({ ok: false });
    for (const one of [socket, again]) one.close();
  });
});
