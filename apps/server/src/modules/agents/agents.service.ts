import type { AgentModels, AgentTrial, PracticeGround } from '@spotter/contract';
import { type Database, inTransaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId, newId } from '../../platform/ids.ts';
import { emailNotVerified } from '../users/users.service.ts';
import * as repository from './agents.repository.ts';
import type { AgentRow } from './agents.repository.ts';
import { createTrialPlaces } from './trial-places.ts';

/** The bots an agent answers for. */
export type AgentBots = { instagramBotId: string | null; messengerBotId: string | null };
/** Which bots to link: undefined leaves a channel as it is, null takes its bot away. */
export type BotLinks = { ig?: string | null | undefined; page?: string | null | undefined };

/** An agent and what it is linked to. */
export type LinkedAgent = AgentRow & AgentBots;

export type NewAgent = Pick<
  AgentRow,
  | 'name'
  | 'description'
  | 'model'
  | 'instructions'
  | 'delayType'
  | 'replyDelayMinutes'
  | 'triggerKeywords'
  | 'reengagementKeywords'
  | 'fields'
  | 'caringWords'
  | 'disclosureWords'
>;

export type AgentsService = {
  listModels(userId: string): Promise<AgentModels>;
  list(userId: string): Promise<LinkedAgent[]>;
  get(userId: string, id: string): Promise<LinkedAgent>;
  create(userId: string, agent: NewAgent, links: BotLinks): Promise<LinkedAgent>;
  /** Changes what is given and leaves the rest. */
  update(userId: string, id: string, changes: Partial<NewAgent>, links: BotLinks): Promise<LinkedAgent>;
  remove(userId: string, id: string): Promise<void>;
  /** What the agent would do; with `draft` the agent as it is being written, which need not be stored under `new`. */
  tryOut(
    userId: string,
    id: string,
    conversation: TrialMessage[],
    options: { draft: NewAgent | null; practice: string | null },
  ): Promise<AgentTrial>;
  /** Which calendar and hours a trial takes its open times from. */
  practiceGround(userId: string, id: string): Promise<PracticeGround>;
};

/** One message of a conversation that is only tried. */
export type TrialMessage = { from: 'lead' | 'agent'; text: string };

/** Decides and composes as in a real conversation; `practice` is what the trial answered before. */
export type TryAgent = (agent: AgentRow, conversation: TrialMessage[], practice: string | null) => Promise<AgentTrial>;

export type AgentsDependencies = {
  database: Database;
  clock: Clock;
  /** The link stands at the bots, which come after agents: they hand it in. */
  links: {
    botsOf(tx: Database, agentIds: string[]): Promise<Map<string, AgentBots>>;
    /** Refuses a bot that is not the user's. */
    link(tx: Database, userId: string, agentId: string, links: BotLinks): Promise<void>;
  };
  rateLimiter: RateLimiter;
  /** Whether a user has confirmed their address. */
  isVerified(userId: string): Promise<boolean>;
  onRemoved(tx: Database, userId: string, name: string): Promise<void>;
  /** A user has talked to an agent of theirs. */
  onTried(userId: string): Promise<void>;
  /** Answering comes after agents: it hands itself in. */
  tryAgent: TryAgent;
  /** And so does booking. */
  practiceGround(userId: string, agentId: string): Promise<PracticeGround>;
  /** The language models that agents may use, the default first, and until when an account may use none. */
  models: { offered: string[]; pausedUntil(userId: string): Promise<Date | null> };
};

