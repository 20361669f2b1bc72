import { dayAt } from '@spotter/language/zones/zoned-time';
import type { BaseServices } from '../base-services.ts';
import { countFindings, createAutoreply } from '../modules/autoreply/index.ts';
import { createBooking, createCallEvents } from '../modules/booking/index.ts';
import { createComments } from '../modules/comments/index.ts';
import { createKnowledge, recordUnanswered } from '../modules/knowledge/index.ts';
import type { Conversations } from './conversations.ts';
import type { Model } from './model.ts';
import type { People } from './people.ts';

export type Answering = ReturnType<typeof connectAnswering>;

type Below = { people: People; model: Model; conversations: Conversations };

/** Connects what answers leads: calls, what the agents know, replies in chats and under posts. */
export function connectAnswering(ground: BaseServices, below: Below) {
  const { base, config, providers, registry, verifiers } = ground;
  const { billing, reports } = below.people;
  const { chats, privateReplies } = below.conversations;
  const { allowsAutoreplies } = billing;
  const booking = connectBooking(ground, below);
  const knowledge = connectKnowledge(ground, below);
  const autoreply = createAutoreply({
    ...base,
    modelAccess: below.model.access,
    ledger: chats.ledger,
    pauses: chats.pauses,
    moderation: providers.moderation,
    modelPrices: config.languageModel.prices,
    onSeen: countFindings(registry),
    onUnanswered: recordUnanswered,
    quietMs: config.replyQuietMs,
    booking,
    sendProactively: chats.sendProactively,
    allowsAutoreplies,
    requireChat: chats.ownChats.get,
    presentChat: chats.ownChats.present,
    resolveAfterMs: chats.resolveAfterMs,
    pictureAddress: chats.ownChats.view().pictureAddress,
    phone: config.sandbox.enabled ? verifiers : null,
  });
  const comments = createComments({
    ...base,
    privateReplies,
    pauses: chats.pauses,
    resolveAfterMs: chats.resolveAfterMs,
    allowsAutoreplies,
    writeFirstMessage: autoreply.writeFirstMessage,
    onNeedsPerson: reports.commentNeedsPerson,
    onRestricted: reports.accountRestricted,
    requireChat: chats.ownChats.get,
  });
  return { booking, knowledge, autoreply, comments };
}

function connectBooking({ base, config, providers, key, keys }: BaseServices, { people, conversations }: Below) {
  return createBooking({
    ...base,
    renewal: conversations.connections.renewal,
    outside: providers.calendars,
    calendlyWebhooks: providers.calendlyWebhooks,
    requireVerified: people.users.service.requireVerified,
    sendProactively: conversations.chats.sendProactively,
    events: createCallEvents(people.reports),
    landingTrainerEmail: config.landingTrainerEmail,
    manageKeys: keys('manage-links'),
    proposalKey: key('proposals'),
    patienceMs: base.providerTimeoutMs,
  });
}

function connectKnowledge({ base, providers, now }: BaseServices, { people, model, conversations }: Below) {
  const { chats } = conversations;
  const users = people.users.service;
  return createKnowledge({
    ...base,
    isVerified: users.isVerified,
    fetchPage: providers.fetchPage,
    embeddings: providers.embeddings,
    model: model.access.budget,
    search: model.search,
    async notifyLead(access, chatId, text) {
      const { chat, account } = await chats.ownChats.get(access, chatId);
      const to = { contactId: chat.contactId, credentialId: account.credentialId };
      await chats.service.sendManually(access, chat.botId, { ...to, text });
    },
    async todayOf({ ownerId }) {
      const { timeZone } = await users.getUser(ownerId);
      return dayAt(now(), timeZone);
    },
  });
}
