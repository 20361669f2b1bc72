import type { FastifyInstance } from 'fastify';
import { apiKeyExporters } from './api-keys.export.ts';
import { registerApiKeyRoutes } from './api-keys.routes.ts';
import { createApiKeysService } from './api-keys.service.ts';

/** Puts the parts of API keys together. */
export function createApiKeys(dependencies: Parameters<typeof createApiKeysService>[0]) {
  const service = createApiKeysService(dependencies);
  return {
    authenticate: service.authenticate,
    exporters: apiKeyExporters(dependencies.database),
    routes: (app: FastifyInstance): void => registerApiKeyRoutes(app, service),
  };
}
