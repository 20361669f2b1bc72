import { dashboardRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { OnboardingService } from './onboarding.service.ts';
import type { TodayService } from './today.service.ts';

/** Serves what the dashboard begins with: today, and the first steps. */
export function registerDashboardRoutes(
  app: FastifyInstance,
  { today, onboarding }: { today: TodayService; onboarding: OnboardingService },
): void {
  serve(app, dashboardRoutes.today, ({ user }) => today.find(user.id));
  serve(app, dashboardRoutes.visit, async ({ user }) => {
    await today.visit(user.id);
    return { ok: true as const };
  });
  serve(app, dashboardRoutes.onboarding, ({ user }) => onboarding.find(user.id));
  serve(app, dashboardRoutes.setOnboarding, ({ user, body }) => onboarding.dismiss(user.id, body.dismissed));
}
