import { agentRoutes, landingAgentRoutes, triggerRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { pageOf } from '../../http/page-of.ts';
import { serve, servePage } from '../../http/serve.ts';
import { presentAgent, readAgent, readBotLinks } from './agents.presenter.ts';
import { unsetAgentFields } from './agent-content.ts';
import type { AgentsService } from './agents.service.ts';
import type { LandingAgentService } from './landing-agent.ts';
import type { TriggersService } from './triggers.service.ts';

export function registerAgentsRoutes(
  app: FastifyInstance,
  { agents, triggers, landing }: { agents: AgentsService; triggers: TriggersService; landing: LandingAgentService },
): void {
  servePage(app, agentRoutes.list, async ({ access, query }) =>
    pageOf(
      (await agents.list(access)).map((agent) => presentAgent(agent, access)),
      query,
    ),
  );

  serve(app, agentRoutes.models, ({ access }) => agents.listModels(access));

  serve(app, agentRoutes.find, async ({ params, access }) => presentAgent(await agents.get(access, params.id), access));

  serve(app, agentRoutes.create, async ({ body: { agent }, access }) =>
    presentAgent(
      await agents.create(access, { ...unsetAgentFields, ...readAgent(agent) }, readBotLinks(agent)),
      access,
    ),
  );

  serve(app, agentRoutes.update, async ({ params, body, access }) =>
    presentAgent(await agents.update(access, params.id, readAgent(body), readBotLinks(body)), access),
  );

  serve(app, agentRoutes.pause, async ({ params, body, access }) =>
    presentAgent(await agents.pause(access, params.id, body.until), access),
  );

  serve(app, agentRoutes.try, ({ params, body, access }) =>
    agents.tryOut(access, params.id, body.messages, {
      draft: body.agent === undefined ? null : readAgent(body.agent),
      practice: body.practice ?? null,
    }),
  );

  serve(app, agentRoutes.practice, ({ params, access }) => agents.practiceGround(access, params.id));

  serve(app, triggerRoutes.list, ({ params, access }) => triggers.list(access, params.id));

  serve(app, triggerRoutes.replace, ({ params, body, access }) => triggers.replace(access, params.id, body));

  serve(app, triggerRoutes.test, ({ params, body, access }) =>
    triggers.test(access, params.id, body.message, body.draft ?? null),
  );

  serve(app, landingAgentRoutes.find, () => landing.find());

  serve(app, landingAgentRoutes.talk, ({ body, address }) =>
    landing.talk(body.messages, body.practice ?? null, address),
  );

  serve(app, agentRoutes.remove, async ({ params, access }) => {
    await agents.remove(access, params.id);
    return { ok: true as const };
  });
}
