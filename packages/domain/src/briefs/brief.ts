/** The parts of a brief: what the lead wants, what was promised to them, and what to do next. */
export const briefParts = ['wants', 'promised', 'next'] as const;
export type BriefPart = (typeof briefParts)[number];

/** A message as a brief is written from it. The number is its place in what the model reads. */
export type BriefLine = { n: number; id: string; by: 'lead' | 'agent' | 'coach'; text: string };

/** Where a model finds one part: words of a message, and its number. */
export type BriefClaim = { from: number; quote: string };

/** What a model answered. A part that no message says is null. */
export type BriefAnswer = Record<BriefPart, BriefClaim | null>;

/** One part as it is shown: a sentence of a message, and who wrote it. */
export type ShownPart = { text: string; by: BriefLine['by']; messageId: string };

/** A brief that may be shown: at least one of its parts is there. */
export type Brief = Record<BriefPart, ShownPart | null>;

/** Max characters of a part. */
export const maxQuoteLength = 200;

/** Returns what stands before a part: who wrote it, which holds whatever a model took it for. */
export function briefLabelOf(part: BriefPart, { by }: Pick<ShownPart, 'by'>): string {
  if (part === 'next' && by === 'lead') return 'Answer this';
  return { lead: 'They wrote', agent: 'Your agent wrote', coach: 'You wrote' }[by];
}

/** Returns the parts of a brief that are there; what two of them quote stands at the later one alone. */
export function partsToShow(
  brief: Brief,
  wanted: readonly BriefPart[] = briefParts,
): { part: BriefPart; content: ShownPart }[] {
  const present = wanted.flatMap((part) => (brief[part] === null ? [] : [{ part, content: brief[part] }]));
  return present.filter(
    ({ content }, at) =>
      !present
        .slice(at + 1)
        .some((later) => later.content.messageId === content.messageId && later.content.text === content.text),
  );
}
