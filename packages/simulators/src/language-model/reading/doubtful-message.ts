import { type ChatCompletionRequest, textOf } from '../language-model-wire.ts';
import type { LieMode } from '../model-lies.ts';
import { nameDoubt } from '../doubts/name-doubt.ts';
import { hear } from '../nearest/examples.ts';
import { blockOf } from './message-block.ts';
import { judgeMessages } from './message-judgment.ts';

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

/** Min likeness to a turn of an ordinary talk for a doubt to be cleared by it. */
const enough = 0.7;
const everyday = /^(ask-(?!for-me)|goal|tried|info|hello|ack|wants-call|names-time|picks|zone|has|thanks|start|days)/;

/** Whether a message that the labeled ones leave open is one of an ordinary talk. */
function isEveryday(line: string, doubt: string): boolean {
  const [first] = hear(line, null);
  const isOpen = doubt === 'unsure' || doubt === 'person';
  return isOpen && first !== undefined && first.likeness >= enough && everyday.test(first.move);
}

/** Returns the word for what these messages are about, one a line: each has to be cleared. */
function nameDangerIn(text: string): string {
  const { danger, isMinor } = judgeMessages([text]);
  if (danger !== 'none') return danger;
  if (isMinor) return 'minor';
  const named = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => (isEveryday(line, nameDoubt(line)) ? 'none' : nameDoubt(line)));
  const found = named.find((word) => word !== 'none' && word !== 'past');
  return found ?? (named.includes('past') ? 'past' : 'none');
}
