import { splitBubbles, splitReply, type MessageLimit } from '@spotter/domain/autoreply';
import type { ChatState } from '../chat-state.ts';
import { chatLanguage } from './chat-language.ts';
import { openMessage } from './open-message.ts';

/**
 * Returns an answer as the messages it leaves as, with the sentence that a machine writes in the first where it
 * is due. `inOne`: the agent's number of messages does not count, because it is late or the last word.
 */
export function answerMessages(
  state: ChatState,
  text: string,
  { now, limit, inOne }: { now: Date; limit: MessageLimit; inOne: boolean },
) {
  const opened = openMessage(state, text, { now, limit: null });
  const opening = opened.text.endsWith(text) ? opened.text.length - text.length : 0;
  const max = inOne ? 1 : (state.agent?.bubbles ?? 1);
  const texts =
    max === 1
      ? splitReply(opened.text, limit)
      : splitBubbles(opened.text, { max, limit, opening, language: chatLanguage(state) });
  return { texts, text: opened.text, disclosure: opened.disclosure };
}
