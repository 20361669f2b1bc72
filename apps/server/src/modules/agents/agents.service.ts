import { isDeepStrictEqual } from 'node:util';
import type { AgentModels, AgentTrial, PracticeGround } from '@spotter/contract';
import { unsetDisclosure, unsetFollowUps, unsetKeywordRules, type FollowUpRules } from '@spotter/domain/autoreply';
import type { ChannelKind } from '@spotter/domain/channels';
import { type Database, inTransaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { readPauseEnd } from '../../http/input/pause-end.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId, newId } from '../../platform/ids.ts';
import type { Access, WorkspaceId } from '../../platform/access.ts';
import * as repository from './agents.repository.ts';
import type { AgentRow } from './agents.repository.ts';
import { checkWords } from './check-words.ts';
import { checkWordList, resolveKeywords, resolveReengagements } from './resolve-keywords.ts';
import type { Trials } from './trial-places.ts';

/** The bots an agent answers for. */
export type AgentBots = Partial<Record<ChannelKind, string>>;

/** The bots to link: undefined leaves a channel unchanged, null unlinks its bot. */
export type BotLinks = Partial<Record<ChannelKind, string | null | undefined>>;

/** An agent and what it is linked to. */
export type LinkedAgent = AgentRow & { bots: AgentBots };

export type NewAgent = Pick<
  AgentRow,
  | 'name'
  | 'description'
  | 'model'
  | 'instructions'
  | 'delayType'
  | 'replyDelayMinutes'
  | 'triggerKeywords'
  | 'keywordRules'
  | 'triggers'
  | 'newContactsOnly'
  | 'activeHours'
  | 'reengagementKeywords'
  | 'reengagementRules'
  | 'fields'
  | 'caringWords'
  | 'disclosureWords'
  | 'goodbye'
  | 'bubbles'
  | 'disclosureMode'
  | 'disclosureSentences'
  | 'offerIds'
  | 'whenUnanswered'
  | 'answersAfterHandOver'
  | 'followUps'
>;

/** What a new agent has where its coach wrote nothing. */
export const unsetAgentFields = {
  description: null,
  model: null,
  triggerKeywords: [],
  keywordRules: unsetKeywordRules,
  reengagementKeywords: [],
  reengagementRules: unsetKeywordRules,
  triggers: [],
  newContactsOnly: false,
  activeHours: null,
  fields: [],
  caringWords: null,
  disclosureWords: null,
  goodbye: null,
  bubbles: 1,
  disclosureMode: unsetDisclosure.mode,
  disclosureSentences: unsetDisclosure.words,
  offerIds: null,
  whenUnanswered: 'go-on',
  answersAfterHandOver: true,
  followUps: unsetFollowUps,
} satisfies Partial<NewAgent>;

/** An agent as it is being written; what is absent is as it is stored, or as in a new one. */
type Draft = Partial<NewAgent> & Pick<NewAgent, 'name' | 'instructions' | 'delayType' | 'replyDelayMinutes'>;

export type AgentsService = {
  listModels(access: Access): Promise<AgentModels>;
  list(access: Access): Promise<LinkedAgent[]>;
  get(access: Access, id: string): Promise<LinkedAgent>;
  create(access: Access, agent: NewAgent, links: BotLinks): Promise<LinkedAgent>;
  /** Changes the given fields and leaves the rest. */
  update(access: Access, id: string, changes: Partial<NewAgent>, links: BotLinks): Promise<LinkedAgent>;
  /** Keeps an agent silent until an instant; null ends that. */
  pause(access: Access, id: string, until: string | null): Promise<LinkedAgent>;
  remove(access: Access, id: string): Promise<void>;
  /**
   * Returns what the agent would do; with `draft`, for the agent as it is being written, which under `new` is not
   * stored at all.
   */
  tryOut(
    access: Access,
    id: string,
    conversation: TrialMessage[],
    options: { draft: Draft | null; practice: string | null },
  ): Promise<AgentTrial>;
  /** Returns the calendar and hours from which a trial takes its open times. */
  practiceGround(access: Access, id: string): Promise<PracticeGround>;
};

/** One message of a trial conversation. */
export type TrialMessage = { from: 'lead' | 'agent'; text: string };

/** Decides and composes as in a real conversation; `practice` is what the trial answered before. */
export type TryAgent = (agent: AgentRow, conversation: TrialMessage[], practice: string | null) => Promise<AgentTrial>;

type BotsOfAgents = { botsOf(tx: Database, agentIds: string[]): Promise<Map<string, AgentBots>> };

export type AgentsDependencies = {
  database: Database;
  clock: Clock;
  /** Bots store the link and build on agents, so they pass this in. */
  links: BotsOfAgents & {
    /** Refuses a bot that is not the user's. */
    link(tx: Database, access: Access, agentId: string, links: BotLinks): Promise<void>;
    /** Called when an agent changes, before it is removed: answers on its accounts are composed again. */
    agentChanged(tx: Database, access: Access, agentId: string): Promise<void>;
  };
  trials: Trials;
  onRemoved(tx: Database, access: Access, name: string): Promise<void>;
  /** Called when what an agent will say unasked, or may say at all or now, has changed on these accounts. */
  onPlansChanged(tx: Database, botIds: string[]): Promise<void>;
  /** Called when a user has talked to an agent of theirs. */
  onTried(userId: string): Promise<void>;
  /** Answering builds on agents, so it passes this in. */
  tryAgent: TryAgent;
  /** Booking passes this in for the same reason. */
  practiceGround(workspaceId: WorkspaceId, agentId: string): Promise<PracticeGround>;
  /** The language models that agents may use, the default first, and what an account has used of them today. */
  models: { offered: string[]; findUse(workspaceId: WorkspaceId): Promise<Omit<AgentModels, 'models'>> };
};

export function createAgentsService(dependencies: AgentsDependencies): AgentsService {
  const { database, clock, links: botLinks, tryAgent, models, trials } = dependencies;

  return {
    listModels: async (access) => ({ models: models.offered, ...(await models.findUse(access.workspaceId)) }),

    list: async (access) => withBots(botLinks, database, await repository.listAgents(database, access)),

    get: async (access, id) =>
      withItsBots(botLinks, database, isId(id) ? await repository.findAgent(database, access, id) : null),

    create: (access, agent, links) =>
      inTransaction(database, async (tx) => {
        checkModel(models.offered, agent.model, null);
        checkWords(agent);
        const row = {
          ...normal(agent),
          ...resolveKeywords(agent, null),
          ...resolveReengagements(agent, null),
          ...newAgent(access, clock.now()),
          followUpsSince: sinceOf(agent.followUps, null, clock.now()),
        };
        await repository.insertAgent(tx, row);
        await botLinks.link(tx, access, row.id, links);
        const created = await withItsBots(botLinks, tx, row);
        if (row.followUps.enabled) await dependencies.onPlansChanged(tx, Object.values(created.bots));
        return created;
      }),

    update: (access, id, changes, links) =>
      inTransaction(database, async (tx) => {
        const stored = isId(id) ? await repository.findAgent(tx, access, id) : null;
        checkModel(models.offered, changes.model, stored);
        checkWords(changes);
        const since =
          changes.followUps === undefined ? {} : { followUpsSince: sinceOf(changes.followUps, stored, clock.now()) };
        const row = isId(id)
          ? await repository.updateAgent(tx, access, id, {
              ...normal(changes),
              ...resolveKeywords(changes, stored),
              ...resolveReengagements(changes, stored),
              ...since,
            })
          : null;
        if (row === null) throw notFound();
        await botLinks.agentChanged(tx, access, id);
        await botLinks.link(tx, access, id, links);
        const agent = await withItsBots(botLinks, tx, row);
        // Another account may be among them now, whose chats have a plan from here on.
        if (changes.followUps !== undefined || agent.followUps.enabled)
          await dependencies.onPlansChanged(tx, Object.values(agent.bots));
        return agent;
      }),

    pause: (access, id, until) =>
      inTransaction(database, async (tx) => {
        const pausedUntil = readPauseEnd(until, clock.now());
        const row = isId(id) ? await repository.updateAgent(tx, access, id, { pausedUntil }) : null;
        const agent = await withItsBots(botLinks, tx, row);
        await botLinks.agentChanged(tx, access, id);
        await dependencies.onPlansChanged(tx, Object.values(agent.bots));
        return agent;
      }),

    async remove(access, id) {
      await inTransaction(database, async (tx) => {
        if (isId(id)) await botLinks.agentChanged(tx, access, id);
        const name = isId(id) ? await repository.deleteAgent(tx, access, id) : null;
        if (name === null) throw notFound();
        await dependencies.onRemoved(tx, access, name);
      });
    },

    async practiceGround(access, id) {
      if (id !== 'new' && !(isId(id) && (await repository.findAgent(database, access, id)))) throw notFound();
      return dependencies.practiceGround(access.workspaceId, id === 'new' ? newId() : id);
    },

    async tryOut(access, id, conversation, { draft, practice }) {
      const stored = isId(id) ? await repository.findAgent(database, access, id) : null;
      const base = stored ?? (id === 'new' ? { ...unsetAgentFields, ...newAgent(access, clock.now()) } : null);
      const agent =
        draft === null || base === null
          ? stored
          : { ...base, ...normal(draft), ...resolveKeywords(draft, stored), ...resolveReengagements(draft, stored) };
      if (agent === null) throw notFound();
      checkModel(models.offered, draft?.model, stored);
      checkWords(draft ?? {});
      const trial = await trials.hold(access.userId, () => tryAgent(agent, conversation, practice));
      await dependencies.onTried(access.userId);
      return trial;
    },
  };
}

async function withBots(links: BotsOfAgents, tx: Database, rows: AgentRow[]): Promise<LinkedAgent[]> {
  const ids = rows.map((row) => row.id);
  const bots = ids.length === 0 ? new Map<string, AgentBots>() : await links.botsOf(tx, ids);
  return rows.map((row) => ({ ...row, bots: bots.get(row.id) ?? {} }));
}

async function withItsBots(links: BotsOfAgents, tx: Database, row: AgentRow | null): Promise<LinkedAgent> {
  const [agent] = row === null ? [] : await withBots(links, tx, [row]);
  if (agent === undefined) throw notFound();
  return agent;
}

/**
 * Throws invalid_input for a model that is not offered.
 * An agent keeps a model that was offered when it was chosen.
 */
function checkModel(offered: string[], model: string | null | undefined, stored: AgentRow | null): void {
  if (model == null || offered.includes(model) || model === stored?.model) return;
  const message = `We don’t offer this model. Choose one of: ${offered.join(', ')}.`;
  throw new AppError('invalid_input', message, [{ path: 'config.model', message }]);
}

function newAgent({ workspaceId }: Access, now: Date) {
  return { id: newId(), workspaceId, pausedUntil: null, followUpsSince: null, createdAt: now };
}

/** Returns since when a sequence is on as it stands: its steps end no silence that began before. */
function sinceOf(rules: FollowUpRules, stored: AgentRow | null, now: Date): Date | null {
  if (!rules.enabled) return null;
  return stored?.followUpsSince != null && isDeepStrictEqual(stored.followUps.steps, rules.steps)
    ? stored.followUpsSince
    : now;
}

/** An adaptive delay takes no minutes. Throws invalid_input where two keywords are one word. */
function normal<T extends Partial<NewAgent>>(agent: T): T {
  checkWordList(agent.triggerKeywords ?? [], 'keywords');
  checkWordList(agent.reengagementKeywords ?? [], 'rekeywords');
  return {
    ...agent,
    ...(agent.delayType === 'adaptive' ? { replyDelayMinutes: 0 } : {}),
  };
}

function notFound(): AppError {
  return new AppError('not_found', 'There is no such agent');
}
