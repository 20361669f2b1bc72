import { wordsOfOffer } from '@spotter/domain/offers';
import type { BaseServices } from '../base-services.ts';
import { sendSignals } from '../database/signals.ts';
import { createAgents } from '../modules/agents/index.ts';
import { createAnalytics } from '../modules/analytics/index.ts';
import { listTurns, quoteTurns, requestConsideration } from '../modules/autoreply/index.ts';
import { createBriefs } from '../modules/briefs/index.ts';
import { botsOfAgents, linkAgent, noteAgentChanged } from '../modules/bots/index.ts';
import { createLeaks } from '../modules/leaks/index.ts';
import { deliverWaitingHandOvers } from '../modules/notifications/index.ts';
import { createDashboard, recordTrial } from '../modules/dashboard/index.ts';
import { forgetOffer, indexOffer, listPassageTexts } from '../modules/knowledge/index.ts';
import { createCorrections, listRules } from '../modules/corrections/index.ts';
import { countThumbs } from '../modules/chats/index.ts';
import { createOffers, listOffers } from '../modules/offers/index.ts';
import { createSimulations, findOpenFindings } from '../modules/simulations/index.ts';
import type { Answering } from './answering.ts';
import type { Conversations } from './conversations.ts';
import { decideAgain } from './decide-again.ts';
import type { Model } from './model.ts';
import type { People } from './people.ts';

/** Connects what a coach sets up and looks at: agents, offers, and figures. */
export function connectAgents(
  { base, config, now }: BaseServices,
  {
    people,
    model,
    conversations,
    answering,
  }: { people: People; model: Model; conversations: Conversations; answering: Answering },
) {
  const { database } = base;
  const { autoreply, booking } = answering;
  const agents = createAgents({
    ...base,
    listRules,
    countThumbs,
    links: { botsOf: botsOfAgents, link: linkAgent, agentChanged: noteAgentChanged },
    isVerified: people.users.service.isVerified,
    onRemoved: (tx, { userId }, name) => people.audit.record(tx, { userId, action: 'agent-deleted', detail: name }),
    async onPlansChanged(tx, botIds) {
      await decideAgain(tx, botIds, now());
      // What comes next in their chats is shown.
      sendSignals(tx, [{ kind: 'account-changed', botIds }]);
    },
    countFindings: async (tx, draft) => (await findOpenFindings(tx, draft)).open,
    onTried: (userId) => recordTrial(database, userId, now()),
    tryAgent: autoreply.tryAgent,
    tryIntent: autoreply.tryIntent,
    practiceGround: booking.practice.describe,
    models: model.access.budget,
    findLandingCoach: people.findLandingCoach,
  });
  const offers = createOffers({
    ...base,
    onStored: (tx, offer) => indexOffer(tx, offer, { ...offer, text: wordsOfOffer(offer) }, now()),
    onRemoved: (tx, access, id) => forgetOffer(tx, access, id, now()),
  });
  const analytics = createAnalytics(base);
  const leaks = createLeaks(base);
  const briefs = createBriefs({
    ...base,
    ...model.access,
    guard: autoreply.guard,
    modelPrices: config.languageModel.prices,
    onFinished: deliverWaitingHandOvers,
  });
  const corrections = createCorrections({
    ...base,
    changeRules: agents.changeRules,
    requireChat: conversations.chats.ownChats.get,
    requestConsideration,
  });
  const simulations = createSimulations({
    ...base,
    cases: corrections.cases,
    rehearse: autoreply.rehearse,
    rewriteTurn: autoreply.rewriteTurn,
    trueTurns: { list: listTurns, quote: quoteTurns },
    knowledge: {
      async listOffers(workspaceId, { offerIds }) {
        const offersOf = await listOffers(database, workspaceId);
        return offersOf.filter(({ id }) => offerIds === null || offerIds.includes(id)).map(wordsOfOffer);
      },
      listKnowledge: (workspaceId) => listPassageTexts(database, workspaceId),
    },
    pausedUntil: model.access.budget.pausedUntil,
    findUse: model.access.budget.findUse,
    requireVerified: people.users.service.requireVerified,
    modelPrices: config.languageModel.prices,
    reportTurnedRed: people.reports.turnedRed,
    async findNightContext(workspaceId) {
      const { firstName, meetingPlace, rules } = await booking.availability.getCoach(workspaceId);
      return {
        zone: rules.timeZone,
        settings: { firstName, meetingPlace, rules, models: config.languageModel.models },
      };
    },
  });
  const dashboard = createDashboard({ ...base, messageAddresses: config.messageAddresses });
  return { agents, offers, analytics, leaks, briefs, corrections, simulations, dashboard };
}
