import { nightlyRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import type { ScheduleService } from './schedule.service.ts';

export function registerScheduleRoutes(app: FastifyInstance, schedule: ScheduleService): void {
  serve(app, nightlyRoutes.find, ({ access, params }) => schedule.find(access, params.id));
  serve(app, nightlyRoutes.set, ({ access, params, body }) => schedule.set(access, params.id, body.on));
}
