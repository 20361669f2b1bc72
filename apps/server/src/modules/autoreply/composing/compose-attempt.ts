import type { ReplyDecision } from '@spotter/domain/autoreply';
import type { SafetyFinding } from '@spotter/domain/safety';
import type { ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import type { Connection } from '../../../database/connect.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { ChatCall, ChatCalls } from '../../booking/index.ts';
import type { ChatState } from '../../chats/index.ts';
import { releaseWorkerSlotWhileWaiting } from '../../../queue/worker-slot.ts';
import { findTokens } from '../../connections/index.ts';
import type { ModerationLine } from '../safety-checks/moderation-line.ts';
import { startModerationCheck, type ModerationFinding } from '../safety-checks/moderation-check.ts';
import { failedForOthers } from '../model/limited-model.ts';
import type { ModelBudget } from '../model/model-budget.ts';
import type { ModelGuard } from '../model/model-guard.ts';
import type { AvailableKnowledge, KnowledgeSources } from '../sources/known-sources.ts';
import { composeAnswer } from './compose-answer.ts';
import type { Composition } from './composition.ts';

/** Min time of composing before a typing bubble: the contact would not notice a shorter one. */
const typingAfterMs = 300;
/** The reason for dropping an answer when the contact or a person wrote meanwhile. */
const overtaken = Symbol('overtaken');
/** The reason for dropping an answer when another line of defense saw something in the messages it answers. */
const endangered = Symbol('endangered');

const triedByOther: Composition = { kind: 'unavailable', retryAfterMs: null, detail: failedForOthers };

/** The result of composing an answer. */
export type Attempted = {
  composition: Composition;
  /** The finding of another line of defense in the answered messages or in the answer. */
  finding: ModerationFinding | null;
  /** Whether the draft was dropped because of newer messages. */
  wasOvertaken: boolean;
};

/** Composes answers under the model's guard, with a typing bubble. A newer message ends the composing of one. */
export function createAttempts(options: {
  connection: Connection;
  clock: Clock;
  secretBox: SecretBox;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  budget: ModelBudget;
  guard: ModelGuard;
  moderation: ModerationLine;
  truth: KnowledgeSources;
  calls: ChatCalls;
  modelTimeoutMs: number;
  canary: string;
  /** Called for a finding in the answered messages that comes after the answer was sent. */
  onSeenLate(chatId: string, to: string[], finding: SafetyFinding): void;
}) {
  const { connection, clock, guard } = options;
  /**
   * The answers being composed, so that news of the chat can end them early,
   * including those that must be finished.
   */
  const composing = new Map<string, { draft: AbortController; news: AbortController }>();
  const finishing = new Set<AbortController>();
  let stopping = false;

  connection.signals.on('chat-changed', ({ chatId, overtakes }) => {
    if (!overtakes) return;
    const composed = composing.get(chatId);
    // A draft that must be finished no longer changes calls either, which the newest message may take back.
    composed?.news.abort(overtaken);
    if (composed !== undefined && !finishing.has(composed.draft)) composed.draft.abort(overtaken);
  });

  async function compose(
    state: ChatState,
    around: { calls: ChatCall[]; available: AvailableKnowledge },
    decision: Extract<ReplyDecision, { kind: 'reply' }>,
    { mustFinish }: { mustFinish: boolean },
  ): Promise<Attempted> {
    const chatId = state.chat.id;
    const model = state.agent!.model;
    // Chats that were looked at together have all found the model free to be tried: the first one tries it for all.
    if (guard.holdFor(model, chatId) !== null) return { composition: triedByOther, finding: null, wasOvertaken: false };
    const controller = new AbortController();
    const news = new AbortController();
    composing.set(chatId, { draft: controller, news });
    if (mustFinish) finishing.add(controller);
    if (stopping) controller.abort();
    const moderationCheck = startModerationCheck(options.moderation, state, decision.to, () =>
      controller.abort(endangered),
    );
    const stopTyping = showTyping(options, state);
    let composition: Composition = { kind: 'aborted' };
    const asking = guard.begin(model, chatId);
    try {
      composition = await composeAnswer(state, decision.because, {
        model: options.budget.modelFor({
          workspaceId: state.bot.workspaceId,
          // It may have failed for others while this request waited for its turn.
          mayAsk: () => asking.isTrial || guard.holdFor(model, chatId) === null,
        }),
        now: clock.now(),
        timeoutMs: options.modelTimeoutMs,
        canary: options.canary,
        signal: controller.signal,
        news: news.signal,
        calls: options.calls,
        known: around.calls,
        truth: options.truth,
        available: around.available,
      });
    } finally {
      stopTyping();
      composing.delete(chatId);
      finishing.delete(controller);
      asking.end(composition);
    }
    const wasGivenUp = composition.kind === 'aborted' && controller.signal.reason !== endangered;
    const finding = wasGivenUp
      ? null
      : await releaseWorkerSlotWhileWaiting(() =>
          moderationCheck.beforeSending(composition.kind === 'draft' ? composition.text : null),
        );
    moderationCheck.later((late) => options.onSeenLate(chatId, decision.to, late));
    return { composition, finding, wasOvertaken: controller.signal.reason === overtaken };
  }

  return {
    compose,
    isStopping: () => stopping,
    /** Ends all composing until the process ends. The answers are composed again when their jobs run again. */
    abandon(): void {
      stopping = true;
      for (const { draft } of composing.values()) draft.abort();
    },
  };
}

/** Shows the contact that an answer is being written. Returns a function that stops it while it has not begun. */
function showTyping(
  {
    clock,
    channels,
    secretBox,
  }: { clock: Clock; channels: Partial<Record<ChannelKind, MessagingChannel>>; secretBox: SecretBox },
  { agent, bot, account, chat }: ChatState,
): () => void {
  const channel = channels[bot.channel];
  // Nobody is writing where the answer will wait for the coach's word.
  if (channel === undefined || agent?.answers === 'approve') return () => {};
  return clock.setTimer(typingAfterMs, () => {
    const tokens = findTokens(secretBox, account.sealedToken);
    if (tokens === null) return;
    const through = { accountId: bot.accountId, accessToken: tokens.accessToken };
    void channel
      .showActivity(through, chat.contactId, 'seen')
      .then(() => channel.showActivity(through, chat.contactId, 'typing'));
  });
}
