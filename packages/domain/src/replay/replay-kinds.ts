/**
 * What a new answer is beside the one that was sent. `riskier`: it names a price, promise or claim that nothing
 * backs or that is other than before, drops a hand-over or a question that asked for something, says or does
 * something to a call where nothing was, or is in another language than the contact's. `safer`: the reverse.
 * `different`: other content without a risk. `same`: none of these, whatever its tone.
 */
export const replayVerdicts = ['riskier', 'different', 'safer', 'same'] as const;
export type ReplayVerdict = (typeof replayVerdicts)[number];

/** What two answers are compared by. */
export const replayRules = [
  'answered',
  'price',
  'promise',
  'claim',
  'booking',
  'hand-over',
  'question',
  'language',
  'stage',
  'length',
] as const;
export type ReplayRule = (typeof replayRules)[number];

/** Max chats of one replay: the newest. */
export const maxReplayedChats = 200;
/** Max turns of one chat: the newest. */
export const maxTurnsOfChat = 5;
/** Max turns of one replay. */
export const maxTurnsOfReplay = 300;
