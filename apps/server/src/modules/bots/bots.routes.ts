import { botRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { pageOf } from '../../http/page-of.ts';
import { serve, servePage } from '../../http/serve.ts';
import type { BotsService } from './bots.service.ts';

/** Serves the calls about connected social accounts. */
export function registerBotRoutes(app: FastifyInstance, bots: BotsService): void {
  servePage(app, botRoutes.list, async ({ user, query }) => pageOf(await bots.list(user.id), query));
  serve(app, botRoutes.find, ({ user, params }) => bots.find(user.id, params.id));
  serve(app, botRoutes.create, ({ user, body }) =>
    bots.create(user.id, { credentialId: body.bot.integration, name: body.bot.name }),
  );
  serve(app, botRoutes.update, ({ user, params, body }) => bots.change(user.id, params.id, body));
  serve(app, botRoutes.setEnabled, ({ user, body }) =>
    bots.change(user.id, body.botId, { botEnabled: body.botEnabled }),
  );
  serve(app, botRoutes.remove, async ({ user, params }) => {
    await bots.remove(user.id, params.id);
    return { ok: true as const };
  });
}
