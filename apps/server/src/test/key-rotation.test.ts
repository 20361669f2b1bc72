import {
  ApiError,
  authRoutes,
  connectionRoutes,
  createApiClient,
  managedCallRoutes,
  notificationPreferenceRoutes,
  notificationRoutes,
  type ApiClient,
  type TwoStepSetup,
} from '@spotter/contract';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withdrawAccessJob } from '../modules/connections/withdraw-access.job.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import { jobs } from '../queue/queue.tables.ts';
import { handleSecrets } from '../operations/sealed-secrets.ts';
import { bookInChat } from './book-in-chat.ts';
import { createShiftedClock } from './shifted-clock.ts';
import { page, startSpotter, testSecret, type Coach, type SpotterUnderTest } from './spotter-under-test.ts';

const minuteMs = 60_000;
const password = 'a long password';
const rotated = { appSecret: 'the new secret of this server', previousAppSecret: testSecret };
const alone = { ...rotated, previousAppSecret: null };

describe('a server whose app secret is changed', () => {
  const clock = createShiftedClock();
  let spotter: SpotterUnderTest;
  let coach: Coach;
  let visitor: ApiClient;
  let email: string;
  let appKey: TwoStepSetup;
  let manageToken: string;

  beforeAll(async () => {
    spotter = await startSpotter({ clock });
    coach = await spotter.addCoach();
    // To send a digest renews the push keys.
    const digestHour = (clock.now().getUTCHours() + 12) % 24;
    const preferences = await coach.client.call(notificationPreferenceRoutes.findPreferences);
    await coach.client.call(notificationPreferenceRoutes.changePreferences, { body: { ...preferences, digestHour } });
    visitor = createApiClient({ baseUrl: spotter.origin, token: () => null });
    email = 'coach1@example.test';
    await answersTo('SHRED');
    // The first request for the public key creates the pair.
    await coach.client.call(notificationRoutes.pushKey);

    appKey = await coach.client.call(authRoutes.setUpTwoStep, { body: { password } });
    await coach.client.call(authRoutes.confirmTwoStep, { body: { code: newCode() } });

    const { _id: chatId } = await spotter.chat(coach);
    await bookInChat(spotter, chatId, clock.now());
    const [call] = await spotter.services.booking.chatCalls.ofChat(chatId);
    manageToken = call!.manageUrl!.split('/').at(-1)!;

    // Facebook cannot be reached, so the withdrawal of the access to a page has to wait.
    await spotter.addPage(coach);
    const accounts = await coach.client.call(connectionRoutes.listCredentials);
    const { _id: pageId } = accounts.find(({ integration }) => integration === 'messenger')!;
    spotter.messenger.setFaults({ down: true });
    await coach.client.call(connectionRoutes.disconnect, { params: { id: pageId } });
    await spotter.settled();
    expect(await withdrawals()).toHaveLength(1);
  });
  afterAll(() => spotter.close());

  const withdrawals = () =>
    spotter.connection.database.select().from(jobs).where(eq(jobs.kind, withdrawAccessJob.kind));

  /** Returns a code. Each is valid once, so time moves on before the next. */
  function newCode(): string {
    clock.putForward(minuteMs);
    return new TOTP({ secret: Secret.fromBase32(appKey.secret) }).generate({ timestamp: clock.now().getTime() });
  }

  /** Returns whether the second step of a sign-in is accepted. */
  async function signsIn(): Promise<boolean> {
    const code = newCode();
    const ticket = await visitor
      .call(authRoutes.signIn, { body: { email, password } })
      .then(() => null)
      .catch((error: unknown) => (error instanceof ApiError ? error.ticket : null));
    expect(ticket).not.toBeNull();
    const session = await visitor.call(authRoutes.verifyTwoStep, { body: { ticket: ticket!, code } });
    return session.token !== '';
  }

  async function answersTo(text: string): Promise<void> {
    const before = spotter.answers().length;
    spotter.writes(text);
    await spotter.until('an answer', () => spotter.answers().length > before);
    await spotter.settled();
  }

  const openManageLink = () => visitor.call(managedCallRoutes.findManagedCall, { params: { token: manageToken } });

  function runSecrets(command: string, { appSecret, previousAppSecret }: typeof rotated | typeof alone) {
    const secretBox = createSecretBox(appSecret, previousAppSecret);
    return handleSecrets({ connection: spotter.connection, clock, secretBox }, [command]);
  }

  test('says what the previous secret has sealed, and works as before', async () => {
    await spotter.restart(rotated);
    const { text, done } = await runSecrets('status', rotated);
    expect(done).toBe(true);
    expect(text).toMatch(/^tokens of accounts +0 +1 +0$/m);
    expect(text).toMatch(/^tokens to give back +0 +1 +0$/m);
    expect(text).toMatch(/^two-step keys +0 +1 +0$/m);
    expect(text).toMatch(/^push keys +0 +1 +0$/m);
    await answersTo('Are you there?');
    expect(await openManageLink()).toMatchObject({ state: 'booked' });
  });

  test('would lose it all without the previous secret', async () => {
    const { text, done } = await runSecrets('status', alone);
    expect(done).toBe(false);
    expect(text).toMatch(/^tokens of accounts +0 +0 +1$/m);
  });

  test('seals everything anew while it runs', async () => {
    const { text, done } = await runSecrets('reseal', rotated);
    expect(done).toBe(true);
    expect(text).toContain('Resealed: 4.');
    expect(await runSecrets('status', alone)).toMatchObject({ done: true });
    await answersTo('And now?');
    expect(await signsIn()).toBe(true);
  });

  test('then works with the new secret alone: it answers, signs in, and gives back what waited for it', async () => {
    await spotter.restart(alone);
    await answersTo('Still there?');
    expect(await signsIn()).toBe(true);
    const isSubscribed = () => spotter.messenger.accounts().find(({ id }) => id === page.id)?.subscribed;
    expect(isSubscribed()).toBe(true);
    spotter.messenger.setFaults({ down: false });
    // Past the pause before the next try.
    clock.putForward(60 * minuteMs);
    await spotter.until('the access to be given back', async () => {
      await spotter.settled();
      return (await withdrawals()).length === 0;
    });
    expect(isSubscribed()).toBe(false);
  });

  test('takes links of the former secret no longer, and says so kindly', async () => {
    await expect(openManageLink()).rejects.toMatchObject({
      status: 404,
      message: expect.stringContaining('or has ended'),
    });
  });

  test('ends all sessions when the operator says so', async () => {
    expect((await coach.client.call(authRoutes.validateToken)).isValid).toBe(true);
    expect((await runSecrets('end-sessions', alone)).done).toBe(true);
    expect((await coach.client.call(authRoutes.validateToken)).isValid).toBe(false);
    expect(await signsIn()).toBe(true);
  });
});
