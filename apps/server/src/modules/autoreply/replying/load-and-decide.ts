import {
  decideReply,
  heldBack,
  whilePaused,
  whileUnknown,
  type Hold,
  type ReplyDecision,
  type ReplySituation,
} from '@spotter/domain/autoreply';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import {
  type ChatState,
  createChatLoader,
  findCoachPause,
  loadChatState,
  type PlainChatState,
  situationOf,
} from '../../chats/index.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { aroundChat } from '../sources/available-knowledge.repository.ts';

/** The state of a chat, and whether its coach's plan lets the agent speak. */
export type PlannedState = ChatState & { planAllowsAutoreplies: boolean };
/** What a plan is computed from. */
export type PlainPlannedState = PlainChatState & { planAllowsAutoreplies: boolean };

/** The state of a chat, and what there is around it. */
export type LoadedChat = PlannedState & { around: Record<keyof ReturnType<typeof aroundChat>, boolean> };

/** The functions that load a chat and decide about it. */
export type ChatStateLoader = {
  /** Loads a chat without a lock, and what there is around it. */
  loadChat(database: Database, chatId: string): Promise<LoadedChat | null>;
  load(database: Database, chatId: string, how?: { lock: boolean }): Promise<PlannedState | null>;
  /** Reads the plan again for a loaded chat. */
  loadPlan(database: Database, state: ChatState): Promise<PlannedState>;
  /** Returns the decision, with the facts that it was made from. */
  decide(state: PlannedState, hold?: Hold | null): { situation: ReplySituation; decision: ReplyDecision };
};

const loadWithSurroundings = createChatLoader(aroundChat);

export function createChatStateLoader(options: {
  clock: Clock;
  quietMs: number;
  /** Returns whether a coach's plan lets the agent speak now. */
  allowsAutoreplies: (database: Database, workspaceId: WorkspaceId) => Promise<boolean>;
}): ChatStateLoader {
  const { clock, quietMs, allowsAutoreplies } = options;

  async function loadPlan(database: Database, state: ChatState): Promise<PlannedState> {
    return { ...state, planAllowsAutoreplies: await allowsAutoreplies(database, state.bot.workspaceId) };
  }

  return {
    loadPlan,

    async loadChat(database, chatId) {
      const found = await loadWithSurroundings(database, chatId);
      return found === null ? null : { ...(await loadPlan(database, found.state)), around: found.around };
    },

    async load(database, chatId, how = { lock: false }) {
      const state = await loadChatState(database, chatId, how);
      return state === null ? null : loadPlan(database, state);
    },

    decide(state, hold = null) {
      const { planAllowsAutoreplies } = state;
      const now = clock.now();
      const situation = situationOf(state, { now, quietMs, planAllowsAutoreplies });
      const known = whileUnknown(decideReply(situation), situation);
      const decision = whilePaused(known, findCoachPause(state, now), situation);
      return { situation, decision: heldBack(decision, hold, situation) };
    },
  };
}
