import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The part of a request to a model that the journeys read. */
export type Asked = { messages: { role: string; content: unknown }[] };
/** The answer of a model: words, or a tool that it calls. */
export type Spoken = { words: string } | { tool: string; input: object };

/**
 * Starts a model with OpenAI's protocol that answers what `answer` returns for a request;
 * `nth` counts the requests.
 */
export async function startHostileModel(answer: (asked: Asked, nth: number) => Spoken) {
  let asked = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      body += part;
    });
    request.once('end', () => {
      const spoken = answer(JSON.parse(body) as Asked, asked);
      asked += 1;
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({
          id: `draft-${asked}`,
          object: 'chat.completion',
          created: 0,
          model: 'hostile',
          choices: [choiceOf(spoken, asked)],
          usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked: () => asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function choiceOf(spoken: Spoken, nth: number) {
  if ('words' in spoken)
    return { index: 0, message: { role: 'assistant', content: spoken.words }, finish_reason: 'stop' };
  const call = { name: spoken.tool, arguments: JSON.stringify(spoken.input) };
  const message = {
    role: 'assistant',
    content: null,
    tool_calls: [{ id: `call-${nth}`, type: 'function', function: call }],
  };
  return { index: 0, message, finish_reason: 'tool_calls' };
}
