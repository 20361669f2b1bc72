import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A model behind OpenAI's protocol whose drafts are as hostile as what it is asked about. */
export async function startHostileModel(drafts: string[]) {
  let asked = 0;
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      const content = drafts[asked % drafts.length]!;
      asked += 1;
      const message = { role: 'assistant', content };
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({
          id: `draft-${asked}`,
          object: 'chat.completion',
          created: 0,
          model: 'hostile',
          choices: [{ index: 0, message, finish_reason: 'stop' }],
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
