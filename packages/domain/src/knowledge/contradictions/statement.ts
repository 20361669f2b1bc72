/** What a source says, as far as it is compared. */
export type Statement = {
  id: string;
  /** What it belongs to: passages of one page or file do not contradict each other. */
  sourceId: string;
  title: string;
  heading: string;
  text: string;
};

/** Two sources that cannot both be right, with what each says. */
export type Contradiction = {
  about: 'price' | 'address';
  /** What the prices are of; empty for addresses. */
  subject: string;
  one: { id: string; says: string };
  other: { id: string; says: string };
};

/** One step of a comparison, between which others may have their turn. */
export type Steps<Result> = Generator<void, Result>;
