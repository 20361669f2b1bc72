import type { ListFault, Rewrite } from '../platform-control.ts';
import type { SimulatedConversation } from './thread-state.ts';

/** Returns a conversation as a faulty list shows it. */
export function listedThread(
  conversation: SimulatedConversation,
  { isEmpty = false, lagMs = 0, aheadMs = 0 }: ListFault = {},
  now: Date,
): SimulatedConversation {
  if (isEmpty) return { ...conversation, messages: [] };
  if (lagMs === 0 && aheadMs === 0) return conversation;
  const messages = conversation.messages
    .filter(({ at }) => Date.parse(at) <= now.getTime() - lagMs)
    .map((message) => ({ ...message, at: new Date(Date.parse(message.at) + aheadMs).toISOString() }));
  return { ...conversation, messages };
}

const rewrites: Record<Rewrite, (text: string) => string> = {
  normalize: (text) =>
    text
      .normalize('NFKC')
      .replaceAll(/[\u2018\u2019]/g, "'")
      .replaceAll(/\s+/g, ' ')
      .trim(),
  'shorten-links': (text) => text.replaceAll(/https?:\/\/\S+/g, 'https://l.example/x1'),
  'cut-short': (text) => (text.length < 40 ? text : `${text.slice(0, Math.ceil(text.length * 0.8))}…`),
};

/** Returns a text as the platform passes it on. */
export function rewritten(text: string, rewrite: Rewrite | undefined): string {
  return rewrite === undefined ? text : rewrites[rewrite](text);
}
