import { agentRoutes, botRoutes, chatRoutes, connectionRoutes } from '@spotter/contract';
import { ProviderError } from '@spotter/providers/ports/provider-error';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { startSpotter, type SpotterUnderTest } from '../test/spotter-under-test.ts';
import type { ChannelRegistration } from './channel-registration.ts';
import { messenger } from './messenger.ts';

const secret = 'the-secret-that-the-bot-api-sends-back';
const bot = { accountId: '7012345678', accessToken: '7012345678:AAE-bot-token', username: 'dana_setter_bot' };
const contactId = '5550001';

/**
 * A platform as different from Meta's as possible: numbers for ids, a fixed secret in a header, one update per
 * delivery.
 */
function botPlatform() {
  const sent: { contactId: string; text: string }[] = [];
  const Update = z.object({
    bot_id: z.number(),
    message: z.object({ message_id: z.number(), from: z.number(), date: z.number(), text: z.string() }),
  });
  const registration: ChannelRegistration = {
    callbackPath: '/api/oauth/callback/bot-platform',
    connect(config, tools) {
      const { consent } = messenger.connect(config, tools)!;
      return {
        consent,
        channel: {
          kind: 'messenger',
          textLimit: { unit: 'characters', max: 4096 },
          namesAnswered: false,
          sendText: async (_account, message) => {
            sent.push({ contactId: message.contactId, text: message.text });
            return { kind: 'sent', messageId: `sent-${sent.length}` };
          },
          sendMedia: async () => ({ kind: 'refused', because: 'media-refused', providerCode: null }),
          showActivity: async () => undefined,
          findContact: async () => ({ username: 'maya', name: 'Maya', pictureUrl: null }),
          listMessages: async () => [],
          listConversations: async () => [],
          describeAccount: async (token) => {
            if (token !== bot.accessToken) throw new ProviderError('bot-platform', 'unauthorised', 'Unknown token');
            return { ...bot, appScopedId: null, name: null, pictureUrl: null };
          },
          subscribeWebhooks: async () => undefined,
          unsubscribeWebhooks: async () => undefined,
          listSubscriptions: async () => [],
        },
        delivered: {
          ownAppId: null,
          parse(body) {
            const { bot_id, message } = Update.parse(JSON.parse(body));
            const at = new Date(message.date * 1000);
            const ids = { accountId: String(bot_id), contactId: String(message.from), at };
            const nothing = { replyTo: null, story: null, quickReplyPayload: null, referral: null };
            const words = { messageId: `update-${message.message_id}`, text: message.text, attachments: [] };
            return [{ kind: 'message', ...ids, ...words, ...nothing, unsupported: false, standby: false }];
          },
        },
        verifier: () => ({
          signatureHeader: 'x-bot-api-secret-token',
          isSigned: (_body, given) => given === secret,
          answerHandshake: () => null,
        }),
        origin: 'https://bots.example',
        readPerson: () => null,
        signsPeopleIn: false,
      };
    },
  };
  return { registration, sent };
}

let spotter: SpotterUnderTest;
afterEach(() => spotter.close());

test('a platform that only its registration knows has a DM of its own answered', async () => {
  const { registration, sent } = botPlatform();
  spotter = await startSpotter({ channels: { messenger: registration } });
  const { client } = await spotter.signUp();
  const credential = await client.call(connectionRoutes.connect, {
    params: { id: 'messenger' },
    body: { credentials: { accessToken: bot.accessToken } },
  });
  const connected = await client.call(botRoutes.create, { body: { bot: { integration: credential._id } } });
  const config = { prompt: 'You are Dana, a strength coach.', delayTime: 0 };
  await client.call(agentRoutes.create, {
    body: { agent: { name: 'Dana', config, keywords: ['SHRED'], page: connected._id } },
  });

  const deliver = (token: string) =>
    fetch(`${spotter.origin}/api/webhooks/messenger`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-bot-api-secret-token': token },
      body: JSON.stringify({
        bot_id: Number(bot.accountId),
        message: { message_id: 1, from: Number(contactId), date: Math.floor(Date.now() / 1000), text: 'SHRED please' },
      }),
    });
  expect((await deliver('a guess')).status).toBe(401);
  expect((await deliver(secret)).status).toBe(200);

  await spotter.until('the DM is answered', () => sent.length > 0);
  await spotter.settled();
  expect(sent[0]).toMatchObject({ contactId });
  const [listed] = await client.call(chatRoutes.listForBot, { params: { botId: connected._id }, query: {} });
  const { history, name } = await client.call(chatRoutes.find, { params: { id: listed!._id }, query: {} });
  expect(history.map(({ author }) => author)).toEqual(['contact', ...sent.map(() => 'agent')]);
  expect(name).toBe('Maya');
});
