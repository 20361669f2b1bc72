import { type ChatCompletionRequest, textOf } from '../language-model-wire.ts';
import { blockOf } from './message-block.ts';
import { plainText } from './plain-text.ts';

/** Words that say nothing of what is wanted. */
const everywhere = new Set(
  'want wants would like need needs they them their who that this with from about have has your you are and the for can how what get asks ask asking person someone somebody quiere quieren para con por que los las una como'.split(
    ' ',
  ),
);
const stemLength = 5;
/** Min stems that a message shares with a description. */
const enough = 2;

/**
 * Returns the number of the description that a message fits, by a few shared stems, and `none` when unsure; null
 * where the request asks for something else.
 */
export function nameFitting({ messages }: ChatCompletionRequest): string | null {
  const [system, asked] = messages.map(({ content }) => textOf(content));
  if (system?.startsWith('You sort messages for a coach.') !== true || asked === undefined) return null;
  const lines = blockOf(asked, 'looked_for').split('\n');
  const spoken = stemsOf(blockOf(asked, 'contact_message'));
  const found = lines
    .map((line) => {
      const [, number = '', description = ''] = /^(\d+): (.*)$/.exec(line) ?? [];
      return { number, ...fitOf(spoken, description) };
    })
    .filter(({ fits }) => fits)
    .toSorted((one, other) => other.shared - one.shared)[0];
  return found?.number ?? 'none';
}

/** Whether a message fits what a description looks for, by a few shared stems. */
export function fitsDescription(message: string, description: string): boolean {
  return fitOf(stemsOf(message), description).fits;
}

function fitOf(spoken: Set<string>, description: string): { shared: number; fits: boolean } {
  const wanted = stemsOf(description);
  const shared = [...wanted].filter((stem) => spoken.has(stem)).length;
  return { shared, fits: wanted.size > 0 && shared >= Math.min(enough, wanted.size) };
}

function stemsOf(text: string): Set<string> {
  const words = plainText(text).match(/\p{L}{3,}/gu) ?? [];
  return new Set(
    words.filter((word) => !everywhere.has(word)).map((word) => word.replace(/s$/, '').slice(0, stemLength)),
  );
}
