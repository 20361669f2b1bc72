import type { ReplyDecision, SafetyConcern } from '@spotter/domain';
import type { ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import type { Connection } from '../../../database/connect.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { ChatCall } from '../../booking/in-chat/chat-call.ts';
import type { ChatCalls } from '../../booking/in-chat/chat-calls.ts';
import type { ChatState } from '../../chats/chat-state.ts';
import { findTokens } from '../../connections/token-set.ts';
import type { ModerationLine } from '../lines/moderation-line.ts';
import { takeSecondLook, type Sighting } from '../lines/second-look.ts';
import type { ModelBudget } from '../model/model-budget.ts';
import type { ModelGuard } from '../model/model-guard.ts';
import { composeReply, type Composition } from './compose-reply.ts';

/** A typing bubble is only worth a call when the contact would see it. */
const typingAfterMs = 300;
/** Why an answer is given up: the contact or a person wrote meanwhile. */
const overtaken = Symbol('overtaken');
/** Why an answer is given up: another line of defense saw something in what it answers. */
const endangered = Symbol('endangered');

/** What came of composing an answer. */
export type Attempted = {
  composition: Composition;
  /** What another line of defense saw, in what is answered or in the answer. */
  sighting: Sighting | null;
  /** The draft was thrown away for what was written meanwhile. */
  wasOvertaken: boolean;
};

/** Composes answers under the guard of the model, visibly typing; what overtakes one ends it. */
export function createAttempts(options: {
  connection: Connection;
  clock: Clock;
  secretBox: SecretBox;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  budget: ModelBudget;
  guard: ModelGuard;
  moderation: ModerationLine;
  calls: ChatCalls;
  modelTimeoutMs: number;
  canary: string;
  /** Something was seen in the words that were answered after the answer was sent. */
  onSeenLate(chatId: string, to: string[], concern: SafetyConcern): void;
}) {
  const { connection, clock, guard, channels } = options;
  /** Answers being composed now, so that news of the chat can end them early, and those that are finished all the same. */
  const composing = new Map<string, { draft: AbortController; news: AbortController }>();
  const finishing = new Set<AbortController>();
  let stopping = false;

  connection.signals.on('chat-changed', ({ chatId, overtakes }) => {
    if (!overtakes) return;
    const composed = composing.get(chatId);
    // Also a draft that is finished does nothing any more that the newest words may take back.
    composed?.news.abort(overtaken);
    if (composed !== undefined && !finishing.has(composed.draft)) composed.draft.abort(overtaken);
  });

  async function compose(
    state: ChatState,
    known: ChatCall[],
    decision: Extract<ReplyDecision, { kind: 'reply' }>,
    { mustFinish }: { mustFinish: boolean },
  ): Promise<Attempted> {
    const chatId = state.chat.id;
    const model = state.agent!.model;
    const controller = new AbortController();
    const news = new AbortController();
    composing.set(chatId, { draft: controller, news });
    if (mustFinish) finishing.add(controller);
    if (stopping) controller.abort();
    const look = takeSecondLook(options.moderation, state, decision.to, () => controller.abort(endangered));
    const stopTyping = showTyping(state);
    const startedAt = clock.now();
    let composition: Composition = { kind: 'aborted' };
    guard.begin(model);
    try {
      composition = await composeReply(state, {
        model: options.budget.modelFor(state.bot.userId),
        now: clock.now(),
        timeoutMs: options.modelTimeoutMs,
        canary: options.canary,
        signal: controller.signal,
        news: news.signal,
        calls: options.calls,
        known,
      });
    } finally {
      stopTyping();
      composing.delete(chatId);
      finishing.delete(controller);
      const { kind } = composition;
      guard.end(
        model,
        chatId,
        composition.kind === 'unavailable'
          ? { kind: 'unavailable', startedAt, retryAfterMs: composition.retryAfterMs }
          : { kind: kind === 'aborted' ? 'aborted' : 'answered' },
      );
    }
    const wasGivenUp = composition.kind === 'aborted' && controller.signal.reason !== endangered;
    const sighting = wasGivenUp
      ? null
      : await look.beforeSending(composition.kind === 'draft' ? composition.text : null);
    look.later((concern) => options.onSeenLate(chatId, decision.to, concern));
    return { composition, sighting, wasOvertaken: controller.signal.reason === overtaken };
  }

  function showTyping(state: ChatState): () => void {
    const channel = channels[state.bot.channel];
    if (channel === undefined) return () => {};
    return clock.setTimer(typingAfterMs, () => {
      const tokens = findTokens(options.secretBox, state.account.sealedToken);
      if (tokens === null) return;
      const account = { accountId: state.bot.accountId, accessToken: tokens.accessToken };
      void channel
        .showActivity(account, state.chat.contactId, 'seen')
        .then(() => channel.showActivity(account, state.chat.contactId, 'typing'));
    });
  }

  return {
    compose,
    isStopping: () => stopping,
    /** Ends every answer that is being composed, now or until the process ends: it is composed anew when its job runs again. */
    abandon(): void {
      stopping = true;
      for (const { draft } of composing.values()) draft.abort();
    },
  };
}
