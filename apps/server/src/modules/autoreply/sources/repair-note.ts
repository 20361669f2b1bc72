import type { DraftProblem } from '@spotter/domain/autoreply';

/**
 * Problems of what an answer claims.
 * After the second the coach's own words are sent, or that the agent will ask.
 */
export const unsourcedProblems = new Set<DraftProblem>([
  'unsourced-claim',
  'contradicts-source',
  'unchecked-claim',
  'unknown-price',
  'foreign-link',
  'foreign-contact',
]);

const wishes: Partial<Record<DraftProblem, string>> = {
  'asks-again': 'You asked that already: take up what they said, and do not ask it again',
  'asks-outside': 'Ask nothing of that now: a call is being arranged, or they do not want to go on',
  'promises-again': 'Take up what they said. You have said once that you will ask, or nothing was asked',
  'lists-again': 'You listed all offers before: name the one that fits what they said, and why',
};

/** Returns the instruction for the model's next draft; `words`: those that no source supports. */
export function repairNote(problem: DraftProblem, words: string | null = null): string {
  const wish =
    problem === 'breaks-rule'
      ? `The coach never wants this written: ${JSON.stringify(words)}. Answer without it, and do not speak of a rule`
      : wishOf(problem, words);
  return `Your last answer could not be sent (${problem}). ${wish}: plain text only, two or three short sentences.`;
}

function wishOf(problem: DraftProblem, words: string | null): string {
  return problem === 'hides-bot'
    ? 'Say truthfully that you are an automated assistant'
    : problem === 'unsourced-claim' || problem === 'contradicts-source'
      ? `No source that you named says this: ${JSON.stringify(words)}. Write only what a known source says, name it first, or say that you do not have it in front of you and will ask`
      : problem === 'unused-source'
        ? `The contact ${words}. Answer with what it says and name it first, or say why it does not fit`
        : problem === 'unchecked-claim'
          ? 'It could not be checked. Say what a known source says in the words of that source, and name it first'
          : (wishes[problem] ?? 'Write it again without that');
}
