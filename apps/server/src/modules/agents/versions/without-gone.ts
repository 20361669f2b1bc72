import type { AgentContent } from '../agent-content.ts';
import { leftOutWords } from './content-words.ts';

/** What there is now, and the names of offers that there were. */
type Present = { offers: ReadonlySet<string>; models: readonly string[]; names: Record<string, string> };

/**
 * Returns content without what is gone, and what that is in words. An agent whose offers are all gone may speak
 * of none; one whose model is gone has the default.
 */
export function withoutGone<Content extends Partial<AgentContent>>(
  content: Content,
  { offers, models, names }: Present,
): { content: Content; leftOut: string[] } {
  const { offerIds, model } = content;
  const goneOffers = (offerIds ?? []).filter((id) => !offers.has(id));
  const isModelGone = model != null && !models.includes(model);
  return {
    content: {
      ...content,
      ...(offerIds == null ? {} : { offerIds: offerIds.filter((id) => offers.has(id)) }),
      ...(isModelGone ? { model: null } : {}),
    },
    leftOut: [
      ...goneOffers.map((id) => leftOutWords.offer(names[id])),
      ...(isModelGone ? [leftOutWords.model(model)] : []),
    ],
  };
}
