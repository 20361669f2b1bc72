import { handOverOf, mayHandOver } from '@spotter/domain/autoreply';
import type { SafetyFinding } from '@spotter/domain/safety';
import type { ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import type { Connection } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { JobResult } from '../../../queue/define-job.ts';
import type { ChatCalls } from '../../booking/index.ts';
import type { ChatState, MessageRow, SendLedger, SendPauses } from '../../chats/index.ts';
import { dropWaiting, placeAfterAnswer } from '../safety-checks/after-answer.ts';
import { countDecision, type OnSafetyFinding } from '../safety-checks/count-decision.ts';
import type { ModerationFinding } from '../safety-checks/moderation-check.ts';
import { recordOf, type ModelPrices } from '../record/decision-record.ts';
import {
  callsEndedBy,
  noCanceledCalls,
  recordCanceledCalls,
  cancelCallsOnHandOver,
  withCanceledCalls,
  type CanceledCalls,
} from '../tools/cancel-calls-on-hand-over.ts';
import { applyDecision } from './apply-decision.ts';
import { claimClosingMessage } from './claim-answer.ts';
import { closingMessage } from '../closing/closing-message.ts';
import { findBackWords } from '../closing/coach-back.ts';
import type { Composition } from '../composing/composition.ts';
import type { ChatStateLoader } from './load-and-decide.ts';
import { sendClaimed } from './send-claimed.ts';

const done: JobResult = { kind: 'done' };

/** Hands chats over to the coach for what another line of defense than the rules saw, before or after the answer. */
export function createHandOverClaims(options: {
  connection: Connection;
  clock: Clock;
  logger: Logger;
  loader: ChatStateLoader;
  ledger: SendLedger;
  pauses: SendPauses;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  calls: ChatCalls;
  modelPrices: ModelPrices;
  onSeen: OnSafetyFinding;
  isStopping(): boolean;
}) {
  const { connection, clock, loader, pauses, channels } = options;

  /** Whether the coach has seen the contact's message says nothing about the draft, which is new. */
  const saidAt = (written: MessageRow, found: ModerationFinding) =>
    found.in === 'words' ? written.receivedAt : clock.now();

  /** Cancels the calls that a finding ends, before the chat is locked, because calendars are slow. */
  async function withdrawSeen(chatId: string, to: string[], found: ModerationFinding): Promise<CanceledCalls> {
    const named = callsEndedBy(handOverOf(found.finding));
    const state = named === null ? null : await loader.load(connection.database, chatId);
    const written = state === null ? undefined : newestOf(state, to);
    if (state === null || written === undefined) return noCanceledCalls;
    if (!mayHandOver(loader.decide(state).situation, saidAt(written, found))) return noCanceledCalls;
    // A bad draft of the agent's says nothing about the contact, whose older calls stay.
    return cancelCallsOnHandOver(options.calls, state, found.in === 'words' ? named : 'of-turn');
  }

  /**
   * Hands a chat over because another check found danger in the answered messages or in the answer, and sends the
   * contact the closing message. Does nothing if the agent no longer has the chat.
   */
  async function claimHandOver(
    chatId: string,
    to: string[],
    found: ModerationFinding,
    composition: Composition | null,
  ): Promise<JobResult> {
    const canceledCalls = await withdrawSeen(chatId, to, found);
    const settled = await inTransaction(connection.database, async (tx) => {
      const state = await loader.load(tx, chatId, { lock: true });
      const written = state === null ? undefined : newestOf(state, to);
      if (state === null || written === undefined) return null;
      const { situation } = loader.decide(state);
      const { finding } = found;
      if (!mayHandOver(situation, saidAt(written, found))) return null;
      // A bad draft of the agent's says nothing about the contact.
      const decision =
        found.in === 'words' ? handOverOf(finding) : { kind: 'hand-over' as const, because: 'failed-twice' as const };
      const effort = composition !== null && 'effort' in composition ? composition.effort : null;
      const draftFlagged = found.in === 'draft' ? finding.evidence : null;
      const composed = effort === null ? null : { effort, prices: options.modelPrices, hasText: false, draftFlagged };
      const record = recordCanceledCalls(recordOf(state, situation, decision, composed), canceledCalls);
      await dropWaiting(tx, state);
      const part = placeAfterAnswer(state);
      // A holding sentence is for contacts who wait for an answer; caring words are for everybody in need.
      const back = await findBackWords(tx, state, decision, clock.now());
      const closing =
        part > 0 && decision.severe !== true ? null : closingMessage(state, decision, { now: clock.now(), back });
      const text = withCanceledCalls(closing, canceledCalls, channels[state.bot.channel]!.textLimit);
      if (text === null) {
        await applyDecision(tx, state, decision, record, clock.now());
        return { state, decision, rows: [] };
      }
      const parting = { text, decision, record, hold: pauses.holdFor(state), part };
      return { state, decision, rows: await claimClosingMessage(tx, state, parting, clock.now()) };
    });
    if (settled === null) return { kind: 'again', at: clock.now() };
    countDecision(options.onSeen, settled.decision);
    const { rows } = settled;
    return rows.length === 0 ? done : sendClaimed(options.ledger, settled.state, rows);
  }

  /** Hands a chat over after the answer was sent. Nobody waits for it, so an error is logged. */
  async function handOverLate(chatId: string, to: string[], finding: SafetyFinding): Promise<void> {
    try {
      await claimHandOver(chatId, to, { in: 'words', finding }, null);
    } catch (error) {
      if (!options.isStopping())
        options.logger.error({ err: error, chatId }, 'A chat could not be handed over after its answer');
    }
  }

  return { claimHandOver, handOverLate };
}

function newestOf({ messages }: ChatState, to: string[]): MessageRow | undefined {
  return messages.findLast(({ id, state }) => to.includes(id) && state !== 'unsent');
}
