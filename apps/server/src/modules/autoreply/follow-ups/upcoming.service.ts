import { type Page, sourceOf, type UpcomingChat, type UpcomingStep } from '@spotter/contract';
import { adWindowMs } from '@spotter/domain/autoreply';
import type { Database } from '../../../database/database.ts';
import type { Access, WorkspaceId } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import { listChatStates, readCursor, writeCursor } from '../../chats/index.ts';
import type { PlainPlannedState } from '../replying/load-and-decide.ts';
import { type ChatPlanNow, readPlans } from './chat-plan.ts';
import { endedStages } from './next-steps.ts';
import { presentPlan } from './plan.presenter.ts';
import { listDueChats } from './upcoming.repository.ts';

/** Max chats on a page, because each takes a plan. */
const maxPageLength = 25;
/** Max times that plans are computed for one page: chats whose plans are over fill no row. */
const maxRounds = 2;

/** What agents will send unasked, over all chats of a workspace, out of the plan of each chat. */
export function createUpcoming(options: {
  database: Database;
  clock: Clock;
  allowsAutoreplies: (database: Database, workspaceId: WorkspaceId) => Promise<boolean>;
  /** Returns the signed address of a contact's picture. */
  pictureAddress(chatId: string): string;
}) {
  const { database, clock, allowsAutoreplies, pictureAddress } = options;

  async function readUpcoming(chatIds: string[], planAllowsAutoreplies: boolean): Promise<UpcomingChat[]> {
    if (chatIds.length === 0) return [];
    const now = clock.now();
    const states = (await listChatStates(database, chatIds)).map((state) => ({ ...state, planAllowsAutoreplies }));
    const plans = await readPlans(database, states, now);
    return states.flatMap((state, index) => {
      const steps = plannedSteps(state, plans[index]!, now);
      const { id, name, username, pictureUrl } = state.chat;
      const picture = pictureUrl === null ? null : pictureAddress(id);
      return steps.length === 0 ? [] : [{ _id: id, name, username, picture, from: sourceOf(state.bot.channel), steps }];
    });
  }

  return {
    async list(
      access: Access,
      { limit: wantedLength = maxPageLength, cursor }: { limit?: number | undefined; cursor?: string | undefined },
    ): Promise<Page<UpcomingChat[]>> {
      const limit = Math.min(wantedLength, maxPageLength);
      const planAllowsAutoreplies = await allowsAutoreplies(database, access.workspaceId);
      // No agent writes to a contact who wrote earlier.
      const wanted = { since: new Date(clock.now().getTime() - adWindowMs), endedStages };
      const page = { limit: limit * maxRounds + 1, start: readCursor(cursor) };
      const due = await listDueChats(database, access, wanted, page);
      const found: UpcomingChat[] = [];
      let read = 0;
      for (let round = 0; round < maxRounds && found.length < limit && read < due.length; round += 1) {
        const next = due.slice(read, read + limit - found.length);
        const ids = next.map(({ chatId }) => chatId);
        found.push(...(await readUpcoming(ids, planAllowsAutoreplies)));
        read += next.length;
      }
      const last = due[read - 1];
      const hasMore = read < due.length && last !== undefined;
      return {
        value: bySending(found),
        nextCursor: hasMore ? writeCursor({ at: last.dueAt, id: last.chatId }) : null,
      };
    },
  };
}

export type Upcoming = ReturnType<typeof createUpcoming>;

/** Returns what of a chat's plan will be sent, next first. */
function plannedSteps(state: PlainPlannedState, seen: ChatPlanNow, now: Date): UpcomingStep[] {
  return presentPlan(seen, { state, now })
    .steps.flatMap(({ at, state: planned, ...step }) =>
      planned === 'planned' && at !== null ? [{ ...step, at, state: planned }] : [],
    )
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

function bySending(found: UpcomingChat[]): UpcomingChat[] {
  return found.toSorted((one, other) => Date.parse(one.steps[0]!.at) - Date.parse(other.steps[0]!.at));
}
