import { chatRoutes, createApiClient, type ApiClient, type Chat } from '@spotter/contract';
import pg from 'pg';
import { reportMachine, reportTable, shown } from '../report.ts';
import { openPostgres } from '../running/postgres.ts';
import { signUp } from '../running/sign-up.ts';
import { startSpotter } from '../running/spotter-server.ts';
import { fillAccount } from './inbox-account.ts';
import { openSignedIn } from './signed-in-browser.ts';
import { frameColumns, compareScrolling } from './wheel.ts';

const setup = new URL('../../../scripts/setup/builds.mjs', import.meta.url).href;
const { ensureBuilds } = (await import(setup)) as { ensureBuilds(runtime: string): Promise<void> };

const size = { chats: 100_000, messagesAChat: 1, messagesInNewest: 50_000 };
const historyPage = 100;

const conversation = 'a[href^="/dashboard/chat/"]';

/**
 * Prints how smoothly an inbox of 100,000 chats and a chat of 50,000 messages scroll by the wheel in Chromium,
 * each beside an empty page that was scrolled right before it.
 */
export async function measureScrolling(): Promise<void> {
  await ensureBuilds(process.execPath);
  const stops: (() => Promise<void>)[] = [];
  try {
    const postgres = await openPostgres();
    stops.push(() => postgres.stop());
    await reportMachine(postgres.url);
    const url = await postgres.createDatabase('scrolling');
    const server = await startSpotter({ DATABASE_URL: url });
    stops.push(() => server.stop());
    const session = await signUp(server.origin);
    const client = createApiClient({ baseUrl: server.origin, token: () => session.token });
    const botId = await fill(url, session.user._id);
    const [newest] = await client.call(chatRoutes.listForBot, { params: { botId }, query: { limit: 1 } });
    const chatId = newest!._id;
    const whole = await readWholeChat(client, chatId);

    const browser = await openSignedIn(session);
    stops.push(() => browser.close());
    const page = await browser.newPage();

    const rows: string[][] = [];
    const measure = async (...measured: [name: string, open: () => Promise<[x: number, direction: 1 | -1]>]) =>
      rows.push(...(await compareScrolling(page, ...measured)));
    const openChat = async (): Promise<[number, -1]> => {
      await page.goto(`${server.origin}/dashboard/chat/${chatId}`);
      await page.getByText('Message 2.').waitFor();
      // It is read once more after the live connection is there.
      await page.waitForLoadState('networkidle');
      return [700, -1];
    };
    await measure('inbox of 100,000 chats, loaded as it is scrolled', async () => {
      await page.goto(`${server.origin}/dashboard/chat/${chatId}`);
      await page.locator(conversation).nth(5).waitFor();
      await page.waitForLoadState('networkidle');
      return [150, 1];
    });
    await measure('chat of 50,000 messages, loaded as it is scrolled', openChat);
    await page.route(`**/api/chat/${chatId}`, (route) => route.fulfill({ json: whole }));
    await measure('the same with all messages loaded', openChat);
    reportTable(['scrolled for 10 s', ...frameColumns], rows);
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

async function fill(url: string, userId: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const startedAt = performance.now();
  const botId = await fillAccount((statement) => client.query(statement), userId, size);
  await client.end();
  console.log(`The account was written in ${shown((performance.now() - startedAt) / 1000)} s`);
  return botId;
}

/** Reads a chat with all of its messages. */
async function readWholeChat(client: ApiClient, chatId: string): Promise<Chat> {
  const input = (cursor: string | null) => ({
    params: { id: chatId },
    query: { limit: historyPage, ...(cursor === null ? {} : { cursor }) },
  });
  const { value: chat, nextCursor } = await client.page(chatRoutes.find, input(null));
  const pages = [chat.history];
  for (let cursor = nextCursor; cursor !== null;) {
    const older = await client.page(chatRoutes.find, input(cursor));
    pages.unshift(older.value.history);
    cursor = older.nextCursor;
  }
  return { ...chat, history: pages.flat() };
}
