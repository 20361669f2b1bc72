import {
  agentRoutes,
  bookCall,
  bookingRoutes,
  type ApiClient,
  ApiError,
  authRoutes,
  connectionRoutes,
  createApiClient,
  userRoutes,
} from '@spotter/contract';
import { createMailboxSimulator } from '@spotter/simulators/mailbox/mailbox-simulator';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../modules/users/users.tables.ts';
import { startSpotter, type SpotterUnderTest } from './spotter-under-test.ts';

const mailbox = createMailboxSimulator();
let spotter: SpotterUnderTest;

beforeAll(async () => {
  spotter = await startSpotter({ environment: { VERIFY_EMAIL: 'on', SMTP_URL: await mailbox.listen() } });
});
afterAll(async () => {
  await spotter.close();
  await mailbox.close();
});

/** Returns the token of the newest link to `page` in the mailbox of an address. */
async function mailedToken(address: string, page: string): Promise<string> {
  const link = new RegExp(`/${page}\\?token=([\\w-]{43})$`, 'm');
  return spotter.until(`a mail to ${address}`, () => {
    const mails = mailbox.control.mails().filter(({ to }) => to.includes(address));
    return mails.map(({ text }) => link.exec(text ?? '')?.[1]).findLast((token) => token !== undefined);
  });
}

async function refusalOf(call: Promise<unknown>): Promise<{ status: number; code: string } | null> {
  try {
    await call;
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, code: error.code };
  }
}

const notVerified = { status: 403, code: 'email_not_verified' };
const addressOf = async ({ client, userId }: { client: ApiClient; userId: string }) =>
  (await client.call(userRoutes.find, { params: { id: userId } })).email;

function tryAgent(client: ApiClient) {
  return client.call(agentRoutes.try, {
    params: { id: 'new' },
    body: {
      messages: [{ from: 'lead', text: 'SHRED' }],
      agent: { name: 'Dana', config: { prompt: 'Be kind.' }, keywords: ['SHRED'] },
    },
  });
}

describe('an account whose address is not confirmed', () => {
  test('connects nothing, books nothing and tries an agent twenty times a day; confirmed, it does', async () => {
    const user = await spotter.signUp();
    const coach = await spotter.signUp();
    const hours = await coach.client.call(bookingRoutes.ownAvailability);
    const everyDay = Array.from({ length: 7 }, (_, dayOfWeek) => ({
      dayOfWeek,
      start_time: '00:00',
      end_time: '24:00',
    }));
    await coach.client.call(bookingRoutes.replaceAvailability, { body: { ...hours, hours: everyDay } });
    const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
    const book = () =>
      user.client.call(bookCall, {
        body: {
          trainer_id: coach.userId,
          client_id: user.userId,
          date: tomorrow,
          start_time: '12:00',
          duration: 60,
        },
      });

    expect(await refusalOf(user.client.call(connectionRoutes.instagramLink))).toEqual(notVerified);
    expect(await refusalOf(spotter.connectAccount(user.client))).toEqual(notVerified);
    expect(await refusalOf(book())).toEqual(notVerified);
    for (let tried = 0; tried < 20; tried++) expect(await refusalOf(tryAgent(user.client))).toBeNull();
    expect(await refusalOf(tryAgent(user.client))).toEqual(notVerified);
    // Everything else is allowed.
    await user.client.call(agentRoutes.create, { body: { agent: { name: 'Dana', config: { prompt: 'Be kind.' } } } });

    const token = await mailedToken(await addressOf(user), 'verify-email');
    await createApiClient({ baseUrl: spotter.origin, token: () => null }).call(authRoutes.verifyEmail, {
      body: { token },
    });
    expect(await refusalOf(user.client.call(connectionRoutes.instagramLink))).toBeNull();
    expect(await refusalOf(spotter.connectAccount(user.client))).toBeNull();
    expect(await refusalOf(book())).toBeNull();
    expect(await refusalOf(tryAgent(user.client))).toBeNull();
  });

  test('that holds somebody else’s address goes to its owner by the reset mail, without the accounts it connected', async () => {
    const squatter = await spotter.signUp();
    const address = await addressOf(squatter);
    // Like an account from before addresses were confirmed.
    const { database } = spotter.connection;
    const setVerified = (at: Date | null) =>
      database.update(users).set({ emailVerifiedAt: at }).where(eq(users.id, squatter.userId));
    await setVerified(new Date());
    const accessToken = spotter.messenger.addAccount({ id: '682498302938466', name: 'Not mine' });
    await squatter.client.call(connectionRoutes.connect, {
      params: { id: 'messenger' },
      body: { credentials: { accessToken } },
    });
    await setVerified(null);

    const visitor = createApiClient({ baseUrl: spotter.origin, token: () => null });
    await visitor.call(authRoutes.forgotPassword, { body: { email: address } });
    const token = await mailedToken(address, 'reset-password');
    await visitor.call(authRoutes.resetPassword, { body: { token, newPassword: 'my own password' } });
    const opened = await visitor.call(authRoutes.signIn, { body: { email: address, password: 'my own password' } });
    expect(opened.user.emailVerified).toBe(true);
    const owner = createApiClient({ baseUrl: spotter.origin, token: () => opened.token });
    expect(await owner.call(connectionRoutes.listCredentials)).toEqual([]);
    const activity = await owner.call(userRoutes.listAudit, { query: {} });
    expect(activity.map(({ action, detail }) => [action, detail])).toContainEqual([
      'account-disconnected',
      'Facebook Not mine',
    ]);
  });
});

test('connecting, disconnecting and deleting are in the activity of the account, with the device', async () => {
  const user = await spotter.signUp();
  const { database } = spotter.connection;
  await database.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, user.userId));
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
  const client = createApiClient({
    baseUrl: spotter.origin,
    token: () => user.token,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('user-agent', firefox);
      return fetch(input, { ...init, headers });
    },
  });
  const accessToken = spotter.messenger.addAccount({ id: '682498302938467', name: 'Dana Reyes Coaching' });
  const credential = await client.call(connectionRoutes.connect, {
    params: { id: 'messenger' },
    body: { credentials: { accessToken } },
  });
  await client.call(connectionRoutes.disconnect, { params: { id: credential._id } });
  const agent = await client.call(agentRoutes.create, { body: { agent: { name: 'Dana', config: { prompt: 'Hi' } } } });
  await client.call(agentRoutes.remove, { params: { id: agent._id } });
  const activity = await client.call(userRoutes.listAudit, { query: {} });
  expect(activity.slice(0, 3).map(({ action, detail, device }) => [action, detail, device])).toEqual([
    ['agent-deleted', 'Dana', 'Firefox on Linux'],
    ['account-disconnected', 'Facebook Dana Reyes Coaching', 'Firefox on Linux'],
    ['account-connected', 'Facebook Dana Reyes Coaching', 'Firefox on Linux'],
  ]);
});
