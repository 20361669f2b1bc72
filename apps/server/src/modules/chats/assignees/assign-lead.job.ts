import { assigneeByRule } from '@spotter/domain/inbox';
import { z } from 'zod';
import { inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import { defineJob, handleJob } from '../../../queue/define-job.ts';
import { chatLanguage } from '../answers/chat-language.ts';
import { chatChanged } from '../chat-changed.ts';
import { loadChatState } from '../chat-state.ts';
import { findRule, hasWritten, listAnswering, noteLastAssignee, setAssignee } from './assignees.repository.ts';

/**
 * Gives a lead to somebody by the rule of the workspace. The key is the id of the chat. A trigger requests it
 * for a lead who comes in or is handed over (functions/assignees.sql).
 */
const assignLeadJob = defineJob('assign-lead', z.object({}));

export function createLeadAssignment({ database }: { database: Database }) {
  return handleJob(assignLeadJob, async ({ key }) => {
    await inTransaction(database, (tx) => assignLead(tx, key));
    return { kind: 'done' };
  });
}

/** Does nothing where somebody has the lead: a rule never takes one away. */
async function assignLead(tx: Database, chatId: string): Promise<void> {
  const state = await loadChatState(tx, chatId, { lock: true });
  if (state === null || state.chat.assigneeId !== null || state.chat.spam !== null) return;
  if (!(await hasWritten(tx, chatId))) return;
  const { chat } = state;
  // Locked, so that two leads at once get two people.
  const found = await findRule(tx, chat.workspaceId, true);
  if (found === null) return;
  const lead = { account: chat.botId, language: chatLanguage(state), stage: chat.stage };
  const canAnswer = await listAnswering(tx, chat.workspaceId);
  const assignee = assigneeByRule(found.rule, lead, { canAnswer, last: found.lastAssigneeId });
  if (assignee === null) return;
  await setAssignee(tx, chat, [chatId], assignee);
  if (found.rule.kind === 'round-robin') await noteLastAssignee(tx, chat.workspaceId, assignee);
  sendSignals(tx, [chatChanged(chat)]);
}
