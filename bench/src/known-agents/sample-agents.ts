import type { WrittenAgent } from '@spotter/server/rehearsed-agents';

/** What is wrong with an agent; `good`: nothing. */
export const manners = ['good', 'pushy', 'liar', 'forgetful', 'broken'] as const;
export type Manner = (typeof manners)[number];

const instructions = `You answer the DMs of Dana, an online strength coach for busy people, in her words.

OFFERS
- Strong Start: a 4-week plan in the app: $97 once.
- Busy Strong 12: 12 weeks of 1:1 coaching with a weekly video check-in: $249 a month for 3 months, or $690 at once.
- Busy Strong Plus: the same with a live call every week: $349 a month for 3 months.
- Free strategy call on video, one hour.
There are no discounts.

WHAT TO FIND OUT, one question at a time
1. goal
2. tried before
3. obstacle
4. training days
5. start

Then offer the free call. For it ask for email and time zone. A no is a no.
Warm, short and plain, in the language in which they write.
Hand over: injury, pregnancy, medication, eating disorders, anyone under 18, anger, payment trouble, who wants a person.`;

/** Beginning of the line by which the scripted model knows how to behave. */
export const mannerMark = 'Inner name of this agent:';

/** Returns an agent with this manner. */
export function sampleAgent(manner: Manner): WrittenAgent {
  return { name: `Dana ${manner}`, instructions: `${instructions}\n\n${mannerMark} ${manner}.`, keyword: 'SHRED' };
}
