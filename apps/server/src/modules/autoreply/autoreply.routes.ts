import { decisionRoutes, oneVoiceRoutes, planRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { serve, servePage } from '../../http/serve.ts';
import type { PlanService } from './follow-ups/plan.service.ts';
import type { DecisionsService } from './record/decisions.service.ts';
import type { OneVoiceService } from './record/one-voice.service.ts';

/** Serves why the agent spoke or stayed silent, what it plans to say, and the six counters of one voice. */
export function registerAutoreplyRoutes(
  app: FastifyInstance,
  { decisions, oneVoice, plans }: { decisions: DecisionsService; oneVoice: OneVoiceService; plans: PlanService },
): void {
  serve(app, decisionRoutes.ofMessage, ({ access, params }) =>
    decisions.ofMessage(access, params.id, params.messageId),
  );
  serve(app, planRoutes.find, ({ access, params }) => plans.find(access, params.id));
  serve(app, planRoutes.cancelStep, ({ access, params }) => plans.cancelStep(access, params.id, params.stepId));
  serve(app, planRoutes.notBefore, ({ access, params, body }) => plans.notBefore(access, params.id, body.until));
  serve(app, oneVoiceRoutes.counters, ({ access }) => oneVoice.counters(access));
  servePage(app, oneVoiceRoutes.findings, ({ access, params, query }) =>
    oneVoice.findings(access, params.counter, query),
  );
}
