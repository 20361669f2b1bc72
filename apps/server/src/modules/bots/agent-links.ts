import { channelKinds, type ChannelKind } from '@spotter/domain';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { isId } from '../../platform/ids.ts';
import { findAgent } from '../agents/agents.repository.ts';
import type { AgentBots, BotLinks } from '../agents/agents.service.ts';
import { bots } from './bots.tables.ts';

/** The accounts that each agent answers for. */
export async function botsOfAgents(tx: Database, agentIds: string[]): Promise<Map<string, AgentBots>> {
  const linked = new Map<string, AgentBots>(agentIds.map((id) => [id, {}]));
  if (agentIds.length === 0) return linked;
  const rows = await tx
    .select({ id: bots.id, agentId: bots.agentId, channel: bots.channel })
    .from(bots)
    .where(and(inArray(bots.agentId, agentIds), isNull(bots.removedAt)));
  for (const row of rows) linked.get(row.agentId!)![row.channel] = row.id;
  return linked;
}

/**
 * Sets which accounts an agent answers for; undefined leaves a channel as it is, null takes its account away.
 * An account has at most one agent: linking it moves it. Throws not_found for an account that is not the user's.
 */
export async function linkAgent(tx: Database, userId: string, agentId: string, wanted: BotLinks): Promise<void> {
  for (const channel of channelKinds) await linkChannel(tx, userId, agentId, channel, wanted[channel]);
}

/** Links a new account to the agent it was connected for; an agent that is gone by now is no reason to fail. */
export async function linkConnected(
  tx: Database,
  userId: string,
  agentId: string,
  bot: { id: string; channel: ChannelKind },
): Promise<void> {
  if (!(await ownsAgent(tx, userId, agentId))) return;
  await linkAgent(tx, userId, agentId, { [bot.channel]: bot.id });
}

/** Whether the user has this agent. */
export async function ownsAgent(tx: Database, userId: string, agentId: string): Promise<boolean> {
  return isId(agentId) && (await findAgent(tx, userId, agentId)) !== null;
}

async function linkChannel(
  tx: Database,
  userId: string,
  agentId: string,
  channel: ChannelKind,
  botId: string | null | undefined,
): Promise<void> {
  if (botId === undefined) return;
  await tx
    .update(bots)
    .set({ agentId: null })
    .where(and(eq(bots.agentId, agentId), eq(bots.channel, channel)));
  if (botId === null) return;
  const linked = isId(botId)
    ? await tx
        .update(bots)
        .set({ agentId })
        .where(and(eq(bots.id, botId), eq(bots.userId, userId), eq(bots.channel, channel), isNull(bots.removedAt)))
        .returning({ id: bots.id })
    : [];
  if (linked.length === 0) throw new AppError('not_found', 'This account does not exist');
}
