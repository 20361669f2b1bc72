import type { FastifyInstance } from 'fastify';

import { addConversationRoutes } from '../meta/threads/conversation-routes.ts';
import { GraphRefusal } from '../meta/graph/graph-error.ts';
import type { ActiveFaults } from '../meta/graph/graph-faults.ts';
import type { GraphField } from '../meta/graph/graph-fields.ts';
import { injectedFailure } from '../meta/graph/graph-refusals.ts';
import { fieldsOf, pickFields, type NodeRequest } from '../meta/graph/graph-request.ts';
import type { PlatformChange } from '../meta/platform-control.ts';
import { addIceBreakerRoutes } from '../meta/threads/ice-breaker-routes.ts';
import { addSubscriptionRoutes } from '../meta/webhooks/subscription-routes.ts';
import { callerOf, namesAccount, ownAccountOf, type InstagramWorld } from './instagram-caller.ts';
import { instagramDialect } from './instagram-dialect.ts';
import type { InstagramTokens } from './instagram-tokens.ts';
import type { SimulatedAccount } from './instagram-world-state.ts';

type Parts = {
  appId: string;
  world: InstagramWorld;
  tokens: InstagramTokens;
  faults: ActiveFaults;
  now: () => Date;
  emit: (change: PlatformChange) => void;
  /** Returns the node of a post or comment. */
  viewPost: (request: NodeRequest) => Record<string, unknown> | undefined;
};

/** Adds reading of accounts, contacts, conversations and messages, and the subscription of webhooks. */
export function addGraphRoutes(app: FastifyInstance, parts: Parts): void {
  const { appId, world, faults, emit } = parts;
  const { webhookFields } = instagramDialect;

  const conversations = addConversationRoutes(app, {
    world,
    faults,
    now: parts.now,
    people({ accountId, contactId }) {
      const account = world.getAccount(accountId);
      const contact = world.getContact(accountId, contactId);
      return [
        { username: account.username, id: account.id },
        { username: contact.username, id: contact.id },
      ];
    },
    readerOf: (request) => callerOf(request, parts, 'instagram_business_manage_messages'),
    ownAccountOf: (request) => ownAccountOf(request, parts),
    checkPlatform(platform) {
      if (platform !== 'instagram') {
        throw new GraphRefusal(100, '(#100) Param platform must be one of {INSTAGRAM}');
      }
    },
  });
  addSubscriptionRoutes(app, { appId, webhookFields, ownAccountOf: (request) => ownAccountOf(request, parts), emit });

  addIceBreakerRoutes(app, { platform: 'instagram', ownAccountOf: (request) => ownAccountOf(request, parts), emit });

  app.get<{ Params: { node: string } }>('/:node', (request) => {
    const { node } = request.params;
    const account = callerOf(request, parts, 'instagram_business_basic');
    if (namesAccount(node, account)) return accountView(account, fieldsOf(request));
    const post = parts.viewPost(request);
    if (post !== undefined) return post;
    if (!world.contactsOf(account.id).has(node)) return conversations.view(request);
    const failure = faults.takeFailure('profile');
    if (failure) throw injectedFailure(failure);
    return contactView(world, account, node, fieldsOf(request));
  });
}

function accountView(account: SimulatedAccount, fields: GraphField[]): Record<string, unknown> {
  const all: Record<string, unknown> = {
    user_id: account.id,
    username: account.username,
    name: account.name,
    profile_picture_url: account.pictureUrl,
    account_type: 'BUSINESS',
  };
  return { ...pickFields(all, fields, ['name']), id: account.appScopedId };
}

function contactView(
  world: InstagramWorld,
  account: SimulatedAccount,
  contactId: string,
  fields: GraphField[],
): Record<string, unknown> {
  const contact = world.getContact(account.id, contactId);
  if (!contact.consented || contact.blocked) {
    throw new GraphRefusal(230, 'User consent is required to access user profile', { http: 403 });
  }
  const all: Record<string, unknown> = {
    name: contact.name,
    username: contact.username,
    profile_pic: contact.pictureUrl,
    follower_count: contact.followerCount,
    is_user_follow_business: contact.followsBusiness,
    is_business_follow_user: false,
    is_verified_user: false,
  };
  // Graph leaves out what is not set, except a contact's name and picture, which come as null.
  return { ...pickFields(all, fields, ['name', 'profile_pic']), id: contact.id };
}
