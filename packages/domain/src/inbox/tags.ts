import { characters } from '@spotter/language/text/characters';
import { foldText } from '@spotter/language/text/folded-text';

/** The colors of tags, by their names. */
export const tagColors = ['gray', 'volt', 'green', 'amber', 'coral', 'red'] as const;
export type TagColor = (typeof tagColors)[number];

export const maxTags = 200;
/** Max tags that agents may give: each of their prompts names them. */
export const maxAgentTags = 30;
export const maxTagNameLength = 40;

/** The stages that a rule may wait for. */
export const ruleStages = ['engaged', 'qualified', 'booked', 'lost', 'needs_you'] as const;
/** How a lead may have come, for a rule. */
export const ruleArrivals = ['comment', 'ad', 'link'] as const;

const ornaments = characters(String.raw`\p{Extended_Pictographic}\p{Regional_Indicator}\u200D`);

/** Returns a tag's name as it is compared: without case, accents and emoji; one of only emoji keeps them. */
export function tagKey(name: string): string {
  const folded = foldText(name);
  const plain = foldText(ornaments.replace(folded, ' '));
  return plain === '' ? folded : plain;
}
