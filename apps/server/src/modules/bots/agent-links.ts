import { channelKinds, type ChannelKind } from '@spotter/domain/channels';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { isId } from '../../platform/ids.ts';
import { type AgentBots, type BotLinks, findAgent } from '../agents/index.ts';
import type { Access } from '../../platform/access.ts';
import { linkBot, listLinkedBots, unlinkChannel } from './bots.repository.ts';

/** Returns the accounts that each agent answers for. */
export async function botsOfAgents(tx: Database, agentIds: string[]): Promise<Map<string, AgentBots>> {
  const linked = new Map<string, AgentBots>(agentIds.map((id) => [id, {}]));
  if (agentIds.length === 0) return linked;
  for (const row of await listLinkedBots(tx, agentIds)) linked.get(row.agentId!)![row.channel] = row.id;
  return linked;
}

/**
 * Sets which accounts an agent answers for; undefined leaves a channel as it is, null takes its account away.
 * An account has at most one agent: linking it moves it. Throws not_found for an account that is not the user's.
 */
export async function linkAgent(tx: Database, access: Access, agentId: string, wanted: BotLinks): Promise<void> {
  for (const channel of channelKinds) await linkChannel(tx, access, agentId, channel, wanted[channel]);
}

/** Links a new account to the agent it was connected for; does not fail when that agent is gone by now. */
export async function linkConnected(
  tx: Database,
  access: Access,
  agentId: string,
  bot: { id: string; channel: ChannelKind },
): Promise<void> {
  if (!(await ownsAgent(tx, access, agentId))) return;
  await linkAgent(tx, access, agentId, { [bot.channel]: bot.id });
}

/** Returns whether the user has this agent. */
export async function ownsAgent(tx: Database, access: Access, agentId: string): Promise<boolean> {
  return isId(agentId) && (await findAgent(tx, access, agentId)) !== null;
}

async function linkChannel(
  tx: Database,
  access: Access,
  agentId: string,
  channel: ChannelKind,
  botId: string | null | undefined,
): Promise<void> {
  if (botId === undefined) return;
  await unlinkChannel(tx, agentId, channel);
  if (botId === null) return;
  const isLinked = isId(botId) && (await linkBot(tx, access, agentId, { id: botId, channel }));
  if (!isLinked) throw new AppError('not_found', 'This account does not exist');
}
