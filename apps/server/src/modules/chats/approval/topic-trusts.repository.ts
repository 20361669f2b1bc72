import { answerTopics, newTrust, type AnswerTopic, type TopicTrust } from '@spotter/domain/autoreply';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { topicTrusts } from './approval.tables.ts';

/** An agent and what its answers are about. */
export type AgentTopic = { agentId: string; topic: AnswerTopic };

/** Returns how far the coach agrees with an agent's answers about a topic. */
export async function findTrust(database: Database, of: AgentTopic): Promise<TopicTrust> {
  const [row] = await database.select({ trust: topicTrusts.trust }).from(topicTrusts).where(isTopic(of));
  return row?.trust ?? newTrust;
}

/** Returns the same for all topics of an agent. */
export async function listTrusts(database: Database, agentId: string): Promise<Map<AnswerTopic, TopicTrust>> {
  const rows = await database.select().from(topicTrusts).where(eq(topicTrusts.agentId, agentId));
  return new Map(answerTopics.map((topic) => [topic, rows.find((row) => row.topic === topic)?.trust ?? newTrust]));
}

/**
 * Changes how far the coach agrees; returns what it is then. Two changes at once follow each other. Does nothing
 * where the agent is gone.
 */
export async function changeTrust(
  tx: Database,
  of: AgentTopic,
  change: (trust: TopicTrust) => TopicTrust,
): Promise<TopicTrust> {
  await tx.execute(sql`insert into topic_trusts (agent_id, topic, trust)
    select id, ${of.topic}, ${JSON.stringify(newTrust)}::jsonb from agents where id = ${of.agentId} on conflict do nothing`);
  const [row] = await tx.select({ trust: topicTrusts.trust }).from(topicTrusts).where(isTopic(of)).for('update');
  const trust = change(row?.trust ?? newTrust);
  await tx.update(topicTrusts).set({ trust }).where(isTopic(of));
  return trust;
}

function isTopic({ agentId, topic }: AgentTopic) {
  return and(eq(topicTrusts.agentId, agentId), eq(topicTrusts.topic, topic));
}
