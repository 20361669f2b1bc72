import {
  agentRoutes,
  authRoutes,
  botRoutes,
  connectionRoutes,
  createApiClient,
  type ApiClient,
} from '@spotter/contract';
import type { Simulators } from '../running/simulators.ts';
import { until } from '../running/until.ts';

/** The coach's account at Instagram. */
export const accountId = '17841400000000017';

/** The account's data at Instagram. */
export const coachAccount = {
  id: accountId,
  appScopedId: '9988776655',
  username: 'coach.dana',
  name: 'Dana Reyes',
  pictureUrl: null,
};

/** The credentials with which the coach signs up, and in again. */
export const coachSignUp = { email: 'dana@example.test', password: 'a long password' };

/** A coach whose agent answers contacts who write SHRED to the account. */
export type Coach = { client: ApiClient; token: string; botId: string; credentialId: string };

/** Signs a coach up, connects the account and gives it an agent; from then on webhooks arrive at the server. */
export async function setUpCoach(origin: string, instagram: Simulators['instagram']): Promise<Coach> {
  const visitor = createApiClient({ baseUrl: origin, token: () => null });
  const { token } = await visitor.call(authRoutes.signUp, {
    body: {
      first_name: 'Dana',
      last_name: 'Reyes',
      ...coachSignUp,
      terms_agreed: true,
    },
  });
  const client = createApiClient({ baseUrl: origin, token: () => token });
  const accessToken = instagram.addAccount(coachAccount);
  instagram.setWebhookUrl(`${origin}/api/webhooks/instagram`);
  const integrations = await client.call(connectionRoutes.listIntegrations);
  const { _id: credentialId } = await client.call(connectionRoutes.connect, {
    params: { id: integrations.find(({ serviceName }) => serviceName === 'Instagram')!._id },
    body: { credentials: { accessToken } },
  });
  const { _id: botId } = await client.call(botRoutes.create, { body: { bot: { integration: credentialId } } });
  await client.call(agentRoutes.create, {
    body: {
      agent: {
        name: 'Dana',
        config: { prompt: 'You are Dana, a strength coach. Be warm and short.', delayTime: 0 },
        keywords: ['SHRED'],
        rekeywords: ['back on it'],
        ig: botId,
      },
    },
  });
  await until('the account is subscribed', () => instagram.accounts().every(({ subscribed }) => subscribed));
  return { client, token, botId, credentialId };
}
