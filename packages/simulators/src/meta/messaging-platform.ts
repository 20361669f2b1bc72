import type { FastifyRequest } from 'fastify';
import { createChangeFeed } from '../shell/change-feed.ts';
import { createPlatformControl } from './create-platform-control.ts';
import { createGraphApp } from './graph/graph-app.ts';
import { createGraphFaults, type ThreadFaults } from './graph/graph-faults.ts';
import { refusal } from './graph/graph-refusals.ts';
import type { NodeRequest } from './graph/graph-request.ts';
import type { PlatformChange } from './platform-control.ts';
import type { PlatformDialect } from './platform-dialect.ts';
import { answerPrivately } from './posts/answer-privately.ts';
import { createPostActions } from './posts/post-actions.ts';
import { addPostRoutes } from './posts/post-routes.ts';
import type { SimulatedComment, SimulatedPost } from './posts/post-state.ts';
import { createPostWorld } from './posts/post-world.ts';
import type { ThreadIds } from './threads/conversation-store.ts';
import { addSendRoute } from './threads/send-route.ts';
import { addThreadControlRoutes } from './threads/thread-control-routes.ts';
import { createThreadActions } from './threads/thread-actions.ts';
import type { SimulatedConversation } from './threads/thread-state.ts';
import { createThreadWebhooks } from './threads/thread-webhooks.ts';
import { createThreadWorld, type ThreadAccount, type ThreadContact } from './threads/thread-world.ts';
import { createTokenBuckets } from './graph/token-bucket.ts';
import { createTypingBubbles } from './threads/typing-bubbles.ts';
import { carriedBy, createWebhookSender, type OutgoingWebhook, type WebhookSender } from './webhooks/webhook-sender.ts';

/** The options of a simulator of any platform. */
export type PlatformOptions<State> = {
  appId: string;
  appSecret: string;
  verifyToken: string;
  /** Where webhooks are delivered; null: set later by `control.setWebhookUrl`. */
  webhookUrl: string | null;
  /** The initial state, from `control.snapshot`. */
  world?: State | undefined;
  now?: (() => Date) | undefined;
  /** Time from a send to its echo webhook; default 50 ms. */
  echoDelayMs?: number | undefined;
  /** How long after each message the contact opens the chat; left out: never on its own. */
  seenDelayMs?: number | undefined;
  /** The pauses before the second, third … try of a webhook. */
  retryDelaysMs?: number[] | undefined;
  /** Addresses to which the login may redirect, compared exactly; left out: any. */
  redirectUris?: string[] | undefined;
  /** Limit of sends per account; default: the platform's own. */
  sendsPerSecond?: number | undefined;
  /** Receives the webhooks instead of the network, for callers who decide when and how often each one arrives. */
  carry?: ((webhook: OutgoingWebhook) => void) | undefined;
  /** Returns faults of one contact's thread, besides those that are switched on; left out: none. */
  threadFaults?: ((contactId: string) => ThreadFaults) | undefined;
  /** Gets the files that apps send; left out: the network. */
  fetch?: typeof fetch | undefined;
  /** Whether the app may use the human-agent tag; left out: no. */
  humanAgentApproved?: boolean | undefined;
};

type OwnAccountOf = (request: NodeRequest) => ThreadAccount;

/** What a platform remembers beside its tokens. */
type PlatformState<Account, Contact> = {
  accounts: Account[];
  contacts: Contact[];
  conversations: SimulatedConversation[];
  undelivered: OutgoingWebhook[];
  posts: SimulatedPost[];
  comments: SimulatedComment[];
};

/**
 * Returns what Instagram and Messenger have in common:
 * threads, webhooks, faults, sends, and the people's side of it.
 */
