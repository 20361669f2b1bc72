/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listChats } from '../api/chat-history.ts';
import { accountId, coachSignUp, setUpCoach } from '../api/coach.ts';
import { accountForMessages, nothingWrong } from '../kill-nine/account-of-messages.ts';
import { noteAcknowledgedMessages } from '../kill-nine/acknowledged-messages.ts';
import { startContacts } from '../kill-nine/contacts-at-work.ts';
import { readSettledHistories } from '../kill-nine/settled-histories.ts';
import { findFreePorts } from '../running/free-ports.ts';
import { createJourneyStorage, postgresUrl, type JourneyStorage } from '../running/journey-storage.ts';
import { builtServer, startProgram, waitUntilHealthy, type Program } from '../running/program.ts';
import { startSimulators, type Simulators } from '../running/simulators.ts';
import { until } from '../running/until.ts';
import { closePages, openBrowser } from '../screens/browser.ts';
import { openCoachScreen } from '../screens/coach-screen.ts';
import { startScatteringProxy, type ScatteringProxy } from './scattering-proxy.ts';

const modes = ['api', 'api', 'worker', 'worker'];
/** Two of each kind, in the order in which they are killed: an `api`, a `worker`, and so on. */
const killed = [0, 2, 1, 3];
/** With the model's time, that is some twenty messages a second. */
const sideBySide = { leads: 6, friends: 2 };
const modelLatencyMs = 400;
/** How many messages come in before the next process is killed, and after the last. */
const messagesBetween = 40;
/** More requests of one page at the same time would be a flood: it shows some ten answers. */
const maxRequests = 20;

/** A process that is killed and started again. */
type Member = { origin: string; start(): void; program(): Program };

let storage: JourneyStorage;
let simulators: Simulators;
let members: Member[] = [];
let proxy: ScatteringProxy;

beforeEach(async () => {
  [storage, simulators] = await Promise.all([createJourneyStorage(), startSimulators({ modelLatencyMs })]);
});

afterEach(async () => {
  await closePages();
  await Promise.all(members.map((member) => member.program().end('SIGKILL')));
  await proxy?.close();
  await simulators.close();
  await storage.remove();
});

async function startMembers(): Promise<void> {
  const first = await findFreePorts(modes.length);
  const ports = modes.map((_, nth) => first + nth);
  proxy = await startScatteringProxy(ports.filter((_, nth) => modes[nth] === 'api'));
  members = ports.map((port, nth) => {
    let program: Program;
    const start = () => {
      program = startProgram(builtServer, {
        ...storage.environment,
        ...simulators.environment,
        MODE: modes[nth]!,
        PORT: String(port),
        PUBLIC_URL: proxy.origin,
        // Broken connections are the purpose of this test.
        LOG_LEVEL: 'fatal',
        REPLY_QUIET_MS: '30',
        PROVIDER_TIMEOUT_MS: '600',
      });
    };
    return { origin: `http://127.0.0.1:${port}`, start, program: () => program };
  });
  for (const member of members) member.start();
  await Promise.all(members.map(isHealthy));
}

const isHealthy = (member: Member) => waitUntilHealthy(member.program(), member.origin);

test.skipIf(postgresUrl === null)(
  'two api and two worker processes behind a proxy are killed in turn: nothing is lost or sent twice, and an open page shows all',
  async () => {
    await startMembers();
    const coach = await setUpCoach(proxy.origin, simulators.instagram);
    const webhooks = noteAcknowledgedMessages(simulators.instagram);
    const contacts = startContacts(simulators.instagram, webhooks, sideBySide);
    contacts.letLeadsBegin();
    const browser = await openBrowser();
    const screen = await openCoachScreen(browser, proxy.origin, { screen: 'desktop', ...coachSignUp });
    const watched = contacts.contacts().find(({ kind }) => kind === 'friend')!.id;
    const chat = await until('the friend has a chat', async () =>
      (await listChats(coach)).find(({ senderId }) => senderId === watched),
    );
    // Not by a click: in the list it never stands still.
    await screen.page.goto(`${proxy.origin}/dashboard/chat/${chat._id}`);
    await screen.page.evaluate('globalThis.stillTheSamePage = true');
    const requests = countRequests(screen.page);

    const beganAt = performance.now();
    for (const nth of killed) {
      await moreMessages(webhooks.texts);
      const member = members[nth]!;
      await member.program().end('SIGKILL');
      member.start();
      await isHealthy(member);
    }
    await moreMessages(webhooks.texts);
    const killingEndedAt = performance.now();
    await contacts.finish();
    await simulators.instagram.webhooksSettled();
    const histories = await until('nothing is on its way any more', () => readSettledHistories(coach));

    const { counts, wrong } = accountForMessages(contacts.contacts(), simulators.instagram, histories, webhooks.texts);
    const expected = simulators.instagram.conversation(accountId, watched).map(({ text }) => text);
    const history = screen.page.getByRole('region', { name: 'Messages' });
    const shown = await until('the page has caught up', async () => {
      const texts = await history.evaluate(readWholeChat);
      return texts.length >= expected.length && texts;
    });
    console.log('many processes:', {
      secondsOfKilling: Math.round((killingEndedAt - beganAt) / 1000),
      secondsToFinish: Math.round((performance.now() - killingEndedAt) / 1000),
      inTheOpenChat: expected.length,
      requestsOfThePage: requests.all(),
      maxConcurrent: requests.max(),
      ...counts,
      ...wrong,
    });
    expect(wrong).toEqual(nothingWrong);
    expect(shown).toEqual(expected);
    expect(await screen.neverReloaded()).toBe(true);
    expect(requests.max()).toBeLessThan(maxRequests);
    expect(screen.problems.filter((problem) => problem.includes('ERR_INSUFFICIENT_RESOURCES'))).toEqual([]);
  },
);

async function moreMessages(acknowledged: ReadonlySet<string>): Promise<void> {
  const before = acknowledged.size;
  await until('more messages come in', () => acknowledged.size >= before + messagesBetween);
}

/** Counts the page's requests from now on: all of them, and the most at the same time. */
function countRequests(page: Page): { all(): number; max(): number } {
  let [all, open, max] = [0, 0, 0];
  page.on('request', () => {
    all += 1;
    open += 1;
    max = Math.max(max, open);
  });
  const ended = () => void (open -= 1);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return { all: () => all, max: () => max };
}

/** Returns the texts of an open chat, oldest first: scrolls to its beginning, and then through it. */
async function readWholeChat(area: Element): Promise<string[]> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const rows = () => [...area.querySelectorAll('li[data-index]')];
  for (let still = 0; still < 10;) {
    area.scrollTo(0, 0);
    await nextFrame();
    const isWhole = rows().some((row) => row.ariaPosInSet === '1' && row.ariaSetSize !== '-1');
    still = isWhole && area.scrollTop === 0 ? still + 1 : 0;
  }
  const texts = new Map<number, string>();
  for (let before = -1; before !== area.scrollTop;) {
    before = area.scrollTop;
    for (const row of rows().filter((one) => one.hasAttribute('data-author'))) {
      texts.set(Number(row.getAttribute('data-index')), row.querySelector('div > p')?.textContent ?? '');
    }
    area.scrollBy(0, area.clientHeight / 2);
    await nextFrame();
    await nextFrame();
  }
  return [...texts].toSorted(([one], [other]) => one - other).map(([, text]) => text);
}
