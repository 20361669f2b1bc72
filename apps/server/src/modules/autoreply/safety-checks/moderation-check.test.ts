import type { Moderation, ModerationOutcome } from '@spotter/providers/ports/moderation';
import { expect, test } from 'vitest';
import { createTestClock } from '../../../platform/clock.ts';
import { createLogger } from '../../../platform/logger.ts';
import { emptyChat, messageOf } from '../trial/in-memory-chat.ts';
import { createModerationLine } from './moderation-line.ts';
import { startModerationCheck } from './moderation-check.ts';

const harmless: ModerationOutcome = { kind: 'judged', flags: [] };
const flagged = (category: string): ModerationOutcome => ({ kind: 'judged', flags: [{ category, score: null }] });

/** A look at "hello there" that was taken; `answer` gives the endpoint's next answer. */
function check(handedBackAt: Date | null = null) {
  const clock = createTestClock('2026-11-20T12:00:00Z');
  const waiting: ((outcome: ModerationOutcome) => void)[] = [];
  const asked: string[] = [];
  const moderation: Moderation = {
    judge: (text) => {
      asked.push(text);
      return new Promise((resolve) => void waiting.push(resolve));
    },
  };
  const line = createModerationLine({
    moderation,
    clock,
    logger: createLogger('silent'),
    chance: () => 0,
    timeoutMs: 5_000,
  });
  const state = emptyChat({ userId: 'u' } as never, clock.now());
  state.chat.handedBackAt = handedBackAt;
  state.messages.push(messageOf(state, { from: 'lead', text: 'hello there' }, clock.now()));
  const abandoned: string[] = [];
  const taken = startModerationCheck(line, state, [state.messages[0]!.id], () => abandoned.push('draft'));
  const late: string[] = [];
  return {
    clock,
    asked,
    abandoned,
    late,
    before: (draft: string | null) => taken.beforeSending(draft),
    watch: () => taken.later(({ category }) => late.push(category)),
    async answer(outcome: ModerationOutcome) {
      waiting.shift()!(outcome);
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    },
  };
}

test('what is found while the model composes ends the composing, also after the second', async () => {
  const { abandoned, answer, before, clock, late, watch } = check();
  clock.advance(3_000);
  await answer(flagged('self-harm'));
  expect(abandoned).toEqual(['draft']);
  expect(await before(null)).toMatchObject({ in: 'words', finding: { category: 'self-harm' } });
  watch();
  await Promise.resolve();
  expect(late).toEqual([]);
});

test('what is found after the answer is told once, later', async () => {
  const { answer, before, clock, late, watch } = check();
  const reported = before('My draft');
  clock.advance(1_000);
  expect(await reported).toBeNull();
  watch();
  await answer(flagged('violence'));
  expect(late).toEqual(['abuse']);
});

test('a draft is judged beside the words, and told only where the words are harmless', async () => {
  const { answer, asked, before } = check();
  await answer(harmless);
  const reported = before('My draft');
  expect(asked).toEqual(['hello there', 'My draft']);
  await answer(flagged('harassment'));
  expect(await reported).toMatchObject({ in: 'draft', finding: { evidence: 'harassment' } });
});

test('words that the coach has seen when giving the chat back are not asked about', async () => {
  const { asked, before } = check(new Date('2026-11-20T12:00:00Z'));
  expect(await before(null)).toBeNull();
  expect(asked).toEqual([]);
});
