import { assigneeRoutes, assignmentRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import type { Assignees } from './assign-chat.ts';
import type { AssignmentRules } from './assignment-rule.ts';

/** Serves who takes care of leads, and by what they get them. */
export function registerAssigneeRoutes(
  app: FastifyInstance,
  { assignees, rules }: { assignees: Assignees; rules: AssignmentRules },
): void {
  serve(app, assigneeRoutes.assign, ({ access, params, body }) => assignees.assign(access, params.id, body));
  serve(app, assigneeRoutes.setNextAction, ({ access, params, body }) =>
    assignees.setNextAction(access, params.id, body.nextAction),
  );
  serve(app, assignmentRoutes.findAssignmentRule, ({ access }) => rules.find(access));
  serve(app, assignmentRoutes.setAssignmentRule, ({ access, body }) => rules.set(access, body));
  serve(app, assignmentRoutes.countMemberChats, async ({ access, params }) => ({
    chats: await rules.countChats(access, params.id),
  }));
}
