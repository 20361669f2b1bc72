import { saysStillHere } from '@spotter/domain/autoreply';
import type { Clock } from '../../../platform/clock.ts';
import type { ChatState, MessageRow, Suggestion } from '../../chats/index.ts';
import { composeReply } from '../composing/compose-reply.ts';
import type { ComposeSettings, Composition } from '../composing/composition.ts';
import type { ModelBudget } from '../model/model-budget.ts';
import type { KnowledgeSources } from '../sources/known-sources.ts';
import { type FindOpenTimes, readLeakWish } from './leak-wishes.ts';

/** The moves that are drafted, each in words for the model. The first is an answer like any other. */
const moves: Pick<ComposeSettings, 'wish' | 'openTimes'>[] = [
  {},
  {
    wish: 'The coach will look over this draft. Answer what the contact asked last and nobody has answered, in one or two sentences, and ask nothing.',
  },
  {
    wish: 'The coach will look over this draft. Take up what matters to the contact in the whole conversation, and lead to the next step: a call, its time, or what keeps them from it.',
  },
];

/**
 * Drafts different answers for the coach to review. The model's other requests are not carried out, but a
 * lead who needs a call is offered times that are open.
 */
export function createReplySuggestion(options: {
  clock: Clock;
  budget: ModelBudget;
  truth: KnowledgeSources;
  modelTimeoutMs: number;
  canary: string;
}) {
  return async (given: ChatState, findOpenTimes: FindOpenTimes): Promise<Suggestion> => {
    if (given.agent === null) return { kind: 'no-agent' };
    await options.budget.check(given.bot.workspaceId);
    const state = withoutParting(given);
    // What keeps a lead from getting lost comes before the usual moves.
    const first = await readLeakWish(state, findOpenTimes, options.clock.now());
    const drafted = await Promise.all(
      (first === null ? moves : [first, ...moves.slice(1)]).map((move) =>
        composeReply(state, {
          model: options.budget.modelFor({ workspaceId: state.bot.workspaceId, isAwaited: true }),
          calls: null,
          now: options.clock.now(),
          timeoutMs: options.modelTimeoutMs,
          canary: options.canary,
          // New messages do not end a draft: the coach decides about it.
          signal: new AbortController().signal,
          truth: options.truth,
          ...move,
        }),
      ),
    );
    const [text, ...others] = [...new Set(drafted.flatMap(textOf))];
    if (text !== undefined) return { kind: 'draft', text, others };
    return drafted.every(({ kind }) => kind === 'unavailable' || kind === 'aborted')
      ? { kind: 'unavailable' }
      : { kind: 'nothing-fit' };
  };
}

function textOf(composition: Composition): string[] {
  return composition.kind === 'draft' ? [composition.text] : [];
}

/**
 * Returns a chat that the agent handed over without its parting lines: these answered nothing, so all that the
 * contact asked before them is still open.
 */
function withoutParting(state: ChatState): ChatState {
  const { autorepliesEnabled, offReason, handedOverAt } = state.chat;
  if (autorepliesEnabled || offReason !== 'hand-over') return state;
  const { messages } = state;
  const isAfter = ({ receivedAt }: MessageRow) => handedOverAt !== null && receivedAt >= handedOverAt;
  const first = messages.findIndex((message) => message.author === 'agent' && isAfter(message));
  if (messages.some((message) => ['coach', 'other-app'].includes(message.author) && isAfter(message))) return state;
  const isParting = ({ author, text }: MessageRow, at: number) =>
    at === first || (author === 'agent' && saysStillHere(text));
  return { ...state, messages: messages.filter((message, at) => !isParting(message, at)) };
}
