/** The parts of a brief: what the lead wants, what was promised to them, and what to do next. */
export const briefParts = ['wants', 'promised', 'next'] as const;
export type BriefPart = (typeof briefParts)[number];

/** A message as a brief is written from it. The number is its place in what the model reads. */
export type BriefLine = { n: number; id: string; by: 'lead' | 'agent' | 'coach'; text: string };

/** What a model says of one part: a sentence, the messages it rests on, and words of one of them. */
export type BriefClaim = { sentence: string; from: number[]; quote: string };

/** What a model wrote. A part that nothing supports is null. */
export type BriefAnswer = Record<BriefPart, BriefClaim | null>;

/**
 * One part as it is shown: a sentence that messages support, or where none does their own words. `messageIds`
 * are the messages that it rests on, oldest first.
 */
export type ShownPart = { text: string; kind: 'sentence' | 'quote'; by: BriefLine['by']; messageIds: string[] };

/** A brief that may be shown: at least one of its parts is there. */
export type Brief = Record<BriefPart, ShownPart | null>;

/** Max characters of a sentence, and of a quote. */
export const maxSentenceLength = 160;
export const maxQuoteLength = 200;
/** Max messages that a sentence rests on. */
export const maxSources = 6;

const sentenceLabels: Record<BriefPart, string> = {
  wants: 'What they want',
  promised: 'What was promised',
  next: 'What to do next',
};

/** Returns what stands before a part. A quote says only who wrote it. */
export function briefLabelOf(part: BriefPart, { kind, by }: Pick<ShownPart, 'kind' | 'by'>): string {
  if (kind === 'sentence') return sentenceLabels[part];
  if (part === 'next') return by === 'lead' ? 'Answer this' : 'Do what was said';
  return { lead: 'They wrote', agent: 'Your agent wrote', coach: 'You wrote' }[by];
}
