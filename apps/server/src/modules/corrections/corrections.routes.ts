import { correctionRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { CorrectionsService } from './corrections.service.ts';

export function registerCorrectionRoutes(app: FastifyInstance, corrections: CorrectionsService): void {
  serve(app, correctionRoutes.list, ({ access, params }) => corrections.list(access, params.id));
  serve(app, correctionRoutes.create, ({ access, params, body }) => corrections.create(access, params.id, body));
  serve(app, correctionRoutes.change, ({ access, params, body }) => corrections.change(access, params.id, body.rule));
  serve(app, correctionRoutes.remove, async ({ access, params }) => {
    await corrections.remove(access, params.id);
    return { ok: true as const };
  });
  serve(app, correctionRoutes.listOfChat, ({ access, params }) => corrections.listOfChat(access, params.id));
}
