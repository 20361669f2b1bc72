import { createApiClient } from '@spotter/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closePages, openBrowser } from '../screens/browser.ts';
import { listChats, readHistory } from '../api/chat-history.ts';
import { accountId, coachSignUp, setUpCoach } from '../api/coach.ts';
import { openCoachScreen } from '../screens/coach-screen.ts';
import { findFreePorts } from '../running/free-ports.ts';
import { createJourneyStorage, postgresUrl, type JourneyStorage } from '../running/journey-storage.ts';
import { builtServer, startProgram, waitUntilHealthy, type Program } from '../running/program.ts';
import { startSimulators, type Simulators } from '../running/simulators.ts';
import { until } from '../running/until.ts';

type Server = { name: string; origin: string; program: Program };

let storage: JourneyStorage;
let simulators: Simulators;
let servers: Server[] = [];

beforeEach(async () => {
  [storage, simulators] = await Promise.all([createJourneyStorage(), startSimulators()]);
});

afterEach(async () => {
  await closePages();
  await Promise.all(servers.map(({ program }) => program.end('SIGKILL')));
  servers = [];
  await simulators.close();
  await storage.remove();
});

/** Starts a server; its name is in its requests to the model, which shows which server is working. */
async function startServer(name: string): Promise<Server> {
  const port = await findFreePorts();
  const origin = `http://127.0.0.1:${port}`;
  const program = startProgram(builtServer, {
    ...storage.environment,
    ...simulators.environment,
    LLM_MODEL: name,
    PORT: String(port),
    PUBLIC_URL: origin,
    LOG_LEVEL: 'warn',
    REPLY_QUIET_MS: '100',
    PROVIDER_TIMEOUT_MS: '1000',
  });
  const server = { name, origin, program };
  servers.push(server);
  return server;
}

function leadWrites(text: string): void {
  simulators.instagram.writeAsContact(accountId, leadId, { text });
}

const leadId = '5550000000000001';

if (postgresUrl === null) {
  test('a second server on the same data folder says so in one sentence and ends', async () => {
    const first = await startServer('first');
    await waitUntilHealthy(first.program, first.origin);
    const second = await startServer('second');
    expect(await second.program.ended).toEqual({ code: 1, signal: null });
    expect(second.program.output().trim()).toMatch(/^The data directory \S+ is in use by another Spotter server\.$/);
    expect(first.program.isRunning()).toBe(true);
  });
} else {
  test('two servers share the work: what one takes in the other shows, and what one dies of the other finishes', async () => {
    const [left, right] = await Promise.all([startServer('left'), startServer('right')]);
    await Promise.all([left, right].map(({ program, origin }) => waitUntilHealthy(program, origin)));
    const coach = await setUpCoach(left.origin, simulators.instagram);
    simulators.instagram.addContact(accountId, { id: leadId, username: 'maya.lifts', name: 'Maya Torres' });
    simulators.instagram.setWebhookUrl(`${right.origin}/api/webhooks/instagram`);

    // Webhooks arrive at one server, the coach watches at the other.
    leadWrites('hello');
    const browser = await openBrowser();
    const inbox = await openCoachScreen(browser, left.origin, { screen: 'desktop', ...coachSignUp });
    await inbox.openChat('maya.lifts');
    leadWrites('SHRED');
    await inbox.page.locator('li[data-author="agent"]').waitFor();
    expect(await inbox.neverReloaded()).toBe(true);
    expect(inbox.problems).toEqual([]);

    // The asked server dies before it has its answer, however slowly this goes.
    simulators.model.setLatency(3_600_000);
    const askedBefore = simulators.model.count();
    leadWrites('I want to lose 10 kg');
    await until('a server asks the model', () => simulators.model.count() > askedBefore);
    const dying = servers.find(({ name }) => name === simulators.model.requests().at(-1)!.model)!;
    const survivor = dying === left ? right : left;
    simulators.instagram.setWebhookUrl(`${survivor.origin}/api/webhooks/instagram`);
    await dying.program.end('SIGKILL');
    const diedAt = performance.now();
    simulators.model.setLatency(0);

    const sent = () => simulators.instagram.conversation(accountId, leadId).filter(({ from }) => from === 'business');
    await until('the other server answers', () => sent().length === 2);
    console.log('two servers:', {
      died: dying.name,
      secondsToTakeOver: Math.round((performance.now() - diedAt) / 1000),
    });
    expect(simulators.model.requests().at(-1)!.model).toBe(survivor.name);
    await simulators.instagram.webhooksSettled();
    leadWrites('I tried keto last year');
    await until('the next answer', () => sent().length === 3);

    const watching = { ...coach, client: createApiClient({ baseUrl: survivor.origin, token: () => coach.token }) };
    const history = await until('all is known to be sent', async () => {
      const [chat] = await listChats(watching);
      const messages = await readHistory(watching, chat!._id);
      return messages.at(-1)?.author === 'agent' && messages.every(({ status }) => status !== 'sending') && messages;
    });
    expect(history.filter(({ aborted }) => !aborted).map(({ author, text }) => `${author}: ${text}`)).toEqual(
      simulators.instagram
        .conversation(accountId, leadId)
        .map(({ from, text }) => `${from === 'contact' ? 'contact' : 'agent'}: ${text}`),
    );
    expect(history.map(({ author }) => author)).toEqual([
      'contact',
      'contact',
      'agent',
      'contact',
      'agent',
      'contact',
      'agent',
    ]);
    // Only the first of them says that a machine writes, whichever server wrote the next.
    expect(history.flatMap(({ author, disclosure }) => (author === 'agent' ? [disclosure] : []))).toEqual([
      'first',
      null,
      null,
    ]);
  });
}
