import type { GenerateOutcome, GenerateRequest } from '@spotter/providers/ports/language-model';
import { setImmediate as turn } from 'node:timers/promises';
import { z } from 'zod';
import { expect, test } from 'vitest';
import type { WorkspaceId } from '../../../platform/access.ts';
import { createTestClock } from '../../../platform/clock.ts';
import { createLogger } from '../../../platform/logger.ts';
import { createLimitedModel, type Asker } from './limited-model.ts';

type Answer = (outcome?: GenerateOutcome) => void;
const busy = 'busy' as WorkspaceId;
const quiet = 'quiet' as WorkspaceId;

const text: GenerateOutcome = {
  kind: 'text',
  text: 'Hi',
  usage: { model: 'm', inputTokens: 1, outputTokens: 1, steps: 1, durationMs: 1 },
};
const refusal = (retryAfterMs: number | null = null): GenerateOutcome => ({
  kind: 'unavailable',
  because: 'rate-limited',
  retryAfterMs,
  detail: 'HTTP 429',
});

/** A model that answers on demand, and refuses every request above its limit. */
function limited(sideBySide: number) {
  const clock = createTestClock('2026-11-20T12:00:00Z');
  const underWay: { workspaceId: string; answer: Answer }[] = [];
  const outcomes: GenerateOutcome[] = [];
  const counts = { asked: 0, refused: 0, max: 0 };
  let accepted = Infinity;
  let retryAfterMs: number | null = null;
  const { modelFor } = createLimitedModel({
    clock,
    logger: createLogger('silent'),
    offered: ['m'],
    sideBySide,
    model: {
      async generate(_name, request) {
        counts.asked += 1;
        for (const tool of request.tools) await tool.execute({});
        if (underWay.length >= accepted) {
          counts.refused += 1;
          return refusal(retryAfterMs);
        }
        return new Promise((resolve) => {
          const one = {
            workspaceId: request.instructions,
            answer(outcome = text) {
              underWay.splice(underWay.indexOf(one), 1);
              resolve(outcome);
            },
          };
          underWay.push(one);
          counts.max = Math.max(counts.max, underWay.length);
        });
      },
    },
  });

  const settled = async () => {
    for (let turns = 0; turns < 5; turns += 1) await turn();
  };
  return {
    clock,
    underWay,
    outcomes,
    counts,
    settled,
    accept(max: number, retryAfter: number | null = null) {
      [accepted, retryAfterMs] = [max, retryAfter];
    },
    ask(workspaceId: WorkspaceId, count = 1, asker: Partial<Asker> = {}, more: Partial<GenerateRequest> = {}) {
      for (let nth = 0; nth < count; nth += 1) {
        const { signal } = new AbortController();
        const request = {
          instructions: workspaceId,
          messages: [],
          tools: [],
          maxOutputTokens: 1,
          timeoutMs: 1,
          signal,
        };
        void modelFor({ workspaceId, ...asker })
          .generate(null, { ...request, ...more })
          .then((outcome) => outcomes.push(outcome));
      }
      return settled();
    },
    /** Answers whatever is under way, again and again, until all have their outcome. */
    async answerAll(count: number) {
      for (let rounds = 0; outcomes.length < count; rounds += 1) {
        if (rounds === 500) throw new Error(`${outcomes.length} of ${count} have an outcome`);
        for (const { answer } of underWay.slice()) answer();
        clock.advance(250);
        await settled();
      }
    },
  };
}

test('as many requests are made side by side as are allowed, and the others have their turn after them', async () => {
  const model = limited(8);
  await model.ask(busy, 4);
  await model.ask(quiet, 20);
  expect(model.underWay).toHaveLength(8);
  await model.answerAll(24);
  expect(model.counts).toMatchObject({ max: 8, asked: 24 });
});

test('a flood of one workspace leaves room for another, and then they take turns', async () => {
  const model = limited(8);
  await model.ask(busy, 100);
  expect(model.underWay).toHaveLength(6);
  await model.ask(quiet, 10);
  const of = (workspaceId: string) => model.underWay.filter((one) => one.workspaceId === workspaceId).length;
  expect(of(quiet)).toBe(2);
  for (let answers = 0; answers < 2; answers += 1) {
    model.underWay.find(({ workspaceId }) => workspaceId === busy)!.answer();
    await model.settled();
  }
  expect(of(quiet)).toBe(4);
});

test('a model that takes few at a time is soon asked for few, and none of those it refused is lost', async () => {
  const model = limited(400);
  model.accept(8);
  await model.ask(busy, 100);
  expect(model.counts.refused).toBe(92);
  await model.answerAll(100);
  expect(model.outcomes.every(({ kind }) => kind === 'text')).toBe(true);
  // After the first burst hardly any is refused.
  expect(model.counts.refused).toBeLessThan(92 + 60);
});

test('once the model takes more again, more are made', async () => {
  const model = limited(40);
  model.accept(2);
  await model.ask(busy, 30);
  await model.answerAll(30);
  model.accept(Infinity);
  const before = model.outcomes.length;
  await model.ask(busy, 600);
  await model.answerAll(before + 600);
  expect(model.counts.max).toBe(30);
});

test('a model that names a pause is asked by nobody until it is over', async () => {
  const model = limited(8);
  model.accept(0, 5_000);
  await model.ask(busy);
  model.accept(Infinity);
  await model.ask(quiet);
  expect(model.counts.asked).toBe(1);
  model.clock.advance(4_999);
  await model.settled();
  expect(model.counts.asked).toBe(1);
  model.clock.advance(1);
  await model.answerAll(2);
  expect(model.outcomes).toEqual([text, text]);
});

test('a refusal is told where waiting is not worth it, or where a tool has done something', async () => {
  const model = limited(8);
  model.accept(0, 60_000);
  await model.ask(busy);
  expect(model.outcomes).toEqual([refusal(60_000)]);

  const other = limited(8);
  other.accept(0);
  const tool = { name: 'book', description: '', input: z.object({}), execute: async () => ({ ok: true }) };
  await other.ask(busy, 1, {}, { tools: [tool] });
  expect(other.outcomes).toEqual([refusal()]);
});

test('who gives up while waiting is gone, and who waits too long looks again', async () => {
  const model = limited(1);
  await model.ask(busy);
  const controller = new AbortController();
  await model.ask(quiet, 1, {}, { signal: controller.signal });
  await model.ask(quiet);
  controller.abort();
  await model.settled();
  expect(model.outcomes).toEqual([{ kind: 'aborted' }]);
  model.clock.advance(30_000);
  await model.settled();
  expect(model.outcomes).toEqual([{ kind: 'aborted' }, { kind: 'aborted' }]);
  await model.answerAll(3);
  expect(model.counts.asked).toBe(1);
});

test('a person who waits for an answer goes ahead of the chats of the workspace', async () => {
  const model = limited(1);
  await model.ask(busy, 3);
  await model.ask(busy, 1, { isAwaited: true }, { instructions: 'a person' });
  model.underWay[0]!.answer();
  await model.settled();
  expect(model.underWay.map(({ workspaceId }) => workspaceId)).toEqual(['a person']);
});

test('what failed for others meanwhile is not asked when its turn comes', async () => {
  const model = limited(1);
  let isDown = false;
  await model.ask(busy, 2, { mayAsk: () => !isDown });
  isDown = true;
  model.underWay[0]!.answer();
  await model.settled();
  expect(model.outcomes).toEqual([text, expect.objectContaining({ kind: 'unavailable' })]);
  expect(model.counts.asked).toBe(1);
});
