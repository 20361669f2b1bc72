import { botRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { pageOf } from '../../http/page-of.ts';
import { serve, servePage } from '../../http/serve.ts';
import type { BotsService } from './bots.service.ts';
import type { IceBreakersService } from './ice-breakers.service.ts';

/** Serves the calls about connected social accounts. */
export function registerBotRoutes(
  app: FastifyInstance,
  { bots, iceBreakers }: { bots: BotsService; iceBreakers: IceBreakersService },
): void {
  servePage(app, botRoutes.list, async ({ access, query }) => pageOf(await bots.list(access), query));
  serve(app, botRoutes.find, ({ access, params }) => bots.find(access, params.id));
  serve(app, botRoutes.create, ({ access, body }) =>
    bots.create(access, { credentialId: body.bot.integration, name: body.bot.name }),
  );
  serve(app, botRoutes.update, ({ access, params, body }) => bots.change(access, params.id, body));
  serve(app, botRoutes.setEnabled, ({ access, body }) =>
    bots.change(access, body.botId, { botEnabled: body.botEnabled }),
  );
  serve(app, botRoutes.pause, ({ access, params, body }) => bots.pause(access, params.id, body.until));
  serve(app, botRoutes.iceBreakers, ({ access, params }) => iceBreakers.find(access, params.botId));
  serve(app, botRoutes.replaceIceBreakers, ({ access, params, body }) =>
    iceBreakers.replace(access, params.botId, body),
  );
  serve(app, botRoutes.remove, async ({ access, params }) => {
    await bots.remove(access, params.id);
    return { ok: true as const };
  });
}
