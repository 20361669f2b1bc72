import type { FastifyInstance } from 'fastify';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import { offerExporters } from './offers.export.ts';
import { registerOffersRoutes } from './offers.routes.ts';
import { createOffersService } from './offers.service.ts';

/** Puts the parts of offers together. */
export function createOffers(dependencies: Parameters<typeof createOffersService>[0] & { rateLimiter: RateLimiter }) {
  const service = createOffersService(dependencies);
  return {
    service,
    exporters: offerExporters(dependencies.database),
    routes: (app: FastifyInstance): void =>
      registerOffersRoutes(app, { offers: service, rateLimiter: dependencies.rateLimiter }),
  };
}
