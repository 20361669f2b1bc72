import { type ChatCompletionRequest, textOf } from '../language-model-wire.ts';
import type { LieMode } from '../model-lies.ts';
import { nameDoubt } from '../doubts/name-doubt.ts';
import { blockOf } from './message-block.ts';
import { judgeMessages } from './message-judgment.ts';
import { isPastOrOthers } from './past-or-others.ts';

/** What may be over, or somebody else's. */
const bodily = new Set(['unsure', 'medical', 'medication', 'pregnancy', 'minor']);

/**
 * Returns the word for what a message is about, by the labeled messages nearest to it. It is cleared only where
 * the short lists of words see no danger either. Null where the request asks for something else.
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
  const { danger, isMinor } = judgeMessages([text]);
  if (danger !== 'none') return danger;
  if (isMinor) return 'minor';
  const named = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(nameLine);
  const found = named.find((word) => word !== 'none' && word !== 'past');
  return found ?? (named.includes('past') ? 'past' : 'none');
}

function nameLine(line: string): string {
  const word = nameDoubt(line);
  return bodily.has(word) && isPastOrOthers(line) ? 'past' : word;
}
