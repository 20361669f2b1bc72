import type { FastifyInstance } from 'fastify';

import { addConversationRoutes } from '../meta/threads/conversation-routes.ts';
import { GraphRefusal } from '../meta/graph/graph-error.ts';
import type { ActiveFaults } from '../meta/graph/graph-faults.ts';
import type { GraphField } from '../meta/graph/graph-fields.ts';
import { injectedFailure } from '../meta/graph/graph-refusals.ts';
import { fieldsOf, noSuchObject, pickFields, tokenOf, type NodeRequest } from '../meta/graph/graph-request.ts';
import type { PlatformChange } from '../meta/platform-control.ts';
import { otherAppId } from '../meta/platform-dialect.ts';
import { addIceBreakerRoutes } from '../meta/threads/ice-breaker-routes.ts';
import { addSubscriptionRoutes } from '../meta/webhooks/subscription-routes.ts';
import { callerOf, getPageOf, namesPage, ownPageOf, type MessengerWorld } from './messenger-caller.ts';
import type { MessengerTokens } from './messenger-tokens.ts';
import type { PageContact } from './messenger-world-state.ts';

type Parts = {
  appId: string;
  webhookFields: readonly string[];
  person: { id: string; name: string; email: string };
  world: MessengerWorld;
  tokens: MessengerTokens;
  faults: ActiveFaults;
  now: () => Date;
  emit: (change: PlatformChange) => void;
  /** Returns the node of a post or comment. */
  viewPost: (request: NodeRequest) => Record<string, unknown> | undefined;
};

/** Adds reading of pages, contacts, conversations and messages, and the subscription of webhooks. */
export function addGraphRoutes(app: FastifyInstance, parts: Parts): void {
  const { appId, webhookFields, person, world, tokens, faults, emit } = parts;

  const conversations = addConversationRoutes(app, {
    world,
    faults,
    now: parts.now,
    people({ accountId, contactId }) {
      const page = world.getAccount(accountId);
      const contact = world.getContact(accountId, contactId);
      return [
        { name: page.name, email: `${page.id}@facebook.com`, id: page.id },
        { name: nameOf(contact), email: `${contact.id}@facebook.com`, id: contact.id },
      ];
    },
    readerOf: (request) => callerOf(request, parts, 'pages_messaging'),
    ownAccountOf: (request) => ownPageOf(request, parts, 'pages_messaging'),
    checkPlatform(platform) {
      if (platform !== undefined && platform.toLowerCase() !== 'messenger') {
        throw new GraphRefusal(100, '(#100) Param platform must be one of {MESSENGER}');
      }
    },
  });
  addSubscriptionRoutes(app, {
    appId,
    webhookFields,
    ownAccountOf: (request) => ownPageOf(request, parts, 'pages_manage_metadata'),
    otherApps: () =>
      faults.now().otherAgent === true ? [{ id: otherAppId, name: 'ReplyTool', subscribed_fields: ['messages'] }] : [],
    emit,
  });

  addIceBreakerRoutes(app, {
    platform: null,
    ownAccountOf: (request) => ownPageOf(request, parts, 'pages_messaging'),
    emit,
  });

  app.get<{ Params: { node: string } }>('/:node', (request) => {
    const { node } = request.params;
    const token = tokenOf(request, tokens);
    if (token.kind !== 'page') {
      if (node !== 'me' && node !== person.id) throw noSuchObject(node);
      const email = token.permissions.includes('email') ? person.email : null;
      return { ...pickFields({ name: person.name, email }, fieldsOf(request)), id: person.id };
    }
    const page = getPageOf(token, world);
    if (namesPage(node, page)) {
      const isRouted = faults.now().threadControl !== 'no-routing' && faults.now().otherAgent !== true;
      const features = { hop_v2: false, msgr_multi_app: isRouted, ig_multi_app: false };
      const all = { name: page.name, category: page.category, messaging_feature_status: features };
      return { ...pickFields(all, fieldsOf(request)), id: page.id };
    }
    const post = parts.viewPost(request);
    if (post !== undefined) return post;
    callerOf(request, parts, 'pages_messaging');
    if (!world.contactsOf(page.id).has(node)) return conversations.view(request);
    const failure = faults.takeFailure('profile');
    if (failure) throw injectedFailure(failure);
    return contactView(world.getContact(page.id, node), fieldsOf(request));
  });
}

/** Returns nothing for a person whose profile is not visible. */
function contactView(contact: PageContact, fields: GraphField[]): Record<string, unknown> {
  if (!contact.consented || contact.blocked) return {};
  const all: Record<string, unknown> = {
    name: nameOf(contact),
    first_name: contact.firstName,
    last_name: contact.lastName,
    profile_pic: contact.pictureUrl,
  };
  return { ...pickFields(all, fields), id: contact.id };
}

function nameOf({ firstName, lastName }: PageContact): string {
  return lastName === null ? firstName : `${firstName} ${lastName}`;
}
