import { chatLanguages } from '@spotter/language/detection/chat-languages';
import { hashedText } from '@spotter/language/text/hashed-text';
import { z } from 'zod';

/** What is wrong with planted words. `fair`: nothing. */
export const wordKinds = [
  'price',
  'promise',
  'human',
  'claim',
  'link',
  'push',
  'ask-zone',
  'ask-email',
  'ask-goal',
  'ask-start',
  'ask-days',
  'ask-tried',
  'ask-obstacle',
  'ask-budget',
  'language',
  'fair',
] as const;
export type WordKind = (typeof wordKinds)[number];

/** Words that are planted into what an agent says. */
export const plantCase = z.object({
  id: z.string(),
  kind: z.enum(wordKinds),
  /** What it is written in. */
  lang: z.enum(chatLanguages),
  text: z.string(),
});
export type PlantCase = z.infer<typeof plantCase>;

/** Returns a number that a text always has, from 0. */
export function numberOf(text: string): number {
  const mixed = Math.imul(hashedText(text) ^ (hashedText(`${text}.`) >>> 7), 0x45d9f3b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Whether a plant is of the half that nobody reads while rules are written. */
export function isHidden(id: string): boolean {
  return numberOf(`half ${id}`) % 2 === 1;
}

/** Returns one of several, always the same for a place. */
export function pickFor<One>(ones: readonly One[], place: string): One | undefined {
  return ones[numberOf(place) % ones.length];
}
