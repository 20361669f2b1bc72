import type { AgentModels, AgentTrial, PracticeGround } from '@spotter/contract';
import type { AgentRule } from '@spotter/domain/autoreply';
import type { ChannelKind } from '@spotter/domain/channels';
import type { Database } from '../../database/database.ts';
import type { Access, WorkspaceId } from '../../platform/access.ts';
import type { Clock } from '../../platform/clock.ts';
import type { AgentRow } from './agents.repository.ts';
import type { Trials } from './trial-places.ts';

/** The bots an agent answers for. */
export type AgentBots = Partial<Record<ChannelKind, string>>;

/** The bots to link: undefined leaves a channel unchanged, null unlinks its bot. */
export type BotLinks = Partial<Record<ChannelKind, string | null | undefined>>;

/** An agent and what it is linked to. */
export type LinkedAgent = AgentRow & { bots: AgentBots };

/** One message of a trial conversation. */
export type TrialMessage = { from: 'lead' | 'agent'; text: string };

/** Decides and composes as in a real conversation; `practice` is what the trial answered before. */
export type TryAgent = (agent: AgentRow, conversation: TrialMessage[], practice: string | null) => Promise<AgentTrial>;

export type BotsOfAgents = { botsOf(tx: Database, agentIds: string[]): Promise<Map<string, AgentBots>> };

/** A rule that a coach's correction has made: of one agent, or of all (null). */
export type StoredRule = { agentId: string | null; rule: AgentRule };

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
  /** Corrections build on agents, so they pass in the rules that there are now. */
  listRules(tx: Database, access: Access): Promise<StoredRule[]>;
  /** What people think of the answers of versions, by number; chats pass it in for the same reason. */
  countThumbs(
    database: Database,
    access: Access,
    agentId: string,
    versions: number[],
  ): Promise<Map<number, { up: number; down: number }>>;
  onRemoved(tx: Database, access: Access, name: string): Promise<void>;
  /** Called when what an agent will say unasked, or may say at all or now, has changed on these accounts. */
  onPlansChanged(tx: Database, botIds: string[]): Promise<void>;
  /** Called when a user has talked to an agent of theirs. */
  onTried(userId: string): Promise<void>;
  /** Answering builds on agents, so it passes this in. */
  tryAgent: TryAgent;
  /** Booking passes this in for the same reason. */
  practiceGround(workspaceId: WorkspaceId, agentId: string): Promise<PracticeGround>;
  /** Returns how many open findings replays of exactly this draft have. Simulations build on agents. */
  countFindings(tx: Database, draft: { agentId: string; revision: string; number: number }): Promise<number>;
  /** The language models that agents may use, the default first, and what an account has used of them today. */
  models: { offered: string[]; findUse(workspaceId: WorkspaceId): Promise<Omit<AgentModels, 'models'>> };
};
