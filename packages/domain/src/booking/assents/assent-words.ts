import type { Sounds } from './sounds.ts';

/**
 * How people of one language agree. Lists are separated by commas. A phrase is words between spaces, folded and without
 * punctuation; `[name]` stands for one phrase of a set, `[name]?` for one or none; phrases of a set may hold other sets.
 */
export type AssentWords = {
  sets: Record<string, string>;
  /** Phrases that agree to whatever was asked. */
  assents: string;
  /** What agrees, and behind a surprise only tells that something was heard: "cool", but "oh cool". */
  heard: string;
  /** Phrases that agree to a call at the time that was asked about. */
  book: string;
  /** Phrases that agree to moving a call there. */
  move: string;
  /** Phrases that agree to cancelling a call. */
  cancel: string;
  /** What may stand beside an assent without changing it: courtesies, forms of address, joy. Alone it is none. */
  fillers: string;
  /** What is said at news. */
  surprise: string;
  /** How a letter ends: a signature may follow. */
  closings: string;
  /** Forms of address before a surname. */
  titles: string;
  /** Words of address and of dialect that may stand anywhere, also within an assent. */
  particles: string;
  /** Other spellings of words, of a dialect or of hurried thumbs: `spelled = word`. */
  aliases: string;
  sounds: Sounds;
};
