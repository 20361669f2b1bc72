import { createHash } from 'node:crypto';
import { type Brief, type BriefLine, briefParts, judgeBrief, linesForBrief } from '@spotter/domain/briefs';
import { severeReasons } from '@spotter/domain/safety';
import type { LanguageModel } from '@spotter/providers/ports/language-model';
import { z } from 'zod';
import { inTransaction, type Database } from '../../database/database.ts';
import { sendSignals } from '../../database/signals.ts';
import type { Clock } from '../../platform/clock.ts';
import type { WorkspaceId } from '../../platform/access.ts';
import { defineJob, handleJob } from '../../queue/define-job.ts';
import { modelUse, type ModelGuard, type ModelPrices } from '../autoreply/index.ts';
import { chatChanged, deletionAsked } from '../chats/index.ts';
import { askBrief, parseBriefAnswer } from './ask-brief.ts';
import { findBriefedChat, listSpoken } from './briefed-chats.repository.ts';
import { beginBrief, type BriefRow, confirmBrief, findBrief, finishBrief } from './briefs.repository.ts';

/**
 * Writes the brief of a chat, by its id. The database requests it when the chat comes to need the coach
 * (`functions/briefs.sql`).
 */
export const writeBriefJob = defineJob('write-brief', z.object({}));

export type BriefWriting = {
  database: Database;
  clock: Clock;
  budget: {
    modelFor(asker: { workspaceId: WorkspaceId; mayAsk?: () => boolean }): LanguageModel;
    pausedUntil(workspaceId: WorkspaceId): Promise<Date | null>;
  };
  guard: ModelGuard;
  modelPrices: ModelPrices;
  modelTimeoutMs: number;
  /** Called once a brief was written, or will not be. */
  onFinished(tx: Database, chatId: string, now: Date): Promise<void>;
};

type Chat = NonNullable<Awaited<ReturnType<typeof findBriefedChat>>>;
type Written = Pick<BriefRow, 'state' | 'skippedFor' | 'parts' | 'model'>;

const nothing: Written = { state: 'none', skippedFor: null, parts: null, model: null };

/** Writes briefs, each with one request of the model; the same messages are not read a second time. */
export function createBriefWriting(options: BriefWriting) {
  const { database, clock } = options;
  return handleJob(writeBriefJob, async ({ key: chatId }) => {
    const chat = await findBriefedChat(database, chatId);
    if (chat === null || chat.spam !== null || chat.removedAt !== null) return { kind: 'done' };
    const spoken = await listSpoken(database, chatId);
    const lines = linesForBrief(spoken);
    const brief = { chatId, workspaceId: chat.workspaceId, basis: basisOf(lines) };
    const before = await findBrief(database, chatId);
    const refusal = whyUnasked(chat);
    const isSame =
      refusal === null && before?.basis === brief.basis && (before.state === 'written' || before.state === 'none');
    if (isSame) await confirmBrief(database, chatId, clock.now());
    else {
      await beginBrief(database, { ...brief, at: clock.now() });
      sendSignals(database, [chatChanged(chat)]);
      const written = refusal === null ? await write(options, chat, lines) : skipped(refusal);
      await inTransaction(database, async (tx) => {
        const isStored = await finishBrief(tx, {
          ...brief,
          ...written,
          oldestAt: oldestOf(written.parts, spoken),
          at: clock.now(),
        });
        if (isStored) sendSignals(tx, [chatChanged(chat)]);
      });
    }
    await options.onFinished(database, chatId, clock.now());
    return { kind: 'done' };
  });
}

const skipped = (skippedFor: BriefRow['skippedFor']): Written => ({ ...nothing, state: 'skipped', skippedFor });

/** Returns why no model reads a chat; null where one may. */
function whyUnasked({ stage, handOverReason }: Chat): BriefRow['skippedFor'] {
  const reason = stage === 'needs_you' ? handOverReason : null;
  // The coach reads all of it, and answers in their own words.
  if (severeReasons.some((severe) => severe === reason)) return 'severe';
  return reason === deletionAsked ? 'asked-for-deletion' : null;
}

async function write(options: BriefWriting, chat: Chat, lines: BriefLine[]): Promise<Written> {
  const { budget, guard } = options;
  if (!lines.some(({ by }) => by === 'lead')) return nothing;
  const { workspaceId, id, modelName } = chat;
  if ((await budget.pausedUntil(workspaceId)) !== null) return skipped('budget');
  if (guard.holdFor(modelName, id) !== null) return skipped('model-down');
  const request = guard.begin(modelName, id);
  const model = budget.modelFor({
    workspaceId,
    mayAsk: () => request.isTrial || guard.holdFor(modelName, id) === null,
  });
  const outcome = await askBrief(model, modelName, lines, options.modelTimeoutMs);
  request.end(outcome);
  if (outcome.kind === 'unavailable' || outcome.kind === 'aborted') return skipped('model-down');
  const use = modelUse(outcome, options.modelPrices);
  const answer = outcome.kind === 'text' ? parseBriefAnswer(outcome.text) : null;
  if (answer === null) return { ...skipped('no-answer'), model: use };
  const parts = judgeBrief(answer, lines);
  return { ...nothing, state: parts === null ? 'none' : 'written', parts, model: use };
}

/** Returns when the oldest message was written that a brief quotes. */
function oldestOf(parts: Brief | null, spoken: { id: string; at: Date }[]): Date | null {
  const ids = parts === null ? [] : briefParts.map((part) => parts[part]?.messageId);
  return spoken.find(({ id }) => ids.includes(id))?.at ?? null;
}

function basisOf(lines: BriefLine[]): string {
  return createHash('sha256')
    .update(JSON.stringify(lines.map(({ id, text }) => [id, text])))
    .digest('base64url')
    .slice(0, 32);
}
