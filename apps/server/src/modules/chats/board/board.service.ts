import {
  type BoardColumn,
  type Chat,
  type ChatFilter,
  type ChatStage,
  highestCount,
  type Page,
} from '@spotter/contract';
import type { LeakWorth, Reached } from '@spotter/domain/leaks';
import type { Database } from '../../../database/database.ts';
import type { Access, WorkspaceId } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import { getBot } from '../../bots/index.ts';
import type { OwnChats } from '../chat-access.ts';
import { presentChat } from '../chats.presenter.ts';
import { listLastMessages } from '../chats.repository.ts';
import { chatStages } from '../inbox/set-aside.ts';
import { searchChats } from '../inbox/chat-search.ts';
import type { Asked, PageAsked } from '../inbox/chat-pages.ts';
import { readRankedCursor, writeRankedCursor } from '../inbox/page-cursor.ts';
import type { CountCache } from '../views/count-cache.ts';
import { countStages, listCards } from './board.repository.ts';

const columnLength = 30;
/** How many chats a search looks for: the newest are found first, whatever their score. */
const maxFound = 100;

/** Returns what leads of a workspace are worth by how far they came. */
export type ReadWorths = (
  database: Database,
  workspaceId: WorkspaceId,
  now: Date,
) => Promise<(reached: Reached) => LeakWorth | null>;

/** How far a lead in a stage has come, where a lead in it is worth something. */
const reachedIn: Partial<Record<ChatStage, Reached>> = {
  engaged: 'engaged',
  needs_you: 'engaged',
  qualified: 'qualified',
  booked: 'booked',
};

/** Shows an account's chats by stage. */
export function createBoard(options: {
  database: Database;
  clock: Clock;
  ownChats: OwnChats;
  counts: CountCache;
  readWorths: ReadWorths;
}) {
  const { database, clock, ownChats } = options;
  return {
    async columns(access: Access, botId: string): Promise<BoardColumn[]> {
      await getBot(database, access, botId);
      const [counts, worthOf] = await Promise.all([
        options.counts.find(botId, 'stages', () => countStages(database, botId, highestCount)),
        options.readWorths(database, access.workspaceId, clock.now()),
      ]);
      return chatStages.map((stage) => {
        const reached = reachedIn[stage];
        const { count = 0, leads = 0 } = counts.find((one) => one.stage === stage) ?? {};
        return {
          stage,
          count,
          leads,
          worth: reached === undefined ? null : worthOf(reached),
        };
      });
    },

    async cards(
      access: Access,
      botId: string,
      { limit = columnLength, cursor, search, ...filter }: PageAsked & Asked<ChatFilter>,
    ): Promise<Page<Chat[]>> {
      await getBot(database, access, botId);
      const view = ownChats.view();
      const wanted = { access, botId, filter, now: view.now };
      const found = search
        ? (await searchChats(database, wanted, search, { limit: maxFound, start: null })).toSorted(
            (one, other) => other.chat.score - one.chat.score,
          )
        : await listCards(database, wanted, { limit: limit + 1, start: readRankedCursor(cursor) });
      const shown = search ? found : found.slice(0, limit);
      const last = await listLastMessages(
        database,
        shown.map(({ chat }) => chat.id),
      );
      const final = shown.at(-1)?.chat;
      return {
        value: await ownChats.complete(
          shown.map((chat) => {
            const message = last.get(chat.chat.id);
            return presentChat(chat, message === undefined ? [] : [message], view);
          }),
        ),
        nextCursor:
          found.length > shown.length && final !== undefined
            ? writeRankedCursor({ rank: final.score, at: final.createdAt, id: final.id })
            : null,
      };
    },
  };
}

export type Board = ReturnType<typeof createBoard>;
