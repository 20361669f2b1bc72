import { mayCall, botRoutes, type Colleague } from '@spotter/contract';
import type { AssignmentRule } from '@spotter/domain/inbox';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { queryRows } from '../../../database/database.ts';
import { isOneOf } from '../../../database/array-value.ts';
import type { Access, WorkspaceId } from '../../../platform/access.ts';
import { bots } from '../../bots/index.ts';
import { avatarAddress, listMembers } from '../../users/index.ts';
import { noteInChats } from '../answers/chat-version.repository.ts';
import { chats } from '../chats.tables.ts';
import { assignmentRules } from './assignees.tables.ts';

/** A member as a chat's row names them; null: nobody, or they have left the workspace. */
export type NamedMember = { id: string; name: string; avatarVersion: string | null } | null;

/** Returns an expression for the member of a chat's workspace with an id. */
function memberNamed(userId: SQL): SQL<NamedMember> {
  return sql<NamedMember>`(select jsonb_build_object('id', person.id, 'avatarVersion', person.avatar_version,
      'name', person.first_name || ' ' || person.last_name)
    from workspace_members member join users person on person.id = member.user_id
    where member.workspace_id = ${chats.workspaceId} and member.user_id = ${userId})`;
}

/** The people of a chat, read along with its row. */
export const peopleColumns = {
  assignee: memberNamed(sql`${chats.assigneeId}`),
  actionBy: memberNamed(sql`(${chats.nextAction}->>'by')::uuid`),
};

/** Returns a member as the API shows them. */
export function presentColleague(member: NamedMember): Colleague | null {
  if (member === null) return null;
  const { id, name, avatarVersion } = member;
  return { _id: id, name, avatar: avatarVersion === null ? null : avatarAddress(id, avatarVersion) };
}

/** Returns the ids of the members who may answer chats. */
export async function listAnswering(database: Database, workspaceId: WorkspaceId): Promise<Set<string>> {
  const members = await listMembers(database, workspaceId);
  return new Set(members.filter(({ role }) => mayCall(role, botRoutes.sendMessage)).map(({ userId }) => userId));
}

/** Gives chats of a workspace to somebody, or to nobody. Leaves the version: whoever has the lead, answers hold. */
export async function setAssignee(
  tx: Database,
  { workspaceId }: Pick<Access, 'workspaceId'>,
  chatIds: string[],
  assigneeId: string | null,
): Promise<void> {
  await noteInChats(tx, { assigneeId }).where(and(isOneOf(chats.id, chatIds), eq(chats.workspaceId, workspaceId)));
}

/** Gives a chat that nobody has to the person who takes it over, unless they work alone. */
export async function adoptChat(tx: Database, { workspaceId, userId }: Access, chatId: string): Promise<void> {
  await noteInChats(tx, { assigneeId: userId }).where(
    and(
      eq(chats.id, chatId),
      eq(chats.workspaceId, workspaceId),
      // Somebody who has left has it no more.
      sql`not exists (select from workspace_members had where had.workspace_id = ${workspaceId} and had.user_id = ${chats.assigneeId})`,
      sql`exists (select from workspace_members other where other.workspace_id = ${workspaceId} and other.user_id <> ${userId})`,
    ),
  );
}

export async function setNextAction(
  tx: Database,
  access: Access,
  chatId: string,
  nextAction: { text: string; dueAt: string | null } | null,
): Promise<void> {
  await noteInChats(tx, { nextAction: nextAction && { ...nextAction, by: access.userId } }).where(
    and(eq(chats.id, chatId), eq(chats.workspaceId, access.workspaceId)),
  );
}

/** Counts the chats of a member, up to a limit. */
export async function countChatsOf(
  database: Database,
  { workspaceId }: Pick<Access, 'workspaceId'>,
  userId: string,
  max: number,
): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    database,
    sql`select count(*)::int as count from (select from chats
      where assignee_id = ${userId}::uuid and workspace_id = ${workspaceId} limit ${max}) counted`,
  );
  return row!.count;
}

/** Locks some chats of a member, in the order of deliveries. */
export async function lockChatsOf(
  tx: Database,
  { workspaceId }: Pick<Access, 'workspaceId'>,
  userId: string,
  max: number,
): Promise<{ id: string; botId: string }[]> {
  const some = tx
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.assigneeId, userId), eq(chats.workspaceId, workspaceId)))
    .limit(max);
  return tx
    .select({ id: chats.id, botId: chats.botId })
    .from(chats)
    .where(and(sql`${chats.id} in ${some}`, eq(chats.assigneeId, userId)))
    .orderBy(chats.botId, sql`${chats.contactId} collate "C"`)
    .for('update');
}

/** Returns the rule of a workspace, locked where `lock` is set; null: it never had one. */
export async function findRule(
  tx: Database,
  workspaceId: WorkspaceId,
  lock = false,
): Promise<{ rule: AssignmentRule; lastAssigneeId: string | null } | null> {
  const rows = tx
    .select({ rule: assignmentRules.rule, lastAssigneeId: assignmentRules.lastAssigneeId })
    .from(assignmentRules)
    .where(eq(assignmentRules.workspaceId, workspaceId))
    .$dynamic();
  const [row] = await (lock ? rows.for('update') : rows);
  return row ?? null;
}

export async function storeRule(tx: Database, workspaceId: WorkspaceId, rule: AssignmentRule): Promise<void> {
  await tx
    .insert(assignmentRules)
    .values({ workspaceId, rule })
    .onConflictDoUpdate({ target: assignmentRules.workspaceId, set: { rule } });
}

export async function noteLastAssignee(tx: Database, workspaceId: WorkspaceId, lastAssigneeId: string): Promise<void> {
  await tx.update(assignmentRules).set({ lastAssigneeId }).where(eq(assignmentRules.workspaceId, workspaceId));
}

/** Returns the ids of the accounts that a workspace has connected now. */
export async function listAccountIds(database: Database, workspaceId: WorkspaceId): Promise<Set<string>> {
  const rows = await database
    .select({ id: bots.id })
    .from(bots)
    .where(and(eq(bots.workspaceId, workspaceId), isNull(bots.removedAt)));
  return new Set(rows.map(({ id }) => id));
}

/** Whether a contact of a chat has written since the account was connected. */
export async function hasWritten(tx: Database, chatId: string): Promise<boolean> {
  const rows = await queryRows(
    tx,
    sql`select from messages where chat_id = ${chatId}::uuid and author = 'contact' and not imported limit 1`,
  );
  return rows.length > 0;
}
