import {
  agentRoutes,
  authRoutes,
  botRoutes,
  connectionRoutes,
  createApiClient,
  triggerRoutes,
  type ApiClient,
} from '@spotter/contract';
import type { ChannelKind } from '@spotter/providers/ports/messaging-channel';
import type { Access } from '../../platform/access.ts';
import type { Services } from '../../services.ts';
import { bubblesOf, delaysOfAccounts } from './history.ts';
import { sequenceOf } from './silences.ts';
import { answerWithin, readCall } from './within-process.ts';
import { commentGreeting } from './words.ts';

/** The coach of a world, with the bots of all accounts. */
export type WorldCoach = {
  userId: string;
  token: string;
  access: Access;
  bots: { id: string; credentialId: string; agentId: string }[];
};

/** Signs up a coach, connects the accounts and creates an agent for each, as a browser would. */
export async function setUpCoach(
  { app, auth, worker }: Services,
  accounts: { kind: ChannelKind; accessTokens: string[]; comments: boolean; approvals: boolean },
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
    const followUps = sequenceOf(nth);
    const agent = await coach.call(agentRoutes.create, {
      body: {
        agent: {
          name: 'Dana',
          config: {
            prompt: 'You are Dana, a strength coach. Be warm and short.',
            ...(delay === 'adaptive' ? { delayType: 'Adaptative' } : { delayTime: delay === 'instantly' ? 0 : delay }),
          },
          keywords: ['SHRED'],
          rekeywords: ['back on it'],
          bubbles: bubblesOf(nth),
          ...(accounts.approvals ? { answers: 'approve' as const } : {}),
          ...(followUps === null ? {} : { followUps }),
          [accounts.kind === 'instagram' ? 'ig' : 'page']: bot._id,
        },
      },
    });
    if (accounts.comments) await useComments(coach, agent._id);
    bots.push({ id: bot._id, credentialId: bot.integration, agentId: agent._id });
  }
  await worker.idle();
  const { access } = (await auth.authenticate(token))!;
  return { userId: user._id, token, access, bots };
}

/** Lets an agent answer comments with its word. */
async function useComments(coach: ApiClient, id: string): Promise<void> {
  const { triggers } = await coach.call(triggerRoutes.list, { params: { id } });
  const onComments = {
    _id: 'on-comments',
    kind: 'comment' as const,
    enabled: true,
    words: ['SHRED'],
    excludeWords: [],
    match: 'word' as const,
    posts: 'all' as const,
    publicReplies: ['Sent you a DM!', 'Check your inbox!'],
    firstMessage: commentGreeting,
  };
  await coach.call(triggerRoutes.replace, {
    params: { id },
    body: { triggers: [...triggers, onComments], newContactsOnly: false },
  });
}
