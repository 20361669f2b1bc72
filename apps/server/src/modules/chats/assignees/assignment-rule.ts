import { maxMemberChats } from '@spotter/contract';
import { type AssignmentRule, withoutOthers } from '@spotter/domain/inbox';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Access } from '../../../platform/access.ts';
import { isId } from '../../../platform/ids.ts';
import { listMembers } from '../../users/index.ts';
import { countChatsOf, findRule, listAccountIds, listAnswering, storeRule } from './assignees.repository.ts';

/** Keeps by what a workspace gives leads to its people. */
export function createAssignmentRule({ database }: { database: Database }) {
  async function find({ workspaceId }: Pick<Access, 'workspaceId'>): Promise<AssignmentRule> {
    const found = await findRule(database, workspaceId);
    if (found === null) return { kind: 'nobody' };
    return withoutOthers(found.rule, await listAnswering(database, workspaceId));
  }

  return {
    find,

    /** Throws invalid_input where it names people or accounts that are not there. */
    async set(access: Access, rule: AssignmentRule): Promise<AssignmentRule> {
      const { workspaceId } = access;
      const kept = withoutOthers(rule, await listAnswering(database, workspaceId));
      if (JSON.stringify(kept) !== JSON.stringify(rule))
        throw new AppError('invalid_input', 'Someone you chose doesn’t answer chats here. Look at the choices again.');
      if (rule.kind === 'account') {
        const accounts = await listAccountIds(database, workspaceId);
        if (!rule.choices.every(({ of }) => accounts.has(of)))
          throw new AppError('invalid_input', 'One of these accounts was removed. Look at the choices again.');
      }
      await storeRule(database, workspaceId, rule);
      return find(access);
    },

    /** Throws not_found for who does not work in the workspace. */
    async countChats(access: Access, userId: string): Promise<number> {
      const [member] = isId(userId) ? await listMembers(database, access.workspaceId, userId) : [];
      if (member === undefined) throw new AppError('not_found', 'This person doesn’t work here');
      return countChatsOf(database, access, userId, maxMemberChats);
    },
  };
}

export type AssignmentRules = ReturnType<typeof createAssignmentRule>;
