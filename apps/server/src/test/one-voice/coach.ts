import { agentRoutes, authRoutes, botRoutes, connectionRoutes, createApiClient } from '@spotter/contract';
import type { ChannelKind } from '@spotter/providers/ports/messaging-channel';
import type { Services } from '../../services.ts';
import { delaysOfAccounts } from './history.ts';
import { answerWithin, readCall } from './within-process.ts';

/** The coach of a world, with the bots of all accounts. */
export type WorldCoach = { userId: string; bots: { id: string; credentialId: string }[] };

/** Signs a coach up who connects the accounts and makes an agent for each, as a browser would. */
export async function setUpCoach(
  { app, worker }: Services,
  accounts: { kind: ChannelKind; accessTokens: string[] },
): Promise<WorldCoach> {
  await app.ready();
  const client = (token: string | null) =>
    createApiClient({
      baseUrl: 'http://spotter.test',
      token: () => token,
      fetch: async (...call) => answerWithin(app, await readCall(...call)),
    });
  const { token, user } = await client(null).call(authRoutes.signUp, {
    body: {
      first_name: 'Dana',
      last_name: 'Reyes',
      email: 'dana@example.test',
      password: 'a long password',
      terms_agreed: true,
    },
  });
  const coach = client(token);
  const bots: WorldCoach['bots'] = [];
  for (const [nth, accessToken] of accounts.accessTokens.entries()) {
    const credential = await coach.call(connectionRoutes.connect, {
      params: { id: accounts.kind },
      body: { credentials: { accessToken } },
    });
    const bot = await coach.call(botRoutes.create, { body: { bot: { integration: credential._id } } });
    const delay = delaysOfAccounts[nth]!;
    await coach.call(agentRoutes.create, {
      body: {
        agent: {
          name: 'Dana',
          config: {
            prompt: 'You are Dana, a strength coach. Be warm and short.',
            ...(delay === 'adaptive' ? { delayType: 'Adaptative' } : { delayTime: delay === 'instantly' ? 0 : delay }),
          },
          keywords: ['SHRED'],
          rekeywords: ['back on it'],
          [accounts.kind === 'instagram' ? 'ig' : 'page']: bot._id,
        },
      },
    });
    bots.push({ id: bot._id, credentialId: bot.integration });
  }
  await worker.idle();
  return { userId: user._id, bots };
}
