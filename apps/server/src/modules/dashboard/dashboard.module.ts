import type { FastifyInstance } from 'fastify';
import { dashboardExporters } from './dashboard.export.ts';
import { registerDashboardRoutes } from './dashboard.routes.ts';
import { createOnboardingService } from './onboarding.service.ts';
import { createTodayService } from './today.service.ts';

/** Puts the parts of the dashboard together. */
export function createDashboard(dependencies: Parameters<typeof createOnboardingService>[0]) {
  const today = createTodayService(dependencies);
  const onboarding = createOnboardingService(dependencies);
  return {
    exporters: dashboardExporters(dependencies.database),
    routes: (app: FastifyInstance): void => registerDashboardRoutes(app, { today, onboarding }),
  };
}
