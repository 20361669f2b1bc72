import { decisionRoutes, safetyRecordRoutes, planRoutes, proposalRoutes, upcomingRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { serve, servePage } from '../../http/serve.ts';
import type { ProposalSend } from './approval/send-proposal.ts';
import type { PlanService } from './follow-ups/plan.service.ts';
import type { Upcoming } from './follow-ups/upcoming.service.ts';
import type { DecisionsService } from './record/decisions.service.ts';
import type { SafetyRecordService } from './record/safety-record.service.ts';

/** Serves why the agent spoke or stayed silent, what it plans to say, and the six counters of one voice. */
export function registerAutoreplyRoutes(
  app: FastifyInstance,
  {
    decisions,
    safetyRecord,
    plans,
    upcoming,
    proposals,
  }: {
    decisions: DecisionsService;
    safetyRecord: SafetyRecordService;
    plans: PlanService;
    upcoming: Upcoming;
    proposals: ProposalSend;
  },
): void {
  serve(app, decisionRoutes.ofMessage, ({ access, params }) =>
    decisions.ofMessage(access, params.id, params.messageId),
  );
  serve(app, proposalRoutes.sendProposal, ({ access, params, body }) =>
    proposals.send(access, params.id, { proposalId: body.proposalId, text: body.text ?? null }),
  );
  serve(app, planRoutes.find, ({ access, params }) => plans.find(access, params.id));
  serve(app, planRoutes.cancelStep, ({ access, params }) => plans.cancelStep(access, params.id, params.stepId));
  serve(app, planRoutes.setText, ({ access, params, body }) =>
    plans.setText(access, params.id, params.stepId, body.text),
  );
  serve(app, planRoutes.notBefore, ({ access, params, body }) => plans.notBefore(access, params.id, body.until));
  servePage(app, upcomingRoutes.list, ({ access, query }) => upcoming.list(access, query));
  serve(app, upcomingRoutes.cancelMany, ({ access, body }) => plans.cancelMany(access, body.chats));
  serve(app, safetyRecordRoutes.counters, ({ access }) => safetyRecord.counters(access));
  servePage(app, safetyRecordRoutes.findings, ({ access, params, query }) =>
    safetyRecord.findings(access, params.counter, query),
  );
}
