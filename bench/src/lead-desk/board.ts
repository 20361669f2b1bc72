import { setTimeout as wait } from 'node:timers/promises';
import { boardRoutes, botRoutes, type Chat, createApiClient, tagRoutes } from '@spotter/contract';
import { percentile } from '../figures.ts';
import { openInboxes } from '../pages/filled-inbox.ts';
import { openSignedIn } from '../pages/signed-in-browser.ts';
import { frameColumns, compareScrolling } from '../pages/wheel.ts';
import { reportTable } from '../report.ts';

const size = { chats: 15_000, messagesAChat: 1 };
const moves = 20;
/** What a page reads again after a move is not to be counted for the next. */
const pauseMs = 1_000;
const wantedMs = 100;

/** Notes in the page when a card is drawn in a column; the clock is that of the machine. */
const noteCard = ({
  chatId,
  stage,
}: {
  chatId: string;
  stage: string;
}) => `void (globalThis.movedAt = new Promise((resolve) => {
  const look = () => {
    if (document.querySelector('[data-column="${stage}"] [data-card="${chatId}"]')) resolve(Date.now());
    else requestAnimationFrame(look);
  };
  look();
}));`;

/**
 * Prints how smoothly a column of 5,000 cards scrolls in Chromium, beside an empty page, and how long it takes
 * from the request of a move by one person until the card is in its new place on the screen of another.
 */
export async function measureBoard(): Promise<void> {
  const inboxes = await openInboxes();
  try {
    const inbox = await inboxes.start('board', size);
    const { token } = inbox;
    const client = createApiClient({ baseUrl: inbox.origin, token: () => token });
    const [bot] = await client.call(botRoutes.list);
    const browser = await openSignedIn(inbox.session);
    const page = await browser.newPage();
    const board = `${inbox.origin}/board/${bot!.integration}`;
    const show = async (address: string, cards: number) => {
      await page.goto(address);
      await page
        .locator('[data-column="engaged"] [data-card]')
        .nth(cards - 1)
        .waitFor();
      await page.waitForLoadState('networkidle');
    };
    const open = async (): Promise<[number, 1]> => {
      await show(board, 4);
      const column = await page.locator('[data-column="engaged"]').boundingBox();
      return [column!.x + column!.width / 2, 1];
    };
    const rows = await compareScrolling(page, `column of ${size.chats / 3} cards, loaded as it is scrolled`, open);
    reportTable(['scrolled for 10 s', ...frameColumns], rows);

    const [chat] = await client.call(boardRoutes.cards, {
      params: { botId: inbox.botId },
      query: { stage: 'engaged', limit: 1 },
    });
    // Narrowed to one card, which is in sight wherever its score puts it.
    const tag = await client.call(tagRoutes.create, { body: { name: 'Moved' } });
    await client.call(tagRoutes.give, { params: { id: chat!._id, tagId: tag._id } });
    await show(`${board}?tag=${tag._id}`, 1);
    const times: number[] = [];
    let moved: Chat = chat!;
    for (let move = 0; move < moves; move += 1) {
      const { _id: id, stage: from } = moved;
      const to = from === 'engaged' ? 'qualified' : 'engaged';
      await page.evaluate(noteCard({ chatId: id, stage: to }));
      const startedAt = Date.now();
      moved = await client.call(boardRoutes.move, { params: { id }, body: { from, to } });
      times.push((await page.evaluate<number>('globalThis.movedAt')) - startedAt);
      await wait(pauseMs);
    }
    reportTable(
      [`${moves} moves, until the other screen shows it`, 'p50 ms', 'p95 ms', 'longest', `p95 <= ${wantedMs}`],
      [
        [
          'from the request',
          ...[50, 95, 100].map((part) => String(percentile(times, part))),
          percentile(times, 95) <= wantedMs ? 'yes' : 'no',
        ],
      ],
    );
    await browser.close();
  } finally {
    await inboxes.stop();
  }
}
