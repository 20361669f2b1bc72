import { dashboardRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { OnboardingService } from './onboarding.service.ts';
import type { TodayService } from './today.service.ts';

/** Serves the start of the dashboard: today, and the first steps. */
export function registerDashboardRoutes(
  app: FastifyInstance,
  { today, onboarding }: { today: TodayService; onboarding: OnboardingService },
): void {
  serve(app, dashboardRoutes.today, ({ access }) => today.find(access));
  serve(app, dashboardRoutes.visit, async ({ access }) => {
    await today.visit(access);
    return { ok: true as const };
  });
  serve(app, dashboardRoutes.onboarding, ({ access }) => onboarding.find(access));
  serve(app, dashboardRoutes.setOnboarding, ({ access, body }) => onboarding.dismiss(access, body.dismissed));
}