export function createAgentsService(dependencies: AgentsDependencies): AgentsService {
  const { database, clock, links: botLinks, rateLimiter, tryAgent, models } = dependencies;
  const trialPlaces = createTrialPlaces();

  async function withBots(tx: Database, rows: AgentRow[]): Promise<LinkedAgent[]> {
    const ids = rows.map((row) => row.id);
    const bots = ids.length === 0 ? new Map<string, AgentBots>() : await botLinks.botsOf(tx, ids);
    return rows.map((row) => ({ ...row, ...(bots.get(row.id) ?? { instagramBotId: null, messengerBotId: null }) }));
  }

  async function withItsBots(tx: Database, row: AgentRow | null): Promise<LinkedAgent> {
    const [agent] = row === null ? [] : await withBots(tx, [row]);
    if (agent === undefined) throw notFound();
    return agent;
  }

  /** Throws invalid_input for a model that is not offered. What an agent has had since it was is kept. */
  function checkModel(model: string | null | undefined, stored: AgentRow | null): void {
    if (model == null || models.offered.includes(model) || model === stored?.model) return;
    const message = `We don’t offer this model. Choose one of: ${models.offered.join(', ')}.`;
    throw new AppError('invalid_input', message, [{ path: 'config.model', message }]);
  }

  /** Without a confirmed address trials are few: each of them costs the operator. */
  async function spareTrial(userId: string): Promise<void> {
    if (await dependencies.isVerified(userId)) return;
    try {
      await rateLimiter.take(unverifiedTrialLimit, userId);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error;
      throw emailNotVerified();
    }
  }

  return {
    async listModels(userId) {
      const pausedUntil = await models.pausedUntil(userId);
      return { models: models.offered, pausedUntil: pausedUntil?.toISOString() ?? null };
    },

    list: async (userId) => withBots(database, await repository.listAgents(database, userId)),

    get: async (userId, id) =>
      withItsBots(database, isId(id) ? await repository.findAgent(database, userId, id) : null),

    create: (userId, agent, links) =>
      inTransaction(database, async (tx) => {
        checkModel(agent.model, null);
        const row = { ...normal(agent), id: newId(), userId, createdAt: clock.now() };
        await repository.insertAgent(tx, row);
        await botLinks.link(tx, userId, row.id, links);
        return withItsBots(tx, row);
      }),

    update: (userId, id, changes, links) =>
      inTransaction(database, async (tx) => {
        checkModel(changes.model, isId(id) ? await repository.findAgent(tx, userId, id) : null);
        const row = isId(id) ? await repository.updateAgent(tx, userId, id, normal(changes)) : null;
        if (row === null) throw notFound();
        await botLinks.link(tx, userId, id, links);
        return withItsBots(tx, row);
      }),

    async remove(userId, id) {
      await inTransaction(database, async (tx) => {
        const name = isId(id) ? await repository.deleteAgent(tx, userId, id) : null;
        if (name === null) throw notFound();
        await dependencies.onRemoved(tx, userId, name);
      });
    },

    async practiceGround(userId, id) {
      if (id !== 'new' && !(isId(id) && (await repository.findAgent(database, userId, id)))) throw notFound();
      return dependencies.practiceGround(userId, id === 'new' ? newId() : id);
    },

    async tryOut(userId, id, conversation, { draft, practice }) {
      const stored = isId(id) ? await repository.findAgent(database, userId, id) : null;
      const base = stored ?? (id === 'new' ? { id: newId(), userId, createdAt: clock.now() } : null);
      const agent = draft === null || base === null ? stored : { ...base, ...normal(draft) };
      if (agent === null) throw notFound();
      checkModel(draft?.model, stored);
      await rateLimiter.take(trialLimit, userId);
      await spareTrial(userId);
      const trial = await trialPlaces.hold(userId, () => tryAgent(agent, conversation, practice));
      await dependencies.onTried(userId);
      return trial;
    },
  };
}

// Each try costs a call to the model; a person types more slowly.
const trialLimit = { name: 'agent-trial', tries: 30, windowMs: 60_000 };
const unverifiedTrialLimit = { name: 'agent-trial-unverified', tries: 20, windowMs: 24 * 3_600_000 };

/** An adaptive delay takes no minutes, and a keyword counts once. */
function normal<T extends Partial<NewAgent>>(agent: T): T {
  return {
    ...agent,
    ...(agent.delayType === 'adaptive' ? { replyDelayMinutes: 0 } : {}),
    ...(agent.triggerKeywords ? { triggerKeywords: [...new Set(agent.triggerKeywords)] } : {}),
    ...(agent.reengagementKeywords ? { reengagementKeywords: [...new Set(agent.reengagementKeywords)] } : {}),
  };
}

function notFound(): AppError {
  return new AppError('not_found', 'There is no such agent');
}
