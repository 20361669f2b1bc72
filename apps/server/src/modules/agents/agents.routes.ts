import { agentRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { pageOf } from '../../http/page-of.ts';
import { serve, servePage } from '../../http/serve.ts';
import { presentAgent, readAgent, readBotLinks } from './agents.presenter.ts';
import type { AgentsService } from './agents.service.ts';

const unwritten = {
  description: null,
  model: null,
  triggerKeywords: [],
  reengagementKeywords: [],
  fields: [],
  caringWords: null,
  disclosureWords: null,
};

export function registerAgentsRoutes(app: FastifyInstance, { agents }: { agents: AgentsService }): void {
  servePage(app, agentRoutes.list, async ({ user, query }) =>
    pageOf((await agents.list(user.id)).map(presentAgent), query),
  );

  serve(app, agentRoutes.models, ({ user }) => agents.listModels(user.id));

  serve(app, agentRoutes.find, async ({ params, user }) => presentAgent(await agents.get(user.id, params.id)));

  serve(app, agentRoutes.create, async ({ body: { agent }, user }) =>
    presentAgent(await agents.create(user.id, { ...unwritten, ...readAgent(agent) }, readBotLinks(agent))),
  );

  serve(app, agentRoutes.update, async ({ params, body, user }) =>
    presentAgent(await agents.update(user.id, params.id, readAgent(body), readBotLinks(body))),
  );

  serve(app, agentRoutes.try, ({ params, body, user }) =>
    agents.tryOut(user.id, params.id, body.messages, {
      draft: body.agent === undefined ? null : { ...unwritten, ...readAgent(body.agent) },
      practice: body.practice ?? null,
    }),
  );

  serve(app, agentRoutes.practice, ({ params, user }) => agents.practiceGround(user.id, params.id));

  serve(app, agentRoutes.remove, async ({ params, user }) => {
    await agents.remove(user.id, params.id);
    return { ok: true as const };
  });
}
