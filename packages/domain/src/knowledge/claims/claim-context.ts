import type { Passage } from '../passage.ts';
import type { NamedQuote } from './support.ts';

/** What the claims of an answer are checked against. */
export type ClaimContext = {
  /** What the prompt held of offers and knowledge. */
  passages: Passage[];
  /** The sources that the model names. */
  named: NamedQuote[];
  /** What the contact wrote, and what is known of them: their own numbers may be repeated. */
  contactWords: string[];
  /**
   * What else is true: the coach's instructions, the calls of the chat.
   * It licenses no price once there are offers.
   */
  alsoTrue: string[];
  /** Whether only sources license sums, percentages, promises and links. */
  hasOffers: boolean;
  /** The names of the coach's offers, so that the price of one is not attributed to another. */
  offerNames: string[];
  /** The names of those that are over: all that may be said of them is that they are. */
  closedOffers: string[];
  /** Other texts whose names may be said. */
  knownNames: string[];
};
