import { apiKeyRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { presentKey } from './api-keys.presenter.ts';
import type { ApiKeysService } from './api-keys.service.ts';

export function registerApiKeyRoutes(app: FastifyInstance, keys: ApiKeysService): void {
  serve(app, apiKeyRoutes.list, async ({ access }) => (await keys.list(access)).map(presentKey));

  serve(app, apiKeyRoutes.create, async ({ access, body }) => {
    const { key, ...made } = await keys.create(access, body);
    return { ...presentKey(made), key };
  });

  serve(app, apiKeyRoutes.revoke, async ({ access, params }) => {
    await keys.revoke(access, params.id);
    return { ok: true as const };
  });
}
