import { decisionRoutes, oneVoiceRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { serve, servePage } from '../../http/serve.ts';
import type { DecisionsService } from './record/decisions.service.ts';
import type { OneVoiceService } from './record/one-voice.service.ts';

/** Serves why the agent spoke or stayed silent, and the five counters of one voice. */
export function registerAutoreplyRoutes(
  app: FastifyInstance,
  { decisions, oneVoice }: { decisions: DecisionsService; oneVoice: OneVoiceService },
): void {
  serve(app, decisionRoutes.ofMessage, ({ user, params }) => decisions.ofMessage(user.id, params.id, params.messageId));
  serve(app, oneVoiceRoutes.counters, ({ user }) => oneVoice.counters(user.id));
  servePage(app, oneVoiceRoutes.findings, ({ user, params, query }) =>
    oneVoice.findings(user.id, params.counter, query),
  );
}
