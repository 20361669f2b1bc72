import type { ChatChanged } from '../../database/signals.ts';

/** Announces that a chat has changed. `overtakes`: an answer being composed for it may no longer be right. */
export function chatChanged(
  { id: chatId, botId }: { id: string; botId: string },
  { added = [], changed = [], overtakes = false }: { added?: string[]; changed?: string[]; overtakes?: boolean } = {},
): ChatChanged {
  return { kind: 'chat-changed', chatId, botId, added, changed, overtakes };
}
