import type { ChannelTest } from '@spotter/contract';
import { findOtherAgent, judgeEvents, type Occurrences } from '@spotter/domain/inbox';
import type {
  AppSubscription,
  ChannelAccount,
  ChannelKind,
  MessagingChannel,
  ProviderConversation,
} from '@spotter/providers/ports/messaging-channel';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { RateLimiter } from '../../../http/limits/rate-limit.ts';
import type { Access } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { getBot } from '../../bots/index.ts';
import { findHeldChats, findOthersAnswers, findStoredMessages } from '../../chats/index.ts';
import {
  findCredential,
  findTokens,
  isProviderError,
  markReconnectNeeded,
  permissionsMissingOf,
  requestSubscription,
} from '../../connections/index.ts';
import { findChannelTest, storeChannelTest } from './channel-tests.repository.ts';

const tests = { name: 'channel-test', tries: 20, windowMs: 3_600_000 };
/** Max newest conversations that are listed, and whose holder is asked for. */
const maxConversations = { listed: 5, held: 3 };
const historyMs = 30 * 24 * 3_600_000;

type Options = {
  database: Database;
  clock: Clock;
  secretBox: SecretBox;
  rateLimiter: RateLimiter;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
};

/** What a platform answered; `failed`: why it did not, in its adapter's words. */
type Result<Answer> = { answer: Answer; failed?: never } | { answer: null; failed: string };

/** Tests accounts' channels for their coach: whether messages come and go, and whether another agent answers. */
export function createChannelTest(options: Options) {
  const { database, clock } = options;

  return {
    async find(access: Access, botId: string): Promise<{ last: ChannelTest | null }> {
      const { bot } = await getBot(database, access, botId);
      return { last: await findChannelTest(database, bot.id) };
    },

    async run(access: Access, botId: string): Promise<ChannelTest> {
      const { bot } = await getBot(database, access, botId);
      await options.rateLimiter.take(tests, access.workspaceId);
      const credential = await findCredential(database, access, bot.credentialId);
      const channel = options.channels[bot.channel];
      const tokens = credential?.status === 'connected' ? findTokens(options.secretBox, credential.sealedToken) : null;
      const report =
        channel === undefined || tokens === null
          ? unanswered('refused')
          : await askAll(channel, { accountId: bot.accountId, accessToken: tokens.accessToken });
      const now = clock.now();
      if (report.access === 'refused' && credential !== null) {
        const { id: credentialId, sealedToken } = credential;
        await inTransaction(database, (tx) => markReconnectNeeded(tx, { credentialId, sealedToken }, now));
      }
      const getsMessages = report.subscriptions?.some((app) => app.isOurs && app.getsMessages) ?? null;
      if (getsMessages === false) await requestSubscription(database, bot.credentialId, now);

      const listed = report.conversations?.flatMap(({ messages }) => messages.filter(({ from }) => from === 'contact'));
      const [arrived, held, answers] = await Promise.all([
        findStoredMessages(database, bot.id, listed?.map(({ messageId }) => messageId) ?? []),
        findHeldChats(database, bot.id, now),
        // What was stored before the account was here was not sent from here either.
        findOthersAnswers(database, bot.id, new Date(Math.max(now.getTime() - historyMs, bot.createdAt.getTime()))),
      ]);
      const apps = report.subscriptions?.flatMap(({ isOurs, name }) => (isOurs || name === null ? [] : [name])) ?? [];
      const missing = credential === null ? [] : permissionsMissingOf(credential);
      const other = findOtherAgent({
        ...answers,
        held: widest(held, report.held, now),
        apps,
        isRouted: report.isRouted,
      });
      const found: ChannelTest = {
        testedAt: now.toISOString(),
        access: report.access,
        permissions: missing.length > 0 ? 'missing' : report.messagesSeen,
        permissionsMissing: missing,
        webhooks: getsMessages === null ? 'unknown' : getsMessages ? 'fine' : 'asked_again',
        ...judgeEvents({
          listed: listed ?? null,
          arrived,
          connectedAt: bot.createdAt,
          lastEventAt: bot.webhooksSeenAt,
          now,
        }),
        lastEventAt: bot.webhooksSeenAt?.toISOString() ?? null,
        others: {
          ...other,
          lastAt: other.lastAt?.toISOString() ?? null,
          apps: apps.slice(0, 10).map((name) => name.slice(0, 100)),
          namesApps: channel?.threads !== undefined,
        },
      };
      await storeChannelTest(database, bot.id, found);
      return found;
    },
  };
}

/** What a platform says about an account; null: it did not say. */
type PlatformReport = {
  access: ChannelTest['access'];
  messagesSeen: 'fine' | 'refused' | 'unknown';
  subscriptions: AppSubscription[] | null;
  conversations: ProviderConversation[] | null;
  /** How many of the newest conversations another app holds. */
  held: number;
  isRouted: boolean | null;
};

function unanswered(access: ChannelTest['access']): PlatformReport {
  return { access, messagesSeen: 'unknown', subscriptions: null, conversations: null, held: 0, isRouted: null };
}

async function askAll(channel: MessagingChannel, account: ChannelAccount): Promise<PlatformReport> {
  const { threads } = channel;
  const described = await ask(channel.describeAccount(account.accessToken));
  if (described.failed !== undefined)
    return unanswered(
      described.failed === 'unauthorised' || described.failed === 'rejected' ? 'refused' : 'unreachable',
    );
  const [subscriptions, conversations, routed] = await Promise.all([
    ask(channel.listSubscriptions(account)),
    ask(channel.listConversations(account, maxConversations.listed)),
    threads === undefined ? null : ask(threads.isRouted(account)),
  ]);
  const newest = conversations.answer?.slice(0, maxConversations.held) ?? [];
  const holders =
    threads && (await Promise.all(newest.map(({ contactId }) => ask(threads.findHolder(account, contactId)))));
  const { failed } = conversations;
  return {
    access: 'fine',
    messagesSeen: failed === undefined ? 'fine' : failed === 'rejected' ? 'refused' : 'unknown',
    subscriptions: subscriptions.answer,
    conversations: conversations.answer,
    held: holders?.filter(({ answer }) => answer !== null && !answer.isOurs).length ?? 0,
    isRouted: routed?.answer ?? null,
  };
}

async function ask<Answer>(call: Promise<Answer>): Promise<Result<Answer>> {
  try {
    return { answer: await call };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return { answer: null, failed: error.kind };
  }
}

/** The platform may know of more conversations that another app holds than its events reported, or of fewer. */
function widest(known: Occurrences, heldNow: number, now: Date): Occurrences {
  return known.chats >= heldNow ? known : { messages: 0, chats: heldNow, lastAt: now };
}
