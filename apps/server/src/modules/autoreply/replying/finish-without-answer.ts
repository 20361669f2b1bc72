import type { Hold } from '@spotter/domain/autoreply';
import type { ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import type { Connection } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { JobResult } from '../../../queue/define-job.ts';
import type { ChatCalls } from '../../booking/index.ts';
import { requestProfile, type SendLedger, type SendPauses } from '../../chats/index.ts';
import { countDecision, type OnSafetyFinding } from '../safety-checks/count-decision.ts';
import { recordOf } from '../record/decision-record.ts';
import { isFinal } from '../record/recorded-decision.ts';
import {
  callsEndedBy,
  noCanceledCalls,
  recordCanceledCalls,
  cancelCallsOnHandOver,
  type CanceledCalls,
} from '../tools/cancel-calls-on-hand-over.ts';
import { applyDecision } from './apply-decision.ts';
import { claimClosingMessage } from './claim-answer.ts';
import { findStillHere } from '../closing/coach-back.ts';
import { partingText } from '../closing/parting-text.ts';
import type { ChatStateLoader } from './load-and-decide.ts';
import { sendClaimed } from './send-claimed.ts';

const done: JobResult = { kind: 'done' };

/**
 * Does what a chat requires when the agent has no answer to give:
 * wait, hand over, obey an opt-out or stay silent.
 */
export function createFinishWithoutAnswer(options: {
  connection: Connection;
  clock: Clock;
  loader: ChatStateLoader;
  ledger: SendLedger;
  pauses: SendPauses;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  calls: ChatCalls;
  onSeen: OnSafetyFinding;
}) {
  const { connection, clock, loader, ledger, pauses, channels, onSeen } = options;

  /** Settles a chat under its lock, so that the recorded decision is true when it is recorded. */
  async function finishWithoutAnswer(
    chatId: string,
    held: { hold: Hold; failure: string | null } | null,
    canceledCalls: CanceledCalls | null = null,
  ): Promise<JobResult> {
    const settled = await inTransaction(connection.database, async (tx) => {
      const state = await loader.load(tx, chatId, { lock: true });
      if (state === null) return null;
      const { situation, decision } = loader.decide(state, held?.hold);
      // No calendar is called while the chat is locked.
      const ended = callsEndedBy(decision);
      if (canceledCalls === null && ended !== null) return { kind: 'calls-first' as const, state, ended };
      const calls = canceledCalls ?? noCanceledCalls;
      const record = recordCanceledCalls(recordOf(state, situation, decision, null), calls);
      const limit = channels[state.bot.channel]!.textLimit;
      const text = await partingText(tx, state, decision, calls, { limit, now: clock.now() });
      if (text !== null && (decision.kind === 'opt-out' || decision.kind === 'hand-over')) {
        const parting = { text, decision, record, hold: pauses.holdFor(state) };
        return {
          kind: 'settled' as const,
          state,
          decision,
          rows: await claimClosingMessage(tx, state, parting, clock.now()),
        };
      }
      const stillHere = await findStillHere(tx, state, decision, clock.now());
      if (stillHere !== null && decision.kind === 'stay-silent') {
        const parting = { text: stillHere, decision, record, hold: pauses.holdFor(state) };
        return {
          kind: 'settled' as const,
          state,
          decision,
          rows: await claimClosingMessage(tx, state, parting, clock.now()),
        };
      }
      if (isFinal(decision) && decision.kind !== 'reply' && decision.kind !== 'opt-out') {
        await applyDecision(tx, state, decision, record, clock.now());
        // The platform was down, or its token was refused, when it was last asked who this is.
        if (decision.because === 'unknown-contact') await requestProfile(tx, chatId, clock.now());
      }
      return { kind: 'settled' as const, state, decision, rows: [] };
    });
    if (settled === null) return done;
    if (settled.kind === 'calls-first') {
      return finishWithoutAnswer(
        chatId,
        held,
        await cancelCallsOnHandOver(options.calls, settled.state, settled.ended),
      );
    }
    const { rows } = settled;
    if (settled.decision.kind === 'hand-over' || rows.length > 0) countDecision(onSeen, settled.decision);
    if (rows.length > 0) return sendClaimed(ledger, settled.state, rows);
    // The time to answer, or to ask, may have come between the two looks.
    if (settled.decision.kind === 'reply' || !isFinal(settled.decision)) return { kind: 'again', at: clock.now() };
    if (settled.decision.kind !== 'wait') return done;
    const { until } = settled.decision;
    return held?.failure == null ? { kind: 'again', at: until } : { kind: 'again', at: until, failure: held.failure };
  }

  return finishWithoutAnswer;
}
