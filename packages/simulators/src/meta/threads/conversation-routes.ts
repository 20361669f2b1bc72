import type { FastifyInstance } from 'fastify';

import { conversationsOf, conversationView, messagesPage, messageView, type People } from './conversation-views.ts';
import { GraphRefusal } from '../graph/graph-error.ts';
import type { ActiveFaults } from '../graph/graph-faults.ts';
import { pageOf } from '../graph/graph-list.ts';
import { injectedFailure } from '../graph/graph-refusals.ts';
import {
  fieldsOf,
  messagesAddress,
  noSuchObject,
  pageRequest,
  textOf,
  type NodeRequest,
} from '../graph/graph-request.ts';
import { listedThread } from './shown-thread.ts';
import type { SimulatedConversation } from './thread-state.ts';
import type { ThreadAccount, ThreadWorld } from './thread-world.ts';

type Parts = {
  world: ThreadWorld;
  faults: ActiveFaults;
  people: People;
  /** The account whose messages the token may read, or a refusal. */
  readerOf: (request: NodeRequest) => ThreadAccount;
  /** Returns the same, where the path has to name that account. */
  ownAccountOf: (request: NodeRequest) => ThreadAccount;
  now: () => Date;
  /** Refuses a list of another platform. */
  checkPlatform: (platform: string | undefined) => void;
};

/**
 * Adds the lists of conversations and of their messages.
 * Returns how one conversation or message is read by its id.
 */
export function addConversationRoutes(app: FastifyInstance, parts: Parts) {
  const { world, faults, people, now } = parts;
  const listed = (conversation: SimulatedConversation) =>
    listedThread(conversation, faults.of(conversation.contactId).list, now());

  app.get<{ Params: { node: string } }>('/:node/conversations', (request) => {
    const account = parts.ownAccountOf(request);
    failIfAsked();
    parts.checkPlatform(textOf(request.query, 'platform'));
    const contactId = textOf(request.query, 'user_id');
    const fields = fieldsOf(request);
    return pageOf(
      conversationsOf(world, account, listed).filter((one) => contactId === undefined || one.contactId === contactId),
      pageRequest(request),
      (conversation) => conversation.id,
      (conversation) =>
        conversationView(
          people,
          conversation,
          fields.length > 0 ? fields : [{ name: 'updated_time', limit: null, fields: [] }],
          messagesAddress(request, conversation.id),
        ),
    );
  });

  app.get<{ Params: { node: string } }>('/:node/messages', (request) => {
    const account = parts.readerOf(request);
    const conversation = world.findConversationById(request.params.node);
    if (conversation?.accountId !== account.id) throw noSuchObject(request.params.node);
    failIfAsked();
    return messagesPage(people, listed(conversation), fieldsOf(request), pageRequest(request));
  });

  function failIfAsked(): void {
    const failure = faults.takeFailure('conversations');
    if (failure) throw injectedFailure(failure);
  }

  return {
    /** Returns the conversation or message that the path names; refuses an id that does not belong to this account. */
    view(request: NodeRequest): Record<string, unknown> {
      const { node } = request.params;
      const account = parts.readerOf(request);
      const conversation = world.findConversationById(node);
      if (conversation?.accountId === account.id) {
        failIfAsked();
        return conversationView(people, listed(conversation), fieldsOf(request), messagesAddress(request, node));
      }
      const found = world.findMessage(node);
      if (!found || found.conversation.accountId !== account.id) throw noSuchObject(node);
      failIfAsked();
      const view = messageView(people, found.conversation, found.message, fieldsOf(request));
      if (!view) throw new GraphRefusal(9_000_001, 'This Message has been deleted by the user or the business.');
      return view;
    },
  };
}
