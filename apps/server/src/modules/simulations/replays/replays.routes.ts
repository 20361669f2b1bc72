import { replayRoutes, versionRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import type { ReplaysService } from './replays.service.ts';

export function registerReplayRoutes(app: FastifyInstance, replays: ReplaysService): void {
  serve(app, replayRoutes.list, ({ access, params }) => replays.list(access, params.id));
  serve(app, replayRoutes.cost, ({ access, params, query: { chats, version = 'draft' } }) =>
    replays.cost(access, params.id, { chats, version }),
  );
  serve(app, replayRoutes.start, ({ access, params, body }) => replays.start(access, params.id, body));
  serve(app, versionRoutes.findings, ({ access, params }) => replays.findings(access, params.id));
  serve(app, replayRoutes.find, ({ access, params }) => replays.find(access, params.id));
  serve(app, replayRoutes.stop, ({ access, params }) => replays.stop(access, params.id));
  serve(app, replayRoutes.markFine, ({ access, params, body }) =>
    replays.markFine(access, params.id, params.place, body.fine),
  );
}
