import {
  findDisclosureMoment,
  openingLanguage,
  openMessage as open,
  type MessageLimit,
} from '@spotter/domain/autoreply';
import type { ChatState } from '../chat-state.ts';
import { chatLanguage, findZone, shownMessages, spokenTexts } from './chat-language.ts';
import { placeholderValues } from './fixed-text.ts';

/**
 * Returns the agent's next message with the sentence that a machine writes, where it is due. The caller claims
 * the message only if the chat is still as in this state, so that no two messages say it. `limit`: of a message
 * that cannot be split.
 */
export function openMessage(
  state: ChatState,
  text: string,
  { now, ...how }: { now: Date; limit: MessageLimit | null; helpFirst?: boolean },
) {
  const { agent, chat } = state;
  if (agent === null) return { text, disclosure: null };
  const { newest, earlier } = spokenTexts(state);
  return open(text, {
    ...how,
    moment: findDisclosureMoment({ now, lastSpokeAt: lastSpokeAt(state), handedBackAt: chat.handedBackAt }),
    disclosure: { mode: agent.disclosureMode, words: agent.disclosureSentences },
    values: placeholderValues(state, now),
    language: openingLanguage([...earlier, newest].join('\n'), text) ?? chatLanguage(state),
    zone: findZone(state),
  });
}

/** Returns when the agent last wrote what was said or may have been; null where it never did. */
export function lastSpokeAt(state: ChatState): Date | null {
  return shownMessages(state).findLast(({ author }) => author === 'agent')?.receivedAt ?? null;
}
