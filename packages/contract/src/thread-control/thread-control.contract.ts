import { Chat } from '../chats/chat.contract.ts';
import { defineRoute } from '../route.ts';
import { IdParams } from '../values.ts';

export const threadControlRoutes = {
  takeThread: defineRoute({
    method: 'POST',
    path: '/chat/{id}/thread/take',
    summary:
      'Takes a conversation from the other app that has it, where the platform allows that (else 409); what waits is answered.',
    access: 'session',
    caller: 'setter',
    params: IdParams,
    response: Chat,
  }),
  giveThreadBack: defineRoute({
    method: 'POST',
    path: '/chat/{id}/thread/give-back',
    summary: 'Gives a conversation back to the app that the coach took it from; the agent is silent from then on.',
    access: 'session',
    caller: 'setter',
    params: IdParams,
    response: Chat,
  }),
};
