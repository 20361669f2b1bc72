import { unansweredMessages, type ChatState } from '../../chats/index.ts';

/** Keeps facts that the contact stated along the way and the coach should know before a call. */
const noteName = 'health_note';
const maxNoteLength = 400;

/**
 * Returns the fact that a model found in the unanswered words where they looked like a matter for a person: an
 * injury that has healed, somebody else's illness. Null where there is none, or where it is recorded.
 */
export function recordStatedFacts({ chat, messages }: ChatState): { name: string; value: string } | null {
  const written = unansweredMessages(messages, chat.canceledTurn).filter(({ state }) => state !== 'unsent');
  if (!written.some(({ danger }) => danger?.says === 'past')) return null;
  const newText = written.map(({ text }) => text.trim()).join(' ');
  const known = chat.facts.find(({ name }) => name === noteName)?.value;
  if (known?.includes(newText) === true) return null;
  const value = known === undefined ? newText : `${known} / ${newText}`;
  return { name: noteName, value: value.slice(-maxNoteLength) };
}
