import type { Chat } from '@spotter/contract';
import { Bar } from './bar.tsx';
import { heldSentence } from './other-app.ts';

/** Says above the send box that another app has the conversation. */
export function ThreadBar({ chat }: { chat: Chat }) {
  const { otherApp } = chat.answering;
  return otherApp === null ? null : <Bar sentence={heldSentence(otherApp)} />;
}
