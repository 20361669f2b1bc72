import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmbeddingsSimulator, type EmbeddingsSimulator } from './embeddings-simulator.ts';

let simulator: EmbeddingsSimulator;
let origin: string;
beforeEach(async () => {
  simulator = createEmbeddingsSimulator();
  origin = await simulator.listen();
});
afterEach(() => simulator.close());

async function ask(input: unknown, headers: Record<string, string> = { authorization: 'Bearer key' }) {
  const response = await fetch(`${origin}/v1/embeddings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ model: 'any', input }),
  });
  const body = (await response.json()) as { data: { embedding: number[] }[] };
  return { status: response.status, vectors: body.data?.map(({ embedding }) => embedding) };
}
const cosine = (one: number[], other: number[]) => one.reduce((sum, value, at) => sum + value * other[at]!, 0);

test('texts with the same words are nearer than others, and the same text has the same vector', async () => {
  const { vectors } = await ask([
    'refund my money',
    'when do I get a refund',
    'parking at the garage',
    'refund my money',
  ]);
  const [asked, near, far, same] = vectors as [number[], number[], number[], number[]];
  expect(cosine(asked, near)).toBeGreaterThan(cosine(asked, far));
  expect(same).toEqual(asked);
});

test('wants a key and texts that are not empty, and can be down', async () => {
  expect((await ask('hello', {})).status).toBe(401);
  expect((await ask('')).status).toBe(400);
  simulator.control.setFaults({ down: true });
  expect((await ask('hello')).status).toBe(503);
});
