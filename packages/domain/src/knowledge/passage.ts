/** The kinds of what the coach has said is true. */
export const sourceKinds = ['offer', 'entry', 'page', 'file'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** A piece of what the coach has said is true, as the agent and the checks of its answers see it. */
export type Passage = {
  /** `offer:<id>`, `entry:<id>`, `page:<id>#<n>` or `file:<id>#<n>`. */
  id: string;
  /** The name of the offer, the question, or the title of the page or file. */
  title: string;
  /** The heading that it stands under; empty where there is none. */
  heading: string;
  text: string;
  /** Ways in which it is asked for, in words of leads. Absent: none are known. */
  wordings?: string[];
  /** How well it fits the question: the more, the better. */
  score: number;
};

/** Returns the kind that a passage's id begins with; null for an id that is none of ours. */
export function sourceKindOf(id: string): SourceKind | null {
  const kind = id.slice(0, id.indexOf(':'));
  return sourceKinds.find((each) => each === kind) ?? null;
}

/** How much of them a request to the model holds: a page must not crowd out the conversation. */
const maxPassageLength = 2_000;
const maxTotalLength = 24_000;

/** Returns passages cut to what a request holds, the first ones whole. */
export function boundedPassages(passages: Passage[]): Passage[] {
  let left = maxTotalLength;
  return passages.flatMap((passage) => {
    const text = passage.text.slice(0, Math.min(maxPassageLength, Math.max(left, 0)));
    left -= text.length;
    return text === '' ? [] : [{ ...passage, text }];
  });
}
