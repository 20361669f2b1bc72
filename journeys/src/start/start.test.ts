import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { authRoutes, botRoutes, createApiClient, type Chat } from '@spotter/contract';
import { demoStory } from '@spotter/demo';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listChats, readHistory } from '../api/chat-history.ts';
import type { Coach } from '../api/coach.ts';
import { findPortsForBoth } from '../running/free-ports.ts';
import { createJourneyStorage, type JourneyStorage } from '../running/journey-storage.ts';
import { startProgram, type Program } from '../running/program.ts';
import { until } from '../running/until.ts';

let storage: JourneyStorage;
let environment: Record<string, string>;
let addresses: { spotter: string; phone: string };
let program: Program | null = null;

beforeEach(async () => {
  storage = await createJourneyStorage({ bare: true });
  const ports = await findPortsForBoth();
  addresses = { spotter: `http://127.0.0.1:${ports.PORT}`, phone: `http://127.0.0.1:${ports.SANDBOX_PORT}` };
  environment = {
    ...storage.environment,
    ...ports,
    PUBLIC_URL: addresses.spotter,
    REPLY_QUIET_MS: '1500',
  };
});

afterEach(async () => {
  await program?.end('SIGTERM');
  program = null;
  await storage.remove();
});

/** Starts everything as `npm start` does, and waits until it prints the addresses. */
async function start(): Promise<void> {
  const started = startProgram('scripts/start.mjs', environment);
  program = started;
  await until('both addresses are printed', () => {
    if (!started.isRunning()) throw new Error(`It ended: ${started.output()}`);
    return started.output().includes('Ctrl-C stops.');
  });
}

async function signIn(): Promise<Coach> {
  const { email, password } = demoStory.coach;
  const visitor = createApiClient({ baseUrl: addresses.spotter, token: () => null });
  const { token } = await visitor.call(authRoutes.signIn, { body: { email, password } });
  const client = createApiClient({ baseUrl: addresses.spotter, token: () => token });
  const [bot] = await client.call(botRoutes.list);
  return { client, token, botId: bot!._id, credentialId: bot!.integration };
}

async function leadWrites(id: string, text: string): Promise<void> {
  await fetch(`${addresses.phone}/api/threads/${demoStory.account.id}/${id}/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ as: 'lead', texts: [text] }),
  });
}

async function silenceModel(): Promise<void> {
  const answer = await fetch(`${addresses.phone}/api/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'model-silent', on: true }),
  });
  expect(answer.ok).toBe(true);
}

/** Serves a model on the first free port of those where people run one. */
async function serveModel(): Promise<Server> {
  for (const port of [1234, 8080, 11_434]) {
    const server = createHttpServer((_, response) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: [{ id: 'qwen3:8b' }] }));
    });
    server.listen(port, 'localhost');
    const isListening = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (isListening) return server;
  }
  throw new Error('All usual ports are taken');
}

test('stopped while an answer is pending, Spotter ends in order, and answers once after the next start', async () => {
  await start();
  const pages = await Promise.all(Object.values(addresses).map((address) => fetch(address)));
  expect(pages.map(({ status }) => status)).toEqual([200, 200]);
  const { id } = demoStory.freshLeads[0]!;
  const findChat = async (coach: Coach): Promise<Chat | undefined> =>
    (await listChats(coach)).find(({ senderId }) => senderId === id);
  const coachBefore = await signIn();
  const chatsBefore = await listChats(coachBefore);
  // The answer is pending until the end; the sandbox forgets this fault when it stops.
  await silenceModel();
  await leadWrites(id, 'SHRED');
  await until('an answer is pending', async () => (await findChat(coachBefore))?.pendingReply);

  expect(await program!.end('SIGTERM')).toEqual({ code: 0, signal: null });

  const local = await serveModel();
  await start();
  local.close();
  // What is said of a model on this machine is one line to paste.
  expect(program!.output()).toMatch(
    / SANDBOX=on LLM_BASE_URL=http:\/\/localhost:\d+\/v1 LLM_API_KEY=local LLM_MODEL=\S+ npm start\n/,
  );
  const coach = await signIn();
  const chat = await until('the answer', async () => {
    const found = await findChat(coach);
    return found?.history.at(-1)?.author === 'agent' && found.history.at(-1)?.status !== 'sending' && found;
  });
  const history = await readHistory(coach, chat._id);
  expect(history.map(({ author, text }) => (author === 'contact' ? text : author))).toEqual(['SHRED', 'agent']);
  expect((await listChats(coach)).length).toBe(chatsBefore.length + 1);
});

/** Starts it to see it fail; returns its output. */
async function failToStart(variables: Record<string, string>): Promise<string> {
  program = startProgram('scripts/start.mjs', { ...environment, ...variables });
  expect(await program.ended).toEqual({ code: 1, signal: null });
  return program.output().trim();
}

test.each(['PORT', 'SANDBOX_PORT'])('where %s names a taken port, one sentence says so', async (variable) => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const spoken = await failToStart({ [variable]: String(port) });
  taken.close();
  expect(spoken).toMatch(new RegExp(`^Port ${port} is taken .*${variable}.*\\.$`));
});

test('where the data folder cannot be written, one sentence says so', async () => {
  const file = path.join(storage.folder, 'a-file');
  writeFileSync(file, '');
  const spoken = await failToStart({ DATA_DIR: path.join(file, 'data') });
  expect(spoken).toMatch(/^The folder \S+a-file\S*data cannot be written .*DATA_DIR.*\.$/);
});

test('where a variable makes no sense, one sentence names it', async () => {
  expect(await failToStart({ REPLY_QUIET_MS: 'soon' })).toMatch(/^REPLY_QUIET_MS must be .*\.$/);
});
