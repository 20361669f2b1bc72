import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { findLocalModel, lineToUse } from './local-models.mjs';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** Starts a server; without an answer it keeps its clients waiting. Returns its port. */
async function listening(body?: string): Promise<number> {
  const server = createServer((_, response) => {
    if (body !== undefined) response.setHeader('content-type', 'application/json').end(body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return (server.address() as AddressInfo).port;
}

const offering = (...ids: string[]) => JSON.stringify({ object: 'list', data: ids.map((id) => ({ id })) });

test('the first model for chats of a server on this machine is found, with the line that uses it', async () => {
  const port = await listening(offering('nomic-embed-text', 'qwen3:8b'));
  const found = await findLocalModel({ silent: await listening(), Ollama: port });
  expect(found).toEqual({ name: 'Ollama', baseUrl: `http://localhost:${port}/v1`, model: 'qwen3:8b' });
  expect(lineToUse(found!)).toBe(
    `SANDBOX=on LLM_BASE_URL=http://localhost:${port}/v1 LLM_API_KEY=local LLM_MODEL=qwen3:8b npm start`,
  );
});

test('a model that llama.cpp names by its file is found too', async () => {
  const port = await listening(offering('/models/qwen3-8b-q4_k_m.gguf'));
  expect(await findLocalModel({ 'llama.cpp': port })).toMatchObject({ model: '/models/qwen3-8b-q4_k_m.gguf' });
});

test('what is silent, is no such server, or has a name that is none for a shell is passed over', async () => {
  const ports = {
    silent: await listening(),
    page: await listening('<html></html>'),
    empty: await listening(offering()),
    hostile: await listening(offering('x; rm -rf ~', '$(whoami)', '-rf', '~/x')),
  };
  expect(await findLocalModel(ports)).toBeNull();
});
