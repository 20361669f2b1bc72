import { afterEach, beforeEach, expect, test } from 'vitest';
import { createModerationSimulator, type ModerationSimulator } from './moderation-simulator.ts';

let simulator: ModerationSimulator;
let origin: string;
beforeEach(async () => {
  simulator = createModerationSimulator();
  origin = await simulator.listen();
});
afterEach(() => simulator.close());

type Answer = { results: { flagged: boolean; categories: Record<string, boolean> }[] };

async function ask(input: unknown, headers: Record<string, string> = { authorization: 'Bearer key' }) {
  const response = await fetch(`${origin}/v1/moderations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ model: 'omni-moderation-latest', input }),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}
const flagged = async (input: unknown) => (await ask(input)).body.results.map((result) => result.flagged);

test('tells danger from ordinary words, one result for each text', async () => {
  expect(await flagged(['i want to kill myself', 'this workout kills me lol', 'mi marido me pega'])).toEqual([
    true,
    false,
    true,
  ]);
  const { body } = await ask('he hits me when he drinks');
  expect(body.results[0]!.categories).toMatchObject({ violence: true, 'self-harm': false });
});

test('judges parts as one', async () => {
  expect(
    await flagged([
      { type: 'text', text: 'i want to' },
      { type: 'text', text: 'die' },
    ]),
  ).toEqual([true]);
});

test('wants a key and an input', async () => {
  expect((await ask('hello', {})).status).toBe(401);
  expect((await ask('')).status).toBe(400);
});

test('can be down, wrong, flooding, or not there', async () => {
  simulator.control.setFaults({ down: true });
  expect((await ask('hello')).status).toBe(503);
  simulator.control.clearFaults();
  simulator.control.setFaults({ flood: true });
  expect(await flagged('hello')).toEqual([true]);
  simulator.control.setFaults({ flood: false, wrong: true });
  expect((await ask('hello')).body.results[0]).not.toHaveProperty('categories');
  simulator.control.setFaults({ wrong: false, notOffered: true });
  expect((await ask('hello')).status).toBe(404);
});

test('can be slow, until it is told to hurry', async () => {
  simulator.control.setFaults({ delayMs: 60_000 });
  const answer = ask('hello');
  while (simulator.control.requests().length === 0) await new Promise(setImmediate);
  simulator.control.hurry();
  expect((await answer).status).toBe(200);
});
