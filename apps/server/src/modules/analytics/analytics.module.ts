import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { JobHandler } from '../../queue/define-job.ts';
import { registerAnalyticsRoutes } from './analytics.routes.ts';
import { createAnalyticsService } from './analytics.service.ts';
import { createAnalyticsFold } from './fold-analytics.job.ts';

/** Puts the parts of analytics together. */
export function createAnalytics(dependencies: { database: Database; clock: Clock }) {
  const service = createAnalyticsService(dependencies);
  const jobs: JobHandler[] = [createAnalyticsFold(dependencies)];
  return {
    service,
    jobs,
    routes: (app: FastifyInstance): void => registerAnalyticsRoutes(app, { analytics: service }),
  };
}
