import type { BaseServices } from '../base-services.ts';
import {
  createBudgetedModel,
  createHearingBudget,
  createMediaTurns,
  createModelAccess,
  findAvailableKnowledge,
} from '../modules/autoreply/index.ts';
import { createKnowledgeSearch } from '../modules/knowledge/index.ts';
import { listOffers } from '../modules/offers/index.ts';
import type { WorkspaceId } from '../platform/access.ts';
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
  const { transcription, vision, dailyMinutes, minutePrice } = config.media;
  const describing =
    providers.vision === null || vision === null
      ? null
      : createBudgetedModel({
          ...base,
          model: providers.vision,
          offered: [vision.model],
          limits: languageModel.dailyTokens,
          sideBySide: languageModel.sideBySide,
          onMarkReached: people.reports.budgetMarkReached,
        });
  const media = {
    received: providers.receivedMedia,
    inTurn: createMediaTurns(base.clock),
    transcription: providers.transcription,
    vision:
      describing === null
        ? null
        : {
            modelFor: async (workspaceId: WorkspaceId) =>
              (await describing.pausedUntil(workspaceId)) === null ? describing.modelFor({ workspaceId }) : null,
          },
    budget: createHearingBudget({ ...base, model: transcription?.model ?? '', dailyMinutes, minutePrice }),
  };
  return { access, search, media };
}
