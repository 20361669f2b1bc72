import type { BaseServices } from '../base-services.ts';
import { createBudgetedModel, createModelAccess, findAvailableKnowledge } from '../modules/autoreply/index.ts';
import { createKnowledgeSearch } from '../modules/knowledge/index.ts';
import { listOffers } from '../modules/offers/index.ts';
import type { People } from './people.ts';

export type Model = ReturnType<typeof connectModel>;

/** Connects what asks the language model and finds what it may say; chats need its suggestions. */
export function connectModel({ base, config, providers, key }: BaseServices, { people }: { people: People }) {
  const { database } = base;
  const { languageModel, modelTimeoutMs } = config;
  const budget = createBudgetedModel({
    ...base,
    model: providers.model,
    offered: languageModel.models,
    limits: languageModel.dailyTokens,
    sideBySide: languageModel.sideBySide,
    onMarkReached: people.reports.budgetMarkReached,
  });
  const search = createKnowledgeSearch({ ...base, embeddings: providers.embeddings, model: budget });
  const access = createModelAccess({
    ...base,
    budget,
    modelTimeoutMs,
    canary: key('instructions-canary').toString('hex').slice(0, 16),
    truth: {
      findAvailableKnowledge: (workspaceId) => findAvailableKnowledge(database, workspaceId),
      listOffers: (workspaceId) => listOffers(database, workspaceId),
      findPassages: (wanted) => search.passages({ ...wanted, mayRewrite: true }),
    },
  });
  return { access, search };
}
