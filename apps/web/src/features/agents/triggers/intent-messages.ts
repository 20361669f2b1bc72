import { descriptionLength } from '@spotter/contract';
import { shortened } from '../../../components/shortened.ts';

const maxTitleLength = 48;

/** Every sentence about what leads want, in the coach's words. */
export const intentMessages = {
  label: 'A lead who…',
  hint: 'Say it as you would to a friend who answers for you. It comes last, wherever it stands.',
  placeholder: 'e.g. wants a training plan or asks how to start',
  examplesTitle: 'Begin with one of these',
  examples: [
    'wants a training plan or asks how to start',
    'asks what coaching costs or how to join',
    'tells you about a goal, like losing weight or getting stronger',
  ],
  cost: 'Asks the model once for each first message that no other trigger takes, and again for what they write until your agent starts. That uses some of your AI budget; the chat shows how much.',
  tooShort: `Describe it in at least ${descriptionLength.min} characters`,
  tooMany: (max: number) => `An agent has at most ${max} of these`,
  ask: 'Ask the model',
  asking: 'Asking the model…',
  askHint: 'This uses some of your AI budget.',
  open: 'No other trigger takes this message. The model decides.',
  asked: (cost: string) => `Asked the model: ${cost}.`,
};

/** Returns what is wrong with a description; null when it can be saved. */
export function descriptionProblem(description: string): string | null {
  return description.trim().length < descriptionLength.min ? intentMessages.tooShort : null;
}

/** Returns a description as it is in a title. */
export function shortDescription(description: string): string {
  return shortened(description.trim(), maxTitleLength);
}
