import type { BulkAction } from '@spotter/contract';
import type { BulkReason } from '@spotter/domain/inbox';
import type { Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import type { Access } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import { chatChanged } from '../chat-changed.ts';
import { listAnswering, setAssignee } from '../assignees/assignees.repository.ts';
import { abortWaiting } from '../chat-switch.repository.ts';
import type { BriefChat } from '../chat-state.ts';
import { updateChat } from '../chats.repository.ts';
import { removeChat, setSwitch, stageChange } from '../chats.service.ts';
import { takeBackCare, takeCareOf } from '../inbox/inbox.service.ts';
import { setTag } from '../tags/tags.service.ts';
import { type BeforeBulk, type PutBack, readColumns, storedColumns } from './before-bulk.ts';
import { type BulkChat, putChatBack } from './bulk.repository.ts';

/** What the changes of one chat need. */
export type ApplyOptions = Parameters<typeof setSwitch>[1] & Parameters<typeof removeChat>[1] & { clock: Clock };

/** Changes a locked chat as the coach would there. Returns what an undo puts back; null: there is no undo. */
export async function applyToChat(
  tx: Database,
  options: ApplyOptions,
  access: Access,
  action: BulkAction,
  { chat, tagBy, tagImportId }: BulkChat,
): Promise<BeforeBulk | null> {
  const before: BeforeBulk = { tagBy, tagImportId, columns: null };
  switch (action.kind) {
    case 'tag':
    case 'untag':
      await setTag(tx, options, chat, { tagId: action.tagId, by: action.kind === 'tag' ? 'hand' : null });
      return before;
    case 'stage':
      await updateChat(tx, access, chat.id, stageChange(chat, action.stage, options.clock.now()));
      await options.requestConsideration(tx, [chat.id], options.clock.now());
      sendSignals(tx, [chatChanged(chat)]);
      return { ...before, columns: storedColumns(chat) };
    case 'assign':
      await setAssignee(tx, chat, [chat.id], action.assignee);
      sendSignals(tx, [chatChanged(chat)]);
      return { ...before, columns: storedColumns(chat) };
    case 'agent-on':
    case 'agent-off':
    case 'hand-back':
      await setSwitch(tx, options, access, chat, {
        enabled: action.kind !== 'agent-off',
        note: action.kind === 'hand-back' ? action.note : null,
      });
      return { ...before, columns: storedColumns(chat) };
    case 'done':
      await takeCareOf(tx, options, access, chat);
      return before;
    case 'delete':
      await removeChat(tx, options, access, chat.id);
      return null;
  }
}

/** Puts a locked chat back as it was before the change. Returns why it stays as it is; null: it was put back. */
export async function undoInChat(
  tx: Database,
  options: ApplyOptions,
  action: BulkAction,
  before: BeforeBulk,
  { chat, tagBy, isAccountClosed }: BulkChat,
): Promise<BulkReason | null> {
  if (isAccountClosed) return 'account-closed';
  switch (action.kind) {
    case 'tag':
      await setTag(tx, options, chat, { tagId: action.tagId, by: null });
      return null;
    case 'untag':
      if (tagBy === null)
        await setTag(tx, options, chat, { tagId: action.tagId, by: before.tagBy, importId: before.tagImportId });
      return null;
    case 'done':
      return (await takeBackCare(tx, chat)) ? null : 'changed';
    case 'stage': {
      if (chat.stage !== action.stage) return 'changed';
      const { stage, handOverReason, handedOverAt, lostReason, lostNote } = readColumns(before);
      await putBack(tx, options, chat, { stage, handOverReason, handedOverAt, lostReason, lostNote });
      return null;
    }
    case 'assign':
      return undoAssignment(tx, action.assignee, readColumns(before).assigneeId, chat);
    case 'agent-on':
    case 'agent-off':
    case 'hand-back':
      return undoSwitch(tx, options, action.kind !== 'agent-off', readColumns(before), chat);
    case 'delete':
      return 'changed';
  }
}

/** Gives a chat back to who had it before the change, unless it has changed hands, or they answer no more. */
async function undoAssignment(
  tx: Database,
  given: string | null,
  before: string | null,
  chat: BriefChat,
): Promise<BulkReason | null> {
  if (chat.assigneeId !== given) return 'changed';
  if (before !== null && !(await listAnswering(tx, chat.workspaceId)).has(before)) return 'member-gone';
  await setAssignee(tx, chat, [chat.id], before);
  sendSignals(tx, [chatChanged(chat)]);
  return null;
}

async function undoSwitch(
  tx: Database,
  options: ApplyOptions,
  wasSwitchedOn: boolean,
  before: PutBack,
  chat: BriefChat,
): Promise<BulkReason | null> {
  if (chat.offReason === 'takeover') return 'taken-over';
  const isStill = wasSwitchedOn ? chat.autorepliesEnabled : chat.offReason === 'coach-toggle';
  if (!isStill) return 'changed';
  const { autorepliesEnabled, offReason, takenOverAt, takenOverVia, handBackNote } = before;
  const dropped = wasSwitchedOn ? await abortWaiting(tx, chat.id, 'switched-off') : { abortedMessageIds: [] };
  await putBack(
    tx,
    options,
    chat,
    {
      autorepliesEnabled,
      offReason,
      takenOverAt,
      takenOverVia,
      handBackNote,
      pendingReplyAt: null,
      ...(wasSwitchedOn ? takenCareOfBySwitch(before, chat) : {}),
    },
    dropped.abortedMessageIds,
  );
  return null;
}

/** Returns what letting the agent in had taken care of, unless it is otherwise since. */
function takenCareOfBySwitch(before: PutBack, chat: BriefChat) {
  const { stage, handOverReason, handedOverAt, leak, leakSince } = before;
  // The agent may have found since that the lead fits: then the stage stays.
  const left = stage === 'needs_you' || stage === 'new' ? 'engaged' : stage;
  return {
    ...(chat.stage === left ? { stage, handOverReason, handedOverAt } : {}),
    ...(chat.leak === null ? { leak, leakSince } : {}),
    sendFailedAt: chat.sendFailedAt ?? before.sendFailedAt,
    sendUnconfirmedAt: chat.sendUnconfirmedAt ?? before.sendUnconfirmedAt,
  };
}

async function putBack(
  tx: Database,
  { clock, requestConsideration }: ApplyOptions,
  chat: BriefChat,
  columns: Parameters<typeof putChatBack>[2],
  changed: string[] = [],
): Promise<void> {
  await putChatBack(tx, chat.id, columns);
  await requestConsideration(tx, [chat.id], clock.now());
  sendSignals(tx, [chatChanged(chat, { changed, overtakes: true })]);
}
