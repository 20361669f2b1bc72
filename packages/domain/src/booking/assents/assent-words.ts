import type { Sounds } from '@spotter/language/spelling/sounds';

/**
 * How people of one language agree: lists of patterns (docs/autoreply/wordings.md), folded and without
 * punctuation, with the sets as classes, which may contain other sets.
 */
export type AssentWords = {
  sets: Record<string, string>;
  /** Phrases that agree to whatever was asked. */
  assents: string;
  /** Words that agree, but after a surprise only say that something was heard: "cool", but "oh cool". */
  heard: string;
  /** Phrases that agree to a call at the time that was asked about. */
  book: string;
  /** Phrases that agree to moving a call to that time. */
  move: string;
  /** Phrases that agree to canceling a call. */
  cancel: string;
  /**
   * Words that may be next to an assent without changing it: courtesies, forms of address, joy.
   * Alone they are none.
   */
  fillers: string;
  /** Reactions to news. */
  surprise: string;
  /** Closings of a message, after which a signature may follow. */
  closings: string;
  /** Forms of address before a surname. */
  titles: string;
  /** Words of address and of dialect that may stand anywhere, even within an assent. */
  particles: string;
  /** Other spellings of words, from dialects or hurried typing: `spelled = word`. */
  aliases: string;
  sounds: Sounds;
};
