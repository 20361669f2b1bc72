import { type AgentRule, maxRules } from '@spotter/domain/autoreply';
import type { AgentContent } from '../agent-content.ts';
import type { StoredRule } from '../agents-dependencies.ts';
import { leftOutWords } from './content-words.ts';

/** What there is now, and the names of offers that there were. */
type Present = {
  offers: ReadonlySet<string>;
  models: readonly string[];
  names: Record<string, string>;
  /** The rules of the workspace and its agents. */
  rules: readonly StoredRule[];
};

/**
 * Returns content without what is gone, and what that is in words. An agent whose offers are all gone may speak
 * of none; one whose model is gone has the default. Rules of all agents are as they are now, whatever the
 * content says.
 */
export function withoutGone<Content extends Partial<AgentContent>>(
  content: Content,
  { offers, models, names, rules: stored }: Present,
): { content: Content; leftOut: string[] } {
  const { offerIds, model, rules } = content;
  const ofAll = stored.flatMap(({ agentId, rule }) => (agentId === null ? [rule] : []));
  const isOfAgent = ({ id }: AgentRule) => stored.some(({ agentId, rule }) => agentId !== null && rule.id === id);
  const goneRules = (rules ?? []).filter(({ id }) => !stored.some(({ rule }) => rule.id === id));
  const goneOffers = (offerIds ?? []).filter((id) => !offers.has(id));
  const isModelGone = model != null && !models.includes(model);
  return {
    content: {
      ...content,
      ...(offerIds == null ? {} : { offerIds: offerIds.filter((id) => offers.has(id)) }),
      ...(isModelGone ? { model: null } : {}),
      ...(rules === undefined ? {} : { rules: [...rules.filter(isOfAgent), ...ofAll].slice(-maxRules) }),
    },
    leftOut: [
      ...goneOffers.map((id) => leftOutWords.offer(names[id])),
      ...(isModelGone ? [leftOutWords.model(model)] : []),
      ...goneRules.map(leftOutWords.rule),
    ],
  };
}