export function createMessagingPlatform<Account extends ThreadAccount, Contact extends ThreadContact>(
  options: PlatformOptions<PlatformState<Account, Contact>>,
  own: {
    dialect: PlatformDialect;
    ids: ThreadIds;
    now: () => Date;
    /** Limit of sends per account and second, unless the options say otherwise. */
    sendsPerSecond: number;
    hasLiveToken: (accountId: string) => boolean;
    revokeTokens: (accountId: string, subcode: number) => void;
  },
) {
  const { dialect, now } = own;
  const changes = createChangeFeed<PlatformChange>();
  const { emit } = changes;

  const world = createThreadWorld<Account, Contact>(options.world, own.ids);
  const faults = createGraphFaults((present) => emit({ kind: 'faults', faults: present }), options.threadFaults);
  const typing = createTypingBubbles((accountId, contactId, shown) =>
    emit({ kind: 'typing', accountId, contactId, typing: shown }),
  );
  const sender = createSender(options, now, emit);
  const { topic, fields } = dialect;
  const webhooks = createThreadWebhooks({ topic, handoverField: fields.handover, world, sender, faults, now });
  const postWorld = createPostWorld(options.world);
  const posts = createPostActions({ dialect, world, postWorld, webhooks, faults, now, emit });
  const actions = createThreadActions({ dialect, world, webhooks, faults, appId: options.appId, now, emit });
  const app = createGraphApp({ outage: () => (faults.now().down ? refusal(2, null, 503) : null) });
  let redeliver = options.world?.undelivered ?? [];

  function redeliverLeftovers(): void {
    const leftovers = redeliver;
    redeliver = [];
    for (const webhook of leftovers) void sender.send(webhook);
  }
  if (options.webhookUrl !== null) redeliverLeftovers();

  const control = createPlatformControl({
    world,
    faults,
    actions,
    posts,
    webhooks,
    typing,
    sender,
    verifyToken: options.verifyToken,
    hasLiveToken: own.hasLiveToken,
    revokeTokens: own.revokeTokens,
    redeliverLeftovers,
    changes,
  });

  return {
    app,
    world,
    faults,
    emit,
    control,
    /** Adds the send route; `senderOf` returns the account that the path and the token name, or refuses. */
    addSendRoute(senderOf: OwnAccountOf, mayAnswerComments: (request: FastifyRequest) => boolean): void {
      const parts = {
        dialect,
        world,
        faults,
        webhooks,
        typing,
        ...sendSettings(options, own.sendsPerSecond),
        markSeen: actions.markSeen,
        answerComment(request: FastifyRequest, accountId: string, commentId: string) {
          if (!mayAnswerComments(request)) throw refusal(...dialect.comments.refusals.permission);
          return answerPrivately({ dialect, world, postWorld, now }, accountId, commentId);
        },
        now,
        emit,
      };
      addSendRoute(app, parts, senderOf);
    },
    /** Adds the calls by which our app takes threads and gives them back. */
    addThreadControlRoutes: (ownAccountOf: OwnAccountOf) =>
      addThreadControlRoutes(app, { dialect, world, faults, now, appId: options.appId, ownAccountOf, ...actions }),
    /** Adds the calls about posts and comments. Returns what a single node shows that is a post or a comment. */
    addPostRoutes: (callers: Pick<Parameters<typeof addPostRoutes>[1], 'readerOf' | 'moderatorOf' | 'namesAccount'>) =>
      addPostRoutes(app, { dialect, world, postWorld, actions: posts, faults, ...callers }),
    /** Returns everything it remembers about accounts, contacts, conversations and webhooks in progress. */
    snapshot: (): PlatformState<Account, Contact> => ({
      ...world.snapshot(),
      ...postWorld.snapshot(),
      undelivered: [...redeliver, ...sender.undelivered()],
    }),
    /** Listens on 127.0.0.1 (any free port if none is given); returns the origin. */
    listen: (port = 0) => app.listen({ port, host: '127.0.0.1' }),
    async close() {
      webhooks.close();
      typing.close();
      sender.close();
      await app.close();
    },
  };
}

function createSender(
  options: PlatformOptions<unknown>,
  now: () => Date,
  emit: (change: PlatformChange) => void,
): WebhookSender {
  if (options.carry !== undefined) return carriedBy(options.carry);
  return createWebhookSender({
    secret: options.appSecret,
    url: options.webhookUrl,
    now,
    retryDelaysMs: options.retryDelaysMs,
    onAttempt: (attempt) => emit({ kind: 'webhook', attempt }),
  });
}

function sendSettings(options: PlatformOptions<unknown>, usualSendsPerSecond: number) {
  return {
    fetchFile: options.fetch ?? fetch,
    sends: createTokenBuckets(options.sendsPerSecond ?? usualSendsPerSecond),
    humanAgentApproved: options.humanAgentApproved ?? false,
    echoDelayMs: options.echoDelayMs ?? 50,
    seenDelayMs: options.seenDelayMs ?? null,
  };
}
