import { bulkRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { serve, servePage } from '../../../http/serve.ts';
import type { Bulk } from './bulk.service.ts';

/** Serves changes of many chats at once. */
export function registerBulkRoutes(app: FastifyInstance, bulk: Bulk): void {
  serve(app, bulkRoutes.latest, ({ access }) => bulk.latest(access));
  serve(app, bulkRoutes.plan, ({ access, body }) => bulk.plan(access, body.action, body.selection));
  serve(app, bulkRoutes.find, ({ access, params }) => bulk.find(access, params.id));
  servePage(app, bulkRoutes.leftOut, ({ access, params, query }) => bulk.leftOut(access, params.id, query));
  serve(app, bulkRoutes.start, ({ access, params, body }) => bulk.start(access, params.id, body.confirm));
  serve(app, bulkRoutes.stop, ({ access, params }) => bulk.stop(access, params.id));
  serve(app, bulkRoutes.undo, ({ access, params }) => bulk.undo(access, params.id));
}
