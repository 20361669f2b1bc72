import type { ReplySituation } from './reply-situation.ts';

/**
 * Whether something that another line of defense saw in a contact's words, answered or not, still hands the chat
 * over to the coach. It does not where no agent would say anything any more, or where a person has seen those
 * words. `writtenAt` is when the newest of them was stored.
 */
export function mayHandOver({ agent, bot, chat, planAllowsAutoreplies }: ReplySituation, writtenAt: Date): boolean {
  // Words that nobody had heard when the chat was handed over may say something graver.
  const wasUnheard = chat.offReason === 'hand-over' && chat.handOverReason === 'unheard-note';
  const isAgents = bot.enabled && agent !== null && planAllowsAutoreplies && (chat.enabled || wasUnheard);
  if (!isAgents || chat.optedOut || chat.otherAppOwnsThread) return false;
  return !wasSeenByPerson(writtenAt, chat.handedBackAt ?? null);
}

/** Whether the coach knew these words when handing the chat back to the agent. */
export function wasSeenByPerson(writtenAt: Date, handedBackAt: Date | null): boolean {
  return handedBackAt !== null && writtenAt <= handedBackAt;
}
