import { decideReply, heldBack, type Hold, type ReplyDecision, type ReplySituation } from '@spotter/domain';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { loadChatState, type ChatState } from '../../chats/chat-state.ts';
import { situationOf } from '../../chats/reply-situation.ts';

/** A chat as it is, and whether its coach's plan lets the agent speak. */
export type PlannedState = ChatState & { planAllowsAutoreplies: boolean };

/** How a chat is looked at: its present state, and what is decided on it. */
export type Looks = {
  load(database: Database, chatId: string, how?: { lock: boolean }): Promise<PlannedState | null>;
  /** Asks for the plan again, for a chat that was loaded before. */
  withPlan(database: Database, state: ChatState): Promise<PlannedState>;
  /** The decision on the present facts, with the facts. */
  decide(state: PlannedState, hold?: Hold | null): { situation: ReplySituation; decision: ReplyDecision };
};

export function createLooks(options: {
  clock: Clock;
  quietMs: number;
  /** Whether a coach's plan lets the agent speak now. */
  allowsAutoreplies: (database: Database, userId: string) => Promise<boolean>;
}): Looks {
  const { clock, quietMs, allowsAutoreplies } = options;

  async function withPlan(database: Database, state: ChatState): Promise<PlannedState> {
    return { ...state, planAllowsAutoreplies: await allowsAutoreplies(database, state.bot.userId) };
  }

  return {
    withPlan,

    async load(database, chatId, how = { lock: false }) {
      const state = await loadChatState(database, chatId, how);
      return state === null ? null : withPlan(database, state);
    },

    decide(state, hold = null) {
      const { planAllowsAutoreplies } = state;
      const situation = situationOf(state, { now: clock.now(), quietMs, planAllowsAutoreplies });
      return { situation, decision: heldBack(decideReply(situation), hold, situation.lastInboundAt) };
    },
  };
}
