import { knowledgeIssueRoutes, unansweredRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { serve, servePage } from '../../http/serve.ts';
import type { IssuesService } from './issues/issues.service.ts';
import type { UnansweredService } from './unanswered/unanswered.service.ts';

const done = { ok: true as const };

export function registerCareRoutes(
  app: FastifyInstance,
  { unanswered, issues }: { unanswered: UnansweredService; issues: IssuesService },
): void {
  servePage(app, unansweredRoutes.listUnanswered, ({ access, query }) => unanswered.list(access, query));
  serve(app, unansweredRoutes.answerOnce, ({ access, params, body }) => unanswered.answer(access, params.id, body));
  serve(app, unansweredRoutes.dismissUnanswered, async ({ access, params }) => {
    await unanswered.dismiss(access, params.id);
    return done;
  });
  serve(app, unansweredRoutes.restoreUnanswered, async ({ access, params }) => {
    await unanswered.restore(access, params.id);
    return done;
  });
  serve(app, knowledgeIssueRoutes.listIssues, ({ access }) => issues.list(access));
  serve(app, knowledgeIssueRoutes.issuesState, ({ access }) => issues.state(access));
  serve(app, knowledgeIssueRoutes.acceptIssue, async ({ access, params }) => {
    await issues.accept(access, params.id);
    return done;
  });
}
