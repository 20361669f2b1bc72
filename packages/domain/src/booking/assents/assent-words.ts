/**
 * How people of one language agree. Lists are separated by commas. A phrase is words between spaces, folded and without
 * punctuation; `[name]` stands for one phrase of a set, `[name]?` for one or none.
 */
export type AssentWords = {
  sets: Record<string, string>;
  /** Phrases that agree to whatever was asked. */
  assents: string;
  /** Phrases that agree to a call at the time that was asked about. */
  book: string;
  /** Phrases that agree to moving a call there. */
  move: string;
  /** Phrases that agree to cancelling a call. */
  cancel: string;
  /** What may stand beside an assent without changing it: courtesies, forms of address, joy. Alone it is none. */
  fillers: string;
};
