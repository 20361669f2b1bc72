import type { Chat, ChatStage } from '@spotter/contract';
import type { Answer, Handler } from './fake-handler.ts';

const stages: ChatStage[] = ['new', 'engaged', 'qualified', 'booked', 'lost', 'needs_you'];
const offer = { name: 'Busy Strong', amount: 24_900, currency: 'USD' };

/** The fake backend's handlers for the board: of each 100 leads who fit, 20 book. */
export function boardHandlers(
  stored: { chats: Chat[] },
  list: (botId: string, query: URLSearchParams) => Answer,
): Record<string, Handler> {
  return {
    'GET /board/{botId}': ({ id }) => ({
      value: stages.map((stage) => {
        const inStage = stored.chats.filter((chat) => chat.botId === id && chat.stage === stage);
        return {
          stage,
          count: inStage.length,
          leads: inStage.filter(({ score }) => score?.value !== null).length,
          worth: ['qualified', 'needs_you'].includes(stage) ? { share: 20, step: 'booked', offer } : null,
        };
      }),
    }),
    'GET /board/{botId}/cards': ({ id, query }) => list(id, query),
    'POST /chat/{id}/move': ({ id, body }) => {
      const chat = stored.chats.find(({ _id }) => _id === id);
      return chat === undefined ? null : { value: Object.assign(chat, { stage: body['to'] }) };
    },
  };
}
