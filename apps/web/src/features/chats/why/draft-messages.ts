import type { DraftProblem } from '@spotter/domain/autoreply';

const passed: Record<DraftProblem, string> = {
  empty: 'it says something',
  'cut-off': 'it is complete',
  refusal: 'it refuses nothing',
  'leaked-instructions': 'it keeps your instructions to itself',
  reasoning: 'no thinking out loud',
  'tool-debris': 'nothing technical',
  'foreign-link': 'no links but yours',
  'unknown-price': 'no prices but yours',
  'unsourced-claim': 'no claim without a source',
  'contradicts-source': 'nothing against a source',
  'unchecked-claim': 'checked by a model that tells true from false',
  'claims-booking': 'no booking without a booking',
  repeated: 'nothing said before',
  'several-questions': 'one question at most',
  'asks-known': 'no question you know the answer to',
  'asks-again': 'nothing asked twice',
  'asks-outside': 'no question that does not belong here',
  'promises-again': '“I’ll ask” once at most',
  'lists-again': 'no price list twice',
  'unused-source': 'what it found is used',
  'too-long': 'not too long',
  'foreign-contact': 'no address or phone number but yours',
  'claims-human': 'it doesn’t claim to be a person',
  'claims-told': 'it doesn’t claim you already know',
  'breaks-rule': 'it keeps to your rules',
  'hides-bot': 'the truth to “are you a bot?”',
};

const failed: Record<DraftProblem, string> = {
  empty: 'said nothing',
  'cut-off': 'ended mid-sentence',
  refusal: 'refused to answer',
  'leaked-instructions': 'gave your instructions away',
  reasoning: 'thought out loud',
  'tool-debris': 'contained code',
  'foreign-link': 'had a link that isn’t yours',
  'unknown-price': 'named a price that is not in your offer',
  'unsourced-claim': 'claimed something that no source says',
  'contradicts-source': 'said something else than its source',
  'unchecked-claim': 'could not be checked, because the model took a false sentence for true',
  'claims-booking': 'claimed a booking that was not made',
  repeated: 'repeated itself',
  'several-questions': 'asked more than one question',
  'asks-known': 'asked what it already knew',
  'asks-again': 'asked what it had asked before',
  'asks-outside': 'asked what does not belong into this part of the talk',
  'promises-again': 'said “I’ll ask” or “I didn’t get that” without need',
  'lists-again': 'listed all offers again',
  'unused-source': 'did not use what it had found',
  'too-long': 'was too long',
  'foreign-contact': 'had an address or phone number that isn’t yours',
  'claims-human': 'claimed to be a person',
  'claims-told': 'said you already know',
  'breaks-rule': 'said what one of your rules forbids',
  'hides-bot': 'did not say that it is automated, when asked',
};

/** Returns a check in words. */
export const checkName = (name: DraftProblem): string => passed[name];

/** Returns why the agent's own answer was neither sent nor written again. */
export function draftFlaggedSentence(category: string): string {
  return `Moderation objected to the agent’s own answer (${category}), so it was not sent.`;
}

/** Returns why the first draft was not sent. */
export function repairedSentence(problem: DraftProblem): string {
  return `The first draft ${failed[problem]}; your agent rewrote it.`;
}

/** Returns what was wrong with a draft. */
export function problemSentence(problem: DraftProblem): string {
  return `It ${failed[problem]}.`;
}

/** Returns the heading above drafts that were not sent. */
export function refusedTitle(count: number, wasAnswered: boolean): string {
  if (wasAnswered) return count === 1 ? 'The draft it threw away first' : `The ${count} drafts it threw away first`;
  return count === 1 ? 'The draft it couldn’t send' : `The ${count} drafts it couldn’t send`;
}

const leftOut: Partial<Record<DraftProblem, string>> = {
  'cut-off': 'an end without its sentence',
  repeated: 'what was said before',
  'several-questions': 'a question too many',
  'asks-known': 'a question you know the answer to',
  'asks-again': 'a question it had asked before',
  'asks-outside': 'a question that does not belong here',
  'promises-again': 'a needless “I’ll ask” or “I didn’t get that”',
  'too-long': 'what was too long',
};

/** Returns which part of the draft was not sent. */
export function mendedSentence(problems: DraftProblem[]): string {
  return `Of the draft: ${problems.map((problem) => leftOut[problem] ?? `what ${failed[problem]}`).join(', ')}.`;
}
