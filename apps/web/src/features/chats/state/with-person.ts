import type { Chat } from '@spotter/contract';

/** Whether a person has the chat: one took it over, or the agent gave it to one. */
export function isWithPerson({ chatEnabled, takenOver, lastDecision }: Chat): boolean {
  if (chatEnabled) return false;
  return takenOver !== null || lastDecision?.kind === 'hand-over' || lastDecision?.reason === 'handed-over';
}
