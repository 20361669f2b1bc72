import { neverListRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { serve, servePage } from '../../../http/serve.ts';
import type { NeverList } from './never-list.service.ts';

/** Serves the list of people whom no agent answers. */
export function registerNeverListRoutes(app: FastifyInstance, neverList: NeverList): void {
  servePage(app, neverListRoutes.list, ({ access, query }) => neverList.list(access, query));
  serve(app, neverListRoutes.summary, ({ access }) => neverList.summary(access));
  serve(app, neverListRoutes.add, ({ access, body }) => neverList.add(access, body));
  serve(app, neverListRoutes.remove, async ({ access, params }) => {
    await neverList.remove(access, params.id);
    return { ok: true as const };
  });
}
