import { type ChatCompletionRequest, textOf } from '../language-model-wire.ts';
import type { LieMode } from '../model-lies.ts';
import { blockOf } from './message-block.ts';
import { judgeMessages } from './message-judgement.ts';

/**
 * Returns the word for the danger that is seen in a message, and no word of the list where none is: short lists of
 * words clear nobody. Null where the request asks for something else.
 */
export function nameDanger({ messages }: ChatCompletionRequest, lie: LieMode | null): string | null {
  const [system, asked] = messages.map(({ content }) => textOf(content));
  const isAsked = system?.startsWith('You read a message that somebody wrote to a health and fitness coach') === true;
  if (!isAsked || asked === undefined) return null;
  if (lie === 'misses-danger') return 'none';
  if (lie === 'sees-danger-everywhere') return 'self-harm';
  const { danger, isMinor, wantsPerson } = judgeMessages([blockOf(asked, 'contact_message')]);
  if (danger !== 'none') return danger;
  if (isMinor) return 'minor';
  return wantsPerson ? 'person' : 'unsure';
}
