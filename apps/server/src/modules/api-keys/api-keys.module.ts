import type { FastifyInstance } from 'fastify';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import { createCallMemory } from './answers/call-memory.ts';
import { createAnswerPurge } from './answers/purge-answers.job.ts';
import { apiKeyExporters } from './api-keys.export.ts';
import { registerApiKeyRoutes } from './api-keys.routes.ts';
import { createApiKeysService } from './api-keys.service.ts';

/** Puts the parts of API keys together. */
export function createApiKeys(dependencies: Parameters<typeof createApiKeysService>[0] & { rateLimiter: RateLimiter }) {
  const service = createApiKeysService(dependencies);
  return {
    authenticate: service.authenticate,
    callMemory: createCallMemory(dependencies),
    jobs: [createAnswerPurge(dependencies)],
    exporters: apiKeyExporters(dependencies.database),
    routes: (app: FastifyInstance): void => registerApiKeyRoutes(app, service),
  };
}
