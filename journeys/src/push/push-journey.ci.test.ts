import { join } from 'node:path';
import { authRoutes, chatRoutes, createApiClient, notificationRoutes, PushMessage } from '@spotter/contract';
import { demoStory } from '@spotter/demo';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { accessibilityFaults, closePages, openBrowser, openPage } from '../screens/browser.ts';
import { clockJumped } from '../running/clock-words.ts';
import { openDevice } from './coach-device.ts';
import { openCoachScreen } from '../screens/coach-screen.ts';
import { drawIcon, readManifest } from './installed-app.ts';
import { openLeadPhone } from '../screens/lead-phone.ts';
import { startSpotterWithPhone } from '../running/spotter-with-phone.ts';
import { until } from '../running/until.ts';

const { account, coach, freshLeads } = demoStory;
const danger = 'i only eat 500 cals and still fat. if i eat more i throw up';
const [opened, taken, unopened] = freshLeads as [Lead, Lead, Lead];
type Lead = (typeof freshLeads)[number];

let spotter: Awaited<ReturnType<typeof startSpotterWithPhone>>;
let browser: Browser;
let inbox: Awaited<ReturnType<typeof openCoachScreen>>;
let device: Awaited<ReturnType<typeof openDevice>>;
let client: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  const environment = {
    // Other tests show how long an answer waits.
    REPLY_QUIET_MS: '300',
    NODE_OPTIONS: `--import=${join(import.meta.dirname, '../running/clock-jump.ts')}`,
  };
  [spotter, browser] = await Promise.all([startSpotterWithPhone(environment), openBrowser()]);
});

afterAll(async () => {
  await closePages();
  await spotter?.stop();
});

async function signIn() {
  const visitor = createApiClient({ baseUrl: spotter.addresses.spotter, token: () => null });
  const { email, password } = coach;
  const { token } = await visitor.call(authRoutes.signIn, { body: { email, password } });
  return createApiClient({ baseUrl: spotter.addresses.spotter, token: () => token });
}

/** Returns what the simulator of the push service accepted and decrypted with the browser's keys, oldest first. */
function receivedPushes(): PushMessage[] {
  const World = z.object({ pushes: z.array(z.object({ payload: z.string() })) });
  const { pushes } = World.parse(spotter.rememberedBy('push-service'));
  return pushes.map(({ payload }) => PushMessage.parse(JSON.parse(payload)));
}

async function pushOf(name: string): Promise<PushMessage> {
  return until(`a push about ${name}`, () =>
    receivedPushes().find(({ notification }) => notification.title.startsWith(name)),
  );
}

/** Writes, as a lead of the agent, a message that shows danger. Returns their phone, and the coach's push. */
async function endangered(lead: Lead) {
  const phone = await openLeadPhone(browser, spotter.addresses.phone, { accountId: account.id, id: lead.id });
  await phone.write('SHRED');
  await phone.answered(1);
  await phone.write(danger);
  return { phone, push: await pushOf(lead.name) };
}

const findNotification = (id: string) => client.call(notificationRoutes.find, { params: { id } });

async function mailAbout(subject: string): Promise<string> {
  const Mails = z.array(z.object({ subject: z.string(), text: z.string() }));
  return until(`a mail: ${subject}`, () => {
    const World = z.object({ mails: Mails });
    const { mails } = World.parse(spotter.rememberedBy('mailbox'));
    return mails.find((mail) => mail.subject === subject)?.text;
  });
}

test('a coach switches pushes on for their phone', async () => {
  const { spotter: address } = spotter.addresses;
  inbox = await openCoachScreen(browser, address, {
    screen: 'phone',
    ...coach,
    checksAccessibility: true,
    keepsApp: true,
  });
  const { page } = inbox;
  await page.context().grantPermissions(['notifications'], { origin: address });
  await page.goto(`${address}/profile#notifications`);
  await page.getByRole('button', { name: 'Turn on push notifications' }).click();
  await page.getByText('Push notifications are on for this device').waitFor();
  await inbox.checkAccessibility();
  device = await openDevice(page);
  client = await signIn();
});

test('a lead in danger reaches the coach’s locked phone, and a tap opens the chat', async () => {
  const { page } = inbox;
  const { push } = await endangered(opened);
  const { notificationId, chatId } = push.notification.data;
  // Anyone can see a locked screen: it says that a person is in danger, and not what they wrote.
  expect(push.notification.title).toBe(`${opened.name} may be in danger`);
  expect(JSON.stringify(push)).not.toContain('500 cals');
  const shown = await device.deliver(push);
  expect(shown.body).toBe(push.notification.body);
  expect(shown.actions.map(({ action }) => action)).toEqual(['open', 'take-over']);
  expect(await findNotification(notificationId)).toMatchObject({ kind: 'severe', openedAt: null });

  // Shown, not opened: the coach has not seen it yet, and the app says so.
  await page.goto(`${spotter.addresses.spotter}/dashboard/needs-you`);
  await page.getByRole('listitem').filter({ hasText: opened.name }).getByText('You haven’t seen this yet').waitFor();
  await device.tap(shown);
  await page.waitForURL(`**/dashboard/chat/${chatId}`);
  await page.getByText(/^You were told .*\d{1,2}:\d\d [AP]M by push.* You saw it .*\d{1,2}:\d\d [AP]M\.$/).waitFor();
  await until(
    'it counts as opened by the push',
    async () => (await findNotification(notificationId)).openedBy === 'push',
  );
});

