import type { AddressInfo } from 'node:net';
import { createLanguageModelSimulator } from '@spotter/simulators/language-model/language-model-simulator';
import fastify from 'fastify';

/** What the product asks a model. */
export type Asked = { messages: { role: string; content?: unknown }[]; tools?: { function: { name: string } }[] };

/**
 * Starts a model simulator behind a proxy.
 * A test sees each question first, may take time, and may answer itself.
 */
export async function startWatchedModel(options: { now?: () => Date } = {}) {
  const standIn = createLanguageModelSimulator(options);
  const front = fastify();
  const watched: { onAsked: ((asked: Asked) => Promise<object | null>) | null } = { onAsked: null };
  front.post('/v1/chat/completions', async ({ body, headers }) => {
    const own = (await watched.onAsked?.(body as Asked)) ?? null;
    if (own !== null) return own;
    const { authorization = '' } = headers;
    const url = '/v1/chat/completions';
    const answer = await standIn.app.inject({
      method: 'POST',
      url,
      headers: { authorization },
      payload: body as object,
    });
    return answer.json();
  });
  await front.listen({ port: 0, host: '127.0.0.1' });
  const { port } = front.server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    watched,
    async close() {
      await front.close();
      await standIn.close();
    },
  };
}

/** Returns an answer that calls one tool. */
export function toolCall(name: string, input: object): object {
  const call = { id: 'call_own', type: 'function', function: { name, arguments: JSON.stringify(input) } };
  return {
    id: 'own',
    object: 'chat.completion',
    created: 1,
    model: 'own',
    choices: [
      { index: 0, message: { role: 'assistant', content: null, tool_calls: [call] }, finish_reason: 'tool_calls' },
    ],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}
