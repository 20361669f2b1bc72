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
  /** Words of address and of dialect that may stand anywhere, also within an assent. */
  particles: string;
  /** Thanks, greetings and forms of address: a name may follow. */
  named: string;
  /** How thanks for something, apologies for lateness, good wishes and joy begin: a few words may follow that guard nothing. */
  told: string;
};