test('the sandbox shows the push on the coach’s lock screen, in a page that fits its window', async () => {
  const { page, problems } = await openPage(browser, 'desktop');
  await page.goto(spotter.addresses.phone);
  const lockScreen = page.getByRole('region', { name: 'Coach’s lock screen' });
  const link = lockScreen.getByRole('link', { name: `${opened.name} may be in danger` });
  expect(await link.getAttribute('href')).toContain('/dashboard/chat/');
  expect(await page.evaluate<boolean>('document.documentElement.scrollHeight <= window.innerHeight')).toBe(true);
  expect([...problems, ...(await accessibilityFaults(page))]).toEqual([]);
});

test('a button of the push takes the chat over, without a page', async () => {
  const { page } = inbox;
  await page.goto(`${spotter.addresses.spotter}/agents`);
  const { push } = await endangered(taken);
  await device.tap(await device.deliver(push), 'take-over');
  await until('the lock screen says that it is done', async () =>
    (await device.listShown()).some(({ title }) => title === 'The chat is yours'),
  );
  const chat = await client.call(chatRoutes.find, { params: { id: push.notification.data.chatId! }, query: {} });
  expect(chat.chatEnabled).toBe(false);
  expect(chat.told?.openedAt).not.toBeNull();
  // The open window stayed where it was.
  expect(new URL(page.url()).pathname).toBe('/agents');
});

test('a push that nobody opens is followed by a mail, whose link opens the chat; the lead is promised no more', async () => {
  const { page } = inbox;
  const { phone, push } = await endangered(unopened);
  const { notificationId } = push.notification.data;
  // Both leave at once: who is in danger must not wait for a phone that lies in a drawer.
  await mailAbout(`${unopened.name} may be in danger`);
  spotter.server.signal('SIGUSR2');
  await until('an hour to be over', () => spotter.server.output().includes(clockJumped));
  // Any event makes the server look at its clock.
  await phone.write('are you there');
  const mail = await mailAbout(`Not seen yet: ${unopened.name} may be in danger`);
  // The preview that a lock screen shows holds none of their words.
  expect(mail.slice(0, 250)).not.toContain('500 cals');
  // There is one answer, no matter whether the coach has read anything.
  const answers = await phone.answers();
  expect(answers.at(-1)).toContain('The coach reads this chat and answers in person.');
  expect(answers.join(' ')).not.toMatch(/notified|informed|alerted|already knows|(has been|have|was) (told|let)/i);

  const link = /https?:\S+notification=\S+/.exec(mail)![0];
  await page.goto(link);
  // An hour passed: where that ends on the next day, the sentence names the days too.
  await page
    .getByText(/^You were told .*\d{1,2}:\d\d [AP]M by push and by email.* You saw it .*\d{1,2}:\d\d [AP]M\.$/)
    .waitFor();
  expect(await findNotification(notificationId)).toMatchObject({ openedBy: 'email' });
  expect(inbox.problems).toEqual([]);
  expect(inbox.faults).toEqual([]);
});

test('the app can be installed: its manifest has no fault, and its icons are what they are said to be', async () => {
  const { page } = inbox;
  const { manifest, faults } = await readManifest(page);
  expect(faults).toEqual([]);
  expect(manifest).toMatchObject({ name: 'Spotter', short_name: 'Spotter', display: 'standalone', scope: '/' });
  const { origin } = new URL(page.url());
  const start = new URL(manifest.start_url, origin);
  expect(start.origin).toBe(origin);

  const drawn = await Promise.all(
    manifest.icons.map(async (icon) => ({ ...icon, ...(await drawIcon(page, icon.src)) })),
  );
  for (const { sizes, width, height } of drawn) expect(`${width}x${height}`).toBe(sizes);
  // Chrome: one icon of 192 and one of 512, for any purpose.
  expect(drawn.filter(({ purpose }) => purpose === 'any').map(({ width }) => width)).toEqual([192, 512]);
  // Every platform cuts its own shape, which leaves at least a circle of four fifths.
  expect(drawn.filter(({ purpose }) => purpose === 'maskable')).toMatchObject([{ width: 512, isPlainOutside: true }]);
  const ofApple = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  expect(await drawIcon(page, ofApple!)).toMatchObject({ width: 180, isPlainOutside: true });
  const color = await page.locator('meta[name="theme-color"]').getAttribute('content');
  expect(manifest.theme_color).toBe(color);
});

test('without a net the app says so at once, and begins all the same', async () => {
  const { page } = await openCoachScreen(browser, spotter.addresses.spotter, {
    screen: 'phone',
    ...coach,
    keepsApp: true,
  });
  await until('the app is stored', () => page.evaluate<boolean>('navigator.serviceWorker.controller !== null'));
  const { manifest } = await readManifest(page);
  await page.context().setOffline(true);
  await page.getByText(/^You’re offline\. What you see may be out of date/).waitFor();
  // The worker has a connection of its own.
  await spotter.server.end('SIGKILL');
  for (const start of [manifest.start_url, '/dashboard/needs-you']) {
    await page.goto(`${spotter.addresses.spotter}${start}`);
    await page.getByText(/^You’re offline\./).waitFor();
  }
  await page.getByRole('heading', { name: 'Needs you' }).waitFor();
});
