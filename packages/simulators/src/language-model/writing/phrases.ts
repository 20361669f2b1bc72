import type { HandOverReason } from './hand-over.ts';
import type { KnownField } from '../reading/fields.ts';
import type { GoalKind } from '../reading/goals.ts';

/**
 * What the simulator can say in one language, several wordings of each. In the coach's own voice (first person).
 * `{goal}`, `{name}`, `{days}`, `{label}`, `{prices}`, `{time}`, `{email}` and `{coach}` are filled in; a wording whose slot is unknown is not used.
 */
export type Phrases = {
  hello: string[];
  helloByName: string[];
  welcome: string[];
  goalHeard: Record<GoalKind, string[]>;
  otherGoalHeard: string[];
  triedEverything: string[];
  triedSome: string[];
  triedNothing: string[];
  obstacleHeard: string[];
  startsSoon: string[];
  startsLater: string[];
  daysHeard: string[];
  budgetHeard: Record<'yes' | 'no' | 'unsure', string[]>;
  contactHeard: string[];
  heard: string[];
  agreed: string[];
  questions: Record<KnownField, string[]>;
  otherQuestion: string[];
  confirmAddress: string[];
  proposeCall: string[];
  askForTime: string[];
  passOn: string[];
  prices: string[];
  priceOnCall: string[];
  isAssistant: string[];
  refuses: string[];
  /** The answer in the instructions, in `{prices}`. */
  offerTold: string[];
  howTo: string[];
  notInFront: string[];
  notUnderstood: string[];
  unseen: string[];
  followUp: string[];
  later: string[];
  farewell: string[];
  noPressure: string[];
  welcomeBack: string[];
  handOver: Record<HandOverReason, string[]>;
  /** Two halves of a sentence for when every other sentence was said: each pair is another sentence. */
  stillHere: { beginnings: string[]; endings: string[] };
};
