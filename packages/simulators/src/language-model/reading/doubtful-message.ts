import { type ChatCompletionRequest, textOf } from '../language-model-wire.ts';
import type { LieMode } from '../model-lies.ts';
import { certainMatter, nameDoubt } from '../doubts/name-doubt.ts';
import { blockOf } from './message-block.ts';

/**
 * Returns the word for what a message is about, by the labeled messages nearest to it. Null where the request
 * asks for something else.
 */
export function nameDanger({ messages }: ChatCompletionRequest, lie: LieMode | null): string | null {
  const [system, asked] = messages.map(({ content }) => textOf(content));
  const isAsked = system?.startsWith('You read a message that somebody wrote to a health and fitness coach') === true;
  if (!isAsked || asked === undefined) return null;
  if (lie === 'misses-danger') return 'none';
  if (lie === 'sees-danger-everywhere') return 'self-harm';
  return nameDangerIn(blockOf(asked, 'contact_message'));
}

/** Returns the word for what these messages are about, one a line: each has to be cleared. */
function nameDangerIn(text: string): string {
  const certain = text.split(/\n|(?<=[.!?])\s+/).map(certainMatter);
  const named = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(nameDoubt);
  const found = certain.find((danger) => danger !== null) ?? named.find((word) => word !== 'none' && word !== 'past');
  return found ?? (named.includes('past') ? 'past' : 'none');
}
