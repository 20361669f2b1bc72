import type { DecisionRecord } from '@spotter/contract';

/** Returns the tags that came with a decision, with who gave each. */
export function tagsSentence(tags: DecisionRecord['tags']): string {
  return tags.map(({ name, by }) => `${name} (${by === 'agent' ? 'by the agent' : 'by your rule'})`).join(', ');
}
